import { isEmail } from '../../../read/email';
import { line } from './text';

/** An e-mail address; one of a wrong form is refused [IMP-26]. */
export const email = line('email', {
  autoComplete: 'email',
  native: { type: 'email', inputMode: 'email' },
  fault: (value) => (isEmail(value) ? undefined : '/form/email-wrong'),
});
