import { written } from '../../../read/phone-number';
import { line } from './text';

/** A phone number, sent as it was written. */
export const phone = line('phone', { autoComplete: 'tel', native: { type: 'tel' }, tidy: written });
