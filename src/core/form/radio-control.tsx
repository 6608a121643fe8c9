import type { ControlProps } from './control-props';
import type { ChoiceField } from './field';
import { GroupShell } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

/** One of a few options. */
export function RadioControl({ name }: ControlProps<ChoiceField>) {
  const field = useField(name);
  return (
    <GroupShell field={field} role="radiogroup">
      <div className={styles.choices}>
        {field.options.map(({ value, label }) => (
          <label className={styles.choice} key={value}>
            <input
              type="radio"
              name={field.id}
              value={value}
              checked={field.value === value}
              disabled={field.fixed}
              onChange={() => field.set(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupShell>
  );
}
