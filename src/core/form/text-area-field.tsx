import { useTexts } from '../i18n/use-texts';
import { Field, type FieldProps } from './field';
import { styles } from './form.styles';
import { formTexts } from './form.texts';
import { useField } from './form-context';

/** A message with a counter of the characters left; no more can be typed [UI-02, FORM-08]. */
export function TextAreaField({ maxLength = 2000, ...props }: FieldProps & { maxLength?: number }) {
  const { id, value, error, required, set, leave, aria } = useField(props.name);
  const t = useTexts(formTexts);
  return (
    <Field {...props} id={id} error={error} required={required}>
      <textarea
        id={id}
        className={styles.area}
        value={value}
        maxLength={maxLength}
        rows={6}
        onChange={(event) => set(event.target.value.slice(0, maxLength))}
        onBlur={leave}
        {...aria}
      />
      <p className={styles.counter}>{t('/form/left', maxLength - value.length)}</p>
    </Field>
  );
}
