import type { ControlProps } from './control-props';
import type { TextField } from './field';
import { FieldShell } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

const native = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel' },
  'postal-code': { inputMode: 'numeric' },
} as const;

/** A line of text [UI-01]. */
export function TextControl({ name, declared }: ControlProps<TextField>) {
  const field = useField(name);
  return (
    <FieldShell field={field}>
      <input
        id={field.id}
        className={styles.control}
        value={field.value}
        autoComplete={declared.autoComplete}
        maxLength={declared.maxLength}
        readOnly={field.fixed}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
        {...native[declared.kind]}
        {...field.aria}
      />
    </FieldShell>
  );
}
