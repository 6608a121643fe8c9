import { visuallyHidden } from '../style/visually-hidden';
import { drawIcon } from '../ui/icon';
import type { ControlProps } from './control-props';
import type { StarsField } from './field';
import { GroupShell } from './field-shell';
import { useField } from './form-context';
import { styles } from './stars-control.styles';

/** One to five stars [IMP-17]. */
export function StarsControl({ name }: ControlProps<StarsField>) {
  const field = useField<number>(name);
  return (
    <GroupShell field={field} role="radiogroup">
      <div className={styles.row}>
        <div className={styles.stars}>
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
              {drawIcon('star', 1.75, star <= field.value)}
            </label>
          ))}
        </div>
        {field.value > 0 && <span aria-hidden="true">{field.say('/ui/stars', field.value)}</span>}
      </div>
    </GroupShell>
  );
}
