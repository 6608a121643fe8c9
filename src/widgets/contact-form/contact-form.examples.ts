import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './contact-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A message that leads to a success page.',
    attributes: { successUrl: '/yhteystiedot/ota-yhteytta/kiitos' },
  },
  brandSite: { title: 'On a brand site, thanked for in place.', brand: 'mestariforsmanfi' },
  failing: { title: 'Sending fails: the values stay.', state: true, fault: 'contact:500' },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    fault: 'contact:never',
  },
  longestTexts: { title: 'The longest texts: in German.', state: true, language: 'de' },
};
