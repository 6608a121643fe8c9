import type { Entry } from './early-steps.model';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (one: Element): one is Field =>
  /^(input|textarea|select)$/.test(one.localName);

export const isBox = (field: Field): field is HTMLInputElement =>
  /^(checkbox|radio)$/.test(field.type);

/** What a field holds now, as a step. */
export const entryOf = (on: Field): Entry<Field> => ({
  kind: 'entry',
  on,
  value: isBox(on) ? on.checked : on.value,
});
