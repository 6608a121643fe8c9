import { useTexts } from '../../i18n/use-texts';
import { visuallyHidden } from '../../style/visually-hidden';
import { drawIcon } from '../../ui/icon';
import { starsTexts } from '../../ui/stars.texts';
import type { ControlProps, Field, FieldOptions } from '../field';
import { GroupShell } from '../field-shell';
import { useField } from '../form-context';
import { styles } from './stars.styles';

const all = [1, 2, 3, 4, 5];

function StarsControl({ name }: ControlProps) {
  const t = useTexts(starsTexts);
  const field = useField<number>(name);
  return (
    <GroupShell field={field} role="radiogroup">
      <div className={styles.row}>
        <div className={styles.stars}>
          {all.map((star) => (
            <label key={star}>
              <input
                className={visuallyHidden}
                type="radio"
                name={field.id}
                value={star}
                aria-label={t('/ui/stars', star)}
                checked={field.value === star}
                disabled={field.fixed}
                onChange={() => field.set(star)}
              />
              {drawIcon('star', 1.75, star <= field.value)}
            </label>
          ))}
        </div>
        {field.value > 0 && <span aria-hidden="true">{t('/ui/stars', field.value)}</span>}
      </div>
    </GroupShell>
  );
}

/** One to five stars [IMP-17]; 0 means none yet. */
export const stars = (label: string, options: FieldOptions<number> = {}): Field<number> => ({
  ...{ kind: 'stars', label, control: StarsControl, empty: options.start ?? 0 },
  is: (value) => typeof value === 'number',
  isEmpty: (value) => value === 0,
  fault: (value) => (all.includes(value) ? undefined : '/form/no-option'),
  ...options,
});
