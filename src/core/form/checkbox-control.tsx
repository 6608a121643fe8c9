import type { ControlProps } from './control-props';
import type { CheckboxField } from './field';
import { FieldError, LabelText } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

/** A yes or no. */
export function CheckboxControl({ name }: ControlProps<CheckboxField>) {
  const field = useField<boolean>(name);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          id={field.id}
          type="checkbox"
          checked={field.value}
          disabled={field.fixed}
          onChange={(event) => field.set(event.target.checked)}
          {...field.aria}
        />
        <span>
          <LabelText field={field} />
        </span>
      </label>
      {field.hint && (
        <p id={`${field.id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}
