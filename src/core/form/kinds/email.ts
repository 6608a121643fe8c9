import { emailOf, isEmail } from '../../../read/email';
import { line } from './text';

const native = { type: 'email', inputMode: 'email' } as const;
const fault = (value: string) => (isEmail(value) ? undefined : '/form/email-wrong');

/** An e-mail address, sent without a name around it; one of a wrong form is refused [IMP-26]. */
export const email = line('email', { autoComplete: 'email', native, fault }, emailOf);
