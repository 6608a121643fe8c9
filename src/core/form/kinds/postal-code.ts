import { postalCodeOf } from '../../../api/postal-code';
import { line } from './text';

const native = { inputMode: 'numeric' } as const;
const fault = (value: string) =>
  /^[\d\s-]*$/.test(value) && !/^\d{5}$/.test(value) ? '/form/postal-code-wrong' : undefined;

/** A postal code, sent as its five digits; a wrong number of digits is refused, another land's not. */
export const postalCode = line(
  'postal-code',
  { autoComplete: 'postal-code', native, fault },
  postalCodeOf,
);
