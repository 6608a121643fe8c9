import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';
import { styles } from './form.styles';
import { useField } from './form-context';

type Native = 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'placeholder';
export type TextFieldProps = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, Native>;

/** A line of text [UI-01]. */
export function TextField({ name, label, hint, span, asterisk, ...native }: TextFieldProps) {
  const { id, value, error, required, set, leave, aria } = useField(name);
  const shell = { name, id, label, hint, error, required, ...(span && { span }) };
  return (
    <Field {...shell} {...(asterisk === false && { asterisk })}>
      <input
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        {...native}
        {...aria}
      />
    </Field>
  );
}
