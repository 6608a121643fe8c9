import type { Field } from '../field';

/** A hidden value: fixed here, or set by the view (`fixed` of `Form`). */
export const hidden = (start: unknown = '', options: Partial<Field> = {}): Field<unknown> => ({
  ...{ kind: 'hidden', label: '', empty: start, is: () => true },
  isEmpty: (value) => value === undefined || value === '',
  ...options,
});
