import type { ChoiceOptions, ControlProps, Field } from '../field';
import { GroupShell } from '../field-shell';
import { styles } from '../form.styles';
import { useField } from '../form-context';
import { isText } from './text';

function CheckboxesControl({ name }: ControlProps) {
  const field = useField<readonly string[]>(name);
  const { options } = field;
  // In the order of the options, whatever the order of the clicks.
  const toggle = (id: string) =>
    field.set((chosen) =>
      options.map(({ value }) => value).filter((one) => chosen.includes(one) !== (one === id)),
    );
  return (
    <GroupShell field={field} role="group">
      <div className={styles.boxes}>
        {options.map(({ value, label }) => (
          <label className={styles.choice} key={value}>
            <input
              type="checkbox"
              checked={field.value.includes(value)}
              disabled={field.fixed}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupShell>
  );
}

/** Any number of a few options, by their values. */
export const checkboxes = (
  label: string,
  { choices = {}, ...options }: ChoiceOptions<readonly string[]> = {},
): Field<readonly string[]> => ({
  ...{ kind: 'checkboxes', label, choices, control: CheckboxesControl, empty: options.start ?? [] },
  is: (value) => Array.isArray(value) && value.every(isText),
  isEmpty: (value) => value.length === 0,
  ...options,
});
