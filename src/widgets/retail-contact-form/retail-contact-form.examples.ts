import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './retail-contact-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Complaint and feedback behind a toggle.' },
  tabs: { title: 'The earlier two tabs.', attributes: { variant: 'tabs' } },
  shop: { title: 'On the meat shop the place of purchase is locked.', brand: 'lihakauppa' },
  place: {
    title: 'With a place of purchase of the page.',
    attributes: { placeOfPurchase: 'K-Citymarket Seinäjoki' },
  },
  ...formStates(),
  english: { title: 'In English.', language: 'en' },
};
