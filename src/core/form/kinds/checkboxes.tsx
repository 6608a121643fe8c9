import type { ChoiceOptions, ControlProps, Field } from '../field';
import { GroupShell } from '../field-shell';
import { styles } from '../form.styles';
import { useField } from '../form-context';
import { isText } from './text';

/** Options that are all visible: radio buttons, or checkboxes for any number of them. */
export const visibleOptions = (type: 'radio' | 'checkbox') =>
  function OptionsControl({ name }: ControlProps) {
    const field = useField<string | readonly string[]>(name);
    const { options } = field;
    const isRadio = type === 'radio';
    // In the order of the options, whatever the order of the clicks.
    const toggled = (chosen: string | readonly string[], id: string) =>
      options.map(({ value }) => value).filter((one) => chosen.includes(one) !== (one === id));
    const press = (id: string) => field.set((chosen) => (isRadio ? id : toggled(chosen, id)));
    return (
      <GroupShell field={field} role={isRadio ? 'radiogroup' : 'group'}>
        <div className={isRadio ? styles.choices : styles.boxes}>
          {options.map(({ value, label }) => (
            <label className={styles.choice} key={value}>
              <input
                type={type}
                name={isRadio ? field.id : undefined}
                value={value}
                checked={[field.value].flat().includes(value)}
                disabled={field.fixed}
                onChange={() => press(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </GroupShell>
    );
  };

const control = visibleOptions('checkbox');

/** Any number of a few options, by their values. */
export const checkboxes = (
  label: string,
  { choices = {}, ...options }: ChoiceOptions<readonly string[]> = {},
): Field<readonly string[]> => ({
  ...{ kind: 'checkboxes', label, choices, control, empty: options.start ?? [] },
  is: (value) => Array.isArray(value) && value.every(isText),
  isEmpty: (value) => value.length === 0,
  ...options,
});
