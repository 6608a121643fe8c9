import { emailOf, isEmail } from '../../../read/email';
import { clean } from '../../../read/text';
import { line } from './text';

/** An e-mail address, sent without a name around it; one of a wrong form is refused [IMP-26]. */
export const email = line('email', {
  autoComplete: 'email',
  native: { type: 'email', inputMode: 'email' },
  tidy: (value) => emailOf(value) || clean(value),
  fault: (value) => (isEmail(value) ? undefined : '/form/email-wrong'),
});
