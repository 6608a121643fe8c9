import { flag } from '../../core/element/reading/attributes';
import { successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'contact-form',
  purpose: 'contact',
  summary: 'A message from a consumer with at most one picture.',
  wakes: 'idle',
  because: 'Some of its fields load late.',
  attributes: {
    successUrl,
    debug: flag({
      description:
        'Also writes what is sent to the console on the site mestariforsmanfi; this is personal data, so never use it for visitors.',
    }),
  },
  placement: { height: { 0: 1007, 404: 827 } },
});
