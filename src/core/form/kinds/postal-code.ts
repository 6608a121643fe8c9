import { postalCodeOf } from '../../../api/postal-code';
import { line, trimmed } from './text';

/** A postal code, sent as its five digits; one of other digits is refused, one of another land not. */
export const postalCode = line('postal-code', {
  autoComplete: 'postal-code',
  native: { inputMode: 'numeric' },
  tidy: (value) => postalCodeOf(value) ?? trimmed(value),
  fault: (value) =>
    /^[\d\s-]*$/.test(value) && !/^\d{5}$/.test(value) ? '/form/postal-code-wrong' : undefined,
});
