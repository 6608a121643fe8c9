import { postalCodeOf } from '../../../api/postal-code';
import { clean } from '../../../read/text';
import { line } from './text';

/** A postal code, sent as its five digits; a wrong number of digits is refused, another land's not. */
export const postalCode = line('postal-code', {
  autoComplete: 'postal-code',
  native: { inputMode: 'numeric' },
  tidy: (value) => postalCodeOf(value) ?? clean(value),
  fault: (value) =>
    /^[\d\s-]*$/.test(value) && !/^\d{5}$/.test(value) ? '/form/postal-code-wrong' : undefined,
});
