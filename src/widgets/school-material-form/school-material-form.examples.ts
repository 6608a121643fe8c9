import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './school-material-form.contract';

const materials = [
  { material: 'Ruokapyramidi-juliste', url: '/materiaalit/1.pdf' },
  { material: 'Lihan matka tilalta pöytään', url: '/materiaalit/2.pdf' },
  { material: 'Kotitalouden reseptivihko', url: '/materiaalit/3.pdf' },
  { material: 'Hävikkiviikon tehtävät', url: '/materiaalit/4.pdf' },
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'An order that leads to a success page.',
    attributes: {
      materials,
      subject: 'Koulumateriaalit',
      successUrl: '/koulut/materiaalit/kiitos',
    },
  },
  swedish: {
    title: 'In Swedish.',
    language: 'se',
    attributes: {
      subject: 'Skolmaterial',
      materials: [
        { material: 'Matpyramiden, affisch', url: '/materiaalit/1.pdf' },
        { material: 'Recepthäfte för huslig ekonomi', url: '/materiaalit/3.pdf' },
      ],
    },
  },
  ...formStates({ attributes: { materials } }, 'contact', {
    materials: [
      {
        material: 'Arbeitsblätter zur Lebensmittelverschwendung für die Oberstufe, mit Lösungen',
        url: '/materiaalit/4.pdf',
      },
      ...materials,
    ],
  }),
  empty: { title: 'Without materials there is nothing.', state: true },
};
