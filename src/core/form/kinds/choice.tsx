import { cx } from '../../style/css';
import { drawIcon } from '../../ui/icon';
import type { ChoiceOptions, ControlProps, Field, Wire } from '../field';
import { FieldShell } from '../field-shell';
import { styles } from '../form.styles';
import { useField } from '../form-context';
import { visibleOptions } from './checkboxes';
import { isText } from './text';

/** One of many options, in the browser's own list. */
function SelectControl({ name }: ControlProps) {
  const field = useField(name);
  return (
    <FieldShell field={field}>
      <div className={styles.row}>
        <select
          id={field.id}
          className={cx(styles.control, styles.select)}
          value={field.value}
          disabled={field.fixed}
          onChange={(event) => field.set(event.target.value)}
          onBlur={field.leave}
          {...field.aria}
        >
          <option value="">{field.say('/form/choose')}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {drawIcon('chevron-down', 1)}
      </div>
    </FieldShell>
  );
}

const oneOf =
  (kind: string, control: typeof SelectControl) =>
  (label: string, { choices = {}, ...options }: ChoiceOptions<string> = {}): Field<string> => ({
    ...{ kind, label, choices, control, empty: options.start ?? '', is: isText },
    isEmpty: (value) => value === '',
    // Only the view knows the options that it gives.
    fault: (value) =>
      value in choices || Object.keys(choices).length === 0 ? undefined : '/form/no-option',
    ...options,
  });

/** One of a few options, all visible. */
export const radio = oneOf('radio', visibleOptions('radio'));
/** One of many options, in a list that opens. */
export const select = oneOf('select', SelectControl);

/**
 * Sends a choice as one boolean per option, of which exactly one is true:
 * `flags({ email: 'ContactByEmail', none: 'NoContact' })`.
 *
 * @param names the names in the body by option
 */
export const flags =
  (names: Readonly<Record<string, string>>): Wire<string> =>
  (_, chosen) =>
    Object.fromEntries(Object.entries(names).map(([value, name]) => [name, value === chosen]));
