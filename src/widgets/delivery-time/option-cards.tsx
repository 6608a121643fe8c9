import { useId } from 'react';
import type { DeliveryPart } from '../../core/delivery/delivery-store';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { FieldMessage } from '../../core/ui/field-message';
import { styles } from './option-cards.styles';

interface Option {
  readonly value: string;
  readonly label: string;
  /** What screen readers read in place of the label, which is short. */
  readonly said?: string;
}

export interface OptionCardsProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Why the choice is wrong; '' if it is not. */
  readonly error: string;
  /** The name of the group, for a focus to move there. */
  readonly part: DeliveryPart;
}

/** One of several options, each as a card: radio buttons, with their keyboard use. */
export function OptionCards({ label, options, value, onChoose, error, part }: OptionCardsProps) {
  const id = useId();
  return (
    // Not the native radios: a required and empty one would count as wrong from the start.
    <div
      data-part={part}
      className={styles.group}
      role="radiogroup"
      aria-required
      aria-labelledby={`${id}-label`}
    >
      <p id={`${id}-label`} className={styles.legend}>
        <span>{label}</span>
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      </p>
      <div className={styles.cards}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.card}
            data-chosen={option.value === value || undefined}
          >
            <input
              className={visuallyHidden}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={() => onChoose(option.value)}
            />
            <span aria-hidden={option.said ? true : undefined}>{option.label}</span>
            {option.said && <span className={visuallyHidden}>{option.said}</span>}
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
}
