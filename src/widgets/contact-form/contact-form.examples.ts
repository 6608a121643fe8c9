import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './contact-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A message that leads to a success page.',
    attributes: { successUrl: '/yhteystiedot/ota-yhteytta/kiitos' },
  },
  brandSite: { title: 'On a brand site, thanked for in place.', brand: 'mestariforsmanfi' },
  ...formStates(),
};
