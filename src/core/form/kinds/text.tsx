import type { HTMLAttributes } from 'react';
import { clean } from '../../../read/text';
import type { ControlProps, Field, FieldOptions } from '../field';
import { FieldShell } from '../field-shell';
import { styles } from '../form.styles';
import { useField } from '../form-context';

export const isText = (value: unknown): boolean => typeof value === 'string';
/** Blanks alone count as empty [IMP-27]. */
export const isBlank = (value: string): boolean => clean(value) === '';

interface TextOptions extends FieldOptions<string> {
  /** The browser's autofill token: `given-name`, `organization` … */
  readonly autoComplete?: string;
}
export interface TextField extends Field<string>, TextOptions {
  /** The native attributes of the input. */
  readonly native?: { readonly type?: string } & Pick<HTMLAttributes<unknown>, 'inputMode'>;
}

/** A line of text [UI-01]. */
function TextControl({ name, declared }: ControlProps<TextField>) {
  const field = useField(name);
  return (
    <FieldShell field={field}>
      <input
        id={field.id}
        className={styles.control}
        value={field.value}
        autoComplete={declared.autoComplete}
        readOnly={field.fixed}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
        {...declared.native}
        {...field.aria}
      />
    </FieldShell>
  );
}

/** Makes a kind of single-line text field. */
export const line =
  (kind: string, more: Partial<TextField> = {}) =>
  (label: string, options: TextOptions = {}): TextField => ({
    ...{ kind, label, empty: '', is: isText, isEmpty: isBlank, tidy: clean },
    control: TextControl,
    ...more,
    ...options,
  });

/** A line of text [UI-01]. */
export const text = line('text');
