import type { Field } from '../field';

/** A value that nobody sees: fixed here, or given by the view (`fixed` of `Form`). */
export const hidden = (start: unknown = '', options: Partial<Field> = {}): Field<unknown> => ({
  ...{ kind: 'hidden', label: '', empty: start, is: () => true },
  isEmpty: (value) => value === undefined || value === '',
  ...options,
});
