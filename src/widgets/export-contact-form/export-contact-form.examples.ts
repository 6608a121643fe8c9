import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './export-contact-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A request in English.',
    brand: 'export',
    language: 'en',
    attributes: { contentId: '4102', customerId: '40210' },
  },
  failing: {
    title: 'Sending fails: the button says so, in the words of the page, and sends again.',
    state: true,
    brand: 'export',
    language: 'en',
    fault: 'contact:500',
    attributes: { errorText: 'We could not receive your request. Send again.' },
  },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    brand: 'export',
    language: 'en',
    fault: 'contact:never',
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    state: true,
    brand: 'export',
    language: 'de',
  },
};
