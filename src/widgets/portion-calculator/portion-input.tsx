import { useId, useState } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { FieldMessage } from '../../core/ui/field-message';
import { drawIcon } from '../../core/ui/icon';
import { isComposing } from '../../core/ui/is-composing';
import { switchedOff } from '../../core/ui/switched-off';
import { readNumber } from '../../read/number';
import { clean } from '../../read/text';
import {
  accepted,
  type Bounds,
  type Fraction,
  isSameFraction,
  stepped,
  typedText,
} from './portion-calculator.model';
import { styles } from './portion-calculator.styles';
import { texts } from './portion-calculator.texts';

interface PortionInputProps {
  readonly label: string;
  readonly value: Fraction;
  readonly bounds: Bounds;
  readonly onChoose: (value: Fraction) => void;
  /** Called when the visitor has finished a change: then the result is announced. */
  readonly onDone: () => void;
}

interface Entry {
  /** The text of the field while it is typed. */
  readonly typed: string | null;
  /** Whether the last typed text was ignored, so that a message shows. */
  readonly refused: boolean;
}

/**
 * A decimal number with minus and plus. Amounts follow the typed text at once; an invalid text
 * changes nothing [CALC-04, CALC-06], and the number in force replaces it on blur.
 */
export function PortionInput({ label, value, bounds, onChoose, onDone }: PortionInputProps) {
  const { min, max } = bounds;
  const { announce } = useWidget();
  const t = useTexts(texts);
  const id = useId();
  const [{ typed, refused }, setEntry] = useState<Entry>({ typed: null, refused: false });
  const message =
    min === undefined || max === undefined
      ? t('/calculator/above-zero')
      : t('/calculator/between', min, max);
  const number = typed === null ? undefined : accepted(typed, bounds);
  // A reset changes the number in force, too.
  const isOld = number !== undefined && !isSameFraction(number, value);
  const step = (way: 1 | -1) => {
    const next = stepped(value, way, bounds);
    setEntry({ typed: null, refused: false });
    if (!next) return;
    onChoose(next);
    onDone();
  };
  const type = (text: string) => {
    const entered = accepted(text, bounds);
    setEntry({ typed: text, refused: false });
    if (entered) onChoose(entered);
  };
  const leave = () => {
    if (typed === null) return;
    const isRefused = !number && clean(typed) !== '';
    setEntry({ typed: null, refused: isRefused });
    if (isRefused) announce(message);
    else onDone();
  };
  const stepButton = (way: 1 | -1) => (
    <button
      type="button"
      aria-label={t(way > 0 ? '/calculator/more' : '/calculator/less', label)}
      onClick={() => step(way)}
      {...switchedOff(!stepped(value, way, bounds))}
    >
      {drawIcon(way > 0 ? 'plus' : 'minus', 1)}
    </button>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.stepper}>
        {stepButton(-1)}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          role="spinbutton"
          aria-valuenow={readNumber(typedText(value))}
          aria-valuetext={typedText(value)}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={refused ? `${id}-refused` : undefined}
          value={typed === null || isOld ? typedText(value) : typed}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === 'Enter') leave();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        {stepButton(1)}
      </div>
      {refused && <FieldMessage id={`${id}-refused`}>{message}</FieldMessage>}
    </div>
  );
}
