import { cx } from '../style/css';
import { Asterisk, FieldError, type FieldProps } from './field';
import { styles } from './form.styles';
import { useField } from './form-context';

export interface RadioFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few options. */
export function RadioField({ name, label, options, span = 6, asterisk = true }: RadioFieldProps) {
  const { id, value, error, required, set, aria } = useField(name);
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      className={cx(styles.field, styles.span[span])}
      aria-labelledby={`${id}-label`}
      {...aria}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && asterisk && <Asterisk />}
      </span>
      <div className={styles.choices}>
        {options.map((option) => (
          <label className={styles.choice} key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => set(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
