import { createContext, useContext } from 'react';

/** What the fields of a form share. */
export interface FormState {
  /** Begins the ids of the form's elements. */
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Messages by field, once the form has been sent or the field been left. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly required: ReadonlySet<string>;
  readonly set: (name: string, value: unknown) => void;
  /** The visitor has left a field: its message may show. */
  readonly leave: (name: string) => void;
}

export const FormContext = createContext<FormState | null>(null);

/** The parts of a form that belong to a field of it. */
export function useField<T = string>(name: string) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`the field ${name} stands outside of a form`);
  const id = `${form.id}-${name}`;
  const error = form.errors[name];
  return {
    id,
    value: form.values[name] as T,
    error,
    required: form.required.has(name),
    set: (value: T) => form.set(name, value),
    leave: () => form.leave(name),
    /** What a control needs so that its message is tied to it [IMP-18]. */
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-required': form.required.has(name) || undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
    } as const,
  };
}
