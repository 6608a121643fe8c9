import { css } from '../style/css';
import { rem, token } from '../style/tokens';
import { visuallyHidden } from '../style/visually-hidden';
import { Icon } from '../ui/icon';
import type { ControlProps } from './control-props';
import type { StarsField } from './field';
import { GroupShell } from './field-shell';
import { useField } from './form-context';

const row = css({
  display: 'flex',
  color: token('color-warning'),
  label: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: rem(2.75),
    minBlockSize: rem(2.75),
    borderRadius: token('radius-m'),
    cursor: 'pointer',
    '&:has(:focus-visible)': { outline: `3px solid ${token('color-focus')}` },
  },
});

/** One to five stars [IMP-17]. */
export function StarsControl({ name }: ControlProps<StarsField>) {
  const field = useField<number>(name);
  return (
    <GroupShell field={field} role="radiogroup">
      <div className={row}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input
              className={visuallyHidden}
              type="radio"
              name={field.id}
              value={star}
              aria-label={field.say('/ui/stars', star)}
              checked={field.value === star}
              disabled={field.fixed}
              onChange={() => field.set(star)}
            />
            <Icon name="star" size={1.75} filled={star <= field.value} />
          </label>
        ))}
      </div>
    </GroupShell>
  );
}
