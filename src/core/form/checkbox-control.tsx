import { Link } from '../ui/link';
import type { ControlProps } from './control-props';
import type { CheckboxField } from './field';
import { FieldError, LabelText } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

/** A yes or no. */
export function CheckboxControl({ name, declared: { link } }: ControlProps<CheckboxField>) {
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
      {/* Beside the label, not in it: a press on it must not tick the box. */}
      {link && field.href && (
        <Link className={styles.choiceLink} href={field.href} target="_blank">
          {field.say(link)}
        </Link>
      )}
      <FieldError field={field} />
    </div>
  );
}
