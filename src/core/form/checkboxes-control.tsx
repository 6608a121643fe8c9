import type { ControlProps } from './control-props';
import type { CheckboxesField, Option } from './field';
import { GroupShell } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

/** Any of a few options. */
export function CheckboxesControl({ name }: ControlProps<CheckboxesField>) {
  const field = useField<readonly Option[]>(name);
  const { options } = field;
  const has = (chosen: readonly Option[], { value }: Option) =>
    chosen.some((one) => one.value === value);
  // In the order of the options, whatever the order of the clicks.
  const toggle = (option: Option) =>
    field.set((chosen) =>
      options.filter((one) => has(chosen, one) !== (one.value === option.value)),
    );
  return (
    <GroupShell field={field} role="group">
      <div className={styles.boxes}>
        {options.map((option) => (
          <label className={styles.choice} key={option.value}>
            <input
              type="checkbox"
              checked={has(field.value, option)}
              disabled={field.fixed}
              onChange={() => toggle(option)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupShell>
  );
}
