import { successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'sponsorship-form',
  purpose: 'contact',
  summary: 'An application for sponsorship, with a PDF, from teams, groups and schools.',
  wakes: 'idle',
  because: 'Some of its fields load late.',
  attributes: { successUrl },
  placement: { height: { 0: 1479, 404: 1099 } },
});
