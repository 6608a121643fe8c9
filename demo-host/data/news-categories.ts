import type { NewsCategory } from './types';

/** Categories of the newsroom; the ids are facet tags of the news search. */
export const newsCategories: readonly NewsCategory[] = [
  {
    id: 701,
    name: { fi: 'Tiedotteet', en: 'Releases', se: 'Meddelanden', de: 'Mitteilungen' },
    subCategories: [
      {
        id: 711,
        name: {
          fi: 'Pörssitiedotteet',
          en: 'Stock exchange releases',
          se: 'Börsmeddelanden',
          de: 'Börsenmitteilungen',
        },
      },
      {
        id: 712,
        name: {
          fi: 'Lehdistötiedotteet',
          en: 'Press releases',
          se: 'Pressmeddelanden',
          de: 'Pressemitteilungen',
        },
      },
      {
        id: 713,
        name: {
          fi: 'Tulosjulkistukset',
          en: 'Financial reports',
          se: 'Resultatrapporter',
          de: 'Finanzberichte',
        },
      },
    ],
  },
  {
    id: 702,
    name: { fi: 'Vastuullisuus', en: 'Sustainability', se: 'Hållbarhet', de: 'Nachhaltigkeit' },
    subCategories: [
      { id: 721, name: { fi: 'Ympäristö', en: 'Environment', se: 'Miljö', de: 'Umwelt' } },
      {
        id: 722,
        name: {
          fi: 'Eläinten hyvinvointi',
          en: 'Animal welfare',
          se: 'Djurvälfärd',
          de: 'Tierwohl',
        },
      },
    ],
  },
  {
    id: 703,
    name: { fi: 'Tuotteet', en: 'Products', se: 'Produkter', de: 'Produkte' },
    subCategories: [],
  },
  {
    id: 704,
    name: {
      fi: 'Ihmiset ja työ',
      en: 'People and work',
      se: 'Människor och arbete',
      de: 'Menschen und Arbeit',
    },
    subCategories: [],
  },
];

/** Categories of releases a reader may subscribe to [API-20]. */
export const releaseCategories = [
  {
    informationType: '1',
    name: {
      fi: 'Pörssitiedotteet',
      en: 'Stock exchange releases',
      se: 'Börsmeddelanden',
      de: 'Börsenmitteilungen',
    },
  },
  {
    informationType: '2',
    name: {
      fi: 'Lehdistötiedotteet',
      en: 'Press releases',
      se: 'Pressmeddelanden',
      de: 'Pressemitteilungen',
    },
  },
  {
    informationType: '3',
    name: {
      fi: 'Osavuosikatsaukset',
      en: 'Interim reports',
      se: 'Delårsrapporter',
      de: 'Zwischenberichte',
    },
  },
  {
    informationType: '4',
    name: {
      fi: 'Vuosikertomukset',
      en: 'Annual reports',
      se: 'Årsredovisningar',
      de: 'Jahresberichte',
    },
  },
] as const;
