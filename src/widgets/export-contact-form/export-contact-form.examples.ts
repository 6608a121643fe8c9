import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './export-contact-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A request in English.',
    brand: 'export',
    language: 'en',
    attributes: { contentId: '4102', customerId: '40210' },
  },
  ...formStates({ brand: 'export', language: 'en' }),
  failing: {
    title: 'Sending fails: the button says so, in the words of the page, and sends again.',
    brand: 'export',
    language: 'en',
    fault: 'contact:500',
    attributes: { errorText: 'We could not receive your request. Send again.' },
  },
};
