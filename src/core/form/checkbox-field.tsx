import { cx } from '../style/css';
import { Asterisk, FieldError, type FieldProps } from './field';
import { styles } from './form.styles';
import { useField } from './form-context';

/** A yes or no. */
export function CheckboxField({ name, label, span = 6, asterisk = true }: FieldProps) {
  const { id, value, error, required, set, aria } = useField<boolean>(name);
  return (
    <div className={cx(styles.field, styles.span[span])}>
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={(event) => set(event.target.checked)}
          {...aria}
        />
        <span>
          {label}
          {required && asterisk && <Asterisk />}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
