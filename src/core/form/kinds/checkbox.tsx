import { Link } from '../../ui/link';
import type { ControlProps, Field, FieldOptions, Wire } from '../field';
import { FieldError, Hint, LabelText } from '../field-shell';
import { styles } from '../form.styles';
import { useField } from '../form-context';

interface CheckboxOptions extends FieldOptions<boolean> {
  /** Text of the link below it; its address comes from the view (`links` of `Form`). */
  readonly link?: string;
}
interface CheckboxField extends Field<boolean>, CheckboxOptions {}

function CheckboxControl({ name, declared: { link } }: ControlProps<CheckboxField>) {
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
      <Hint field={field} />
      {/* Beside the label, not in it: a press on the link must not tick the box. */}
      {link && field.href && (
        <Link className={styles.choiceLink} href={field.href} target="_blank">
          {field.say(link)}
        </Link>
      )}
      <FieldError field={field} />
    </div>
  );
}

/** A checkbox. */
export const checkbox = (label: string, options: CheckboxOptions = {}): CheckboxField => ({
  ...{ kind: 'checkbox', label, control: CheckboxControl, empty: options.start ?? false },
  is: (value) => typeof value === 'boolean',
  isEmpty: (value) => !value,
  ...options,
});

/** A checkbox for consent, asked for anew each time: no draft stores it. */
export const agreement = (label: string, options: CheckboxOptions = {}): CheckboxField => ({
  ...checkbox(label, options),
  draft: null,
});

/** Sends a checkbox as the text 'true' or 'false'. */
export const yesOrNo: Wire<boolean> = (name, value) => ({ [name]: String(value) });
