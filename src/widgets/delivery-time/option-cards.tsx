import { useId } from 'react';
import type { DeliveryPart } from '../../core/state/delivery-store';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { FieldMessage } from '../../core/ui/field-message';
import { styles } from './option-cards.styles';

export interface OptionCardsProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Why the choice is wrong; '' while it is not. */
  readonly error: string;
  /** Names the group for a focus that is to go there. */
  readonly part: DeliveryPart;
}

/** One of some options, each a card to press: radio buttons, with all that the keyboard does. */
export function OptionCards({ label, options, value, onChoose, error, part }: OptionCardsProps) {
  const id = useId();
  return (
    <fieldset data-part={part} className={styles.group}>
      <legend className={styles.legend}>
        <span>{label}</span>
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      </legend>
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
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
