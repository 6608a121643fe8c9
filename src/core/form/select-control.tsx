import { cx } from '../style/css';
import { drawIcon } from '../ui/icon';
import type { ControlProps } from './control-props';
import type { ChoiceField } from './field';
import { FieldShell } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

/** One of many options, in the browser's own list. */
export function SelectControl({ name }: ControlProps<ChoiceField>) {
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
