import { useState } from 'react';
import { useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { drawIcon } from './icon';
import { styles } from './quantity-input.styles';
import { switchedOff } from './switched-off';
import { uiTexts } from './ui.texts';

export interface QuantityInputProps {
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Says why there is no more than `max`; "at most" and the number without it. */
  readonly mostText?: string | undefined;
  readonly onChange: (value: number) => void;
}

interface Entry {
  /** What is in the field while it is typed. */
  readonly typed: string | null;
  /** There was more than the most, and it is said so. */
  readonly cut: boolean;
}
const untouched: Entry = { typed: null, cut: false };

/**
 * A number with minus and plus [UI-06]. The buttons stop at the limits; a typed value outside is
 * set to the nearest limit when the field is left or Enter is pressed, and one above is told so;
 * anything but a number is given up.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, min = 1, max = 99, step = 1, onChange } = props;
  const { announce } = useWidget();
  const t = useTexts(uiTexts);
  const [{ typed, cut }, setEntry] = useState(untouched);
  const most = props.mostText ?? t('/ui/most', max);
  const within = (amount: number) => Math.min(Math.max(amount, min), max);
  const set = (amount: number) => {
    setEntry({ typed: null, cut: amount > max });
    if (amount > max) announce(most);
    if (within(amount) !== value) onChange(within(amount));
  };
  /** What is typed, as a number; the value while nothing is, or nothing that counts. */
  const entered = () => {
    const amount = Math.round(Number(typed));
    return typed?.trim() && Number.isFinite(amount) ? amount : value;
  };
  const leave = () => typed !== null && set(entered());
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div className={styles.root} role="group" aria-label={label}>
        <button
          type="button"
          aria-label={t('/ui/less')}
          onClick={() => set(value - step)}
          {...switchedOff(value <= min)}
        >
          {drawIcon('minus', 1)}
        </button>
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={typed ?? value}
          onChange={(event) => setEntry({ typed: event.target.value, cut })}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
            if (event.key === 'ArrowUp') set(entered() + step);
            if (event.key === 'ArrowDown') set(entered() - step);
          }}
        />
        <button
          type="button"
          aria-label={t('/ui/more')}
          onClick={() => set(value + step)}
          {...switchedOff(value >= max)}
        >
          {drawIcon('plus', 1)}
        </button>
      </div>
      {/* A shop that has still less says so itself, and then there may be more than is here. */}
      {cut && value === max && <p className={styles.cut}>{most}</p>}
    </>
  );
}
