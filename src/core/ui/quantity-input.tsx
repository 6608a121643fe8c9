import { useState } from 'react';
import { clean } from '../../read/text';
import { useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { drawIcon, type IconName } from './icon';
import { isComposing } from './is-composing';
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
  /** Why there is no more than `max`; by default "at most" and the number. */
  readonly mostText?: string | undefined;
  readonly onChange: (value: number) => void;
}

/**
 * A number with minus and plus [UI-06]. The buttons announce the new number, and stop at the limits
 * [IMP-20]. A typed value outside is set to the nearest limit on blur or Enter, with a message if it
 * was above; any other text is dropped.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, min = 1, max = 99, step = 1, onChange } = props;
  const { announce } = useWidget();
  const t = useTexts(uiTexts);
  /** The text of the field while it is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether the number was above the limit, so that a message shows. */
  const [isCut, setCut] = useState(false);
  const most = props.mostText ?? t('/ui/most', max);
  const within = (amount: number) => Math.min(Math.max(amount, min), max);
  const set = (amount: number) => {
    setTyped(null);
    setCut(amount > max);
    if (amount > max) announce(most);
    if (within(amount) !== value) onChange(within(amount));
  };
  const press = (amount: number) => {
    set(amount);
    announce(amount < max ? `${within(amount)}` : `${max}, ${most}`);
  };
  /** The typed number; the current value if nothing valid is typed. */
  const entered = () => {
    const text = clean(typed ?? '');
    const amount = Math.round(Number(text));
    return text && Number.isFinite(amount) ? amount : value;
  };
  const leave = () => typed !== null && set(entered());
  const button = (icon: IconName, name: string, next: number, isOff: boolean) => (
    <button type="button" aria-label={name} onClick={() => press(next)} {...switchedOff(isOff)}>
      {drawIcon(icon, 1)}
    </button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div className={styles.root} role="group" aria-label={label}>
        {button('minus', t('/ui/less'), value - step, value <= min)}
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === 'Enter') leave();
            if (event.key === 'ArrowUp') set(entered() + step);
            if (event.key === 'ArrowDown') set(entered() - step);
          }}
        />
        {button('plus', t('/ui/more'), value + step, value >= max)}
      </div>
      {/* A shop with an even smaller stock says so itself, and then the cart may have more than this limit. */}
      {isCut && value === max && <p className={styles.cut}>{most}</p>}
    </>
  );
}
