import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './portion-calculator.contract';

const some = (name: string, amount: string, unit = 'kg', url = '') => ({ name, amount, unit, url });

const stew = {
  yield: '100',
  portionSize: '220',
  portionUnit: 'g',
  totalYieldKg: '22',
  steps: [
    {
      heading: 'Liha',
      instructions: 'Ruskista liha öljyssä kahdessa erässä ja mausta.',
      ingredients: [
        some('Naudan paistikuutio', '12', 'kg', '/tuotteet'),
        some('Rypsiöljy', '0.4'),
        some('Suola', '0.14'),
        some('Mustapippuri', '0.015'),
      ],
    },
    {
      heading: 'Hauduttaminen',
      instructions:
        'Lisää kasvikset, neste ja liemijauhe. Hauduta kannen alla, kunnes liha on mureaa.',
      ingredients: [
        some('Sipuli, kuutioitu', '2'),
        some('Porkkana, kuutioitu', '1.5'),
        some('Juuriselleri, kuutioitu', '2'),
        some('Vesi', '6', 'l'),
        some('Lihaliemijauhe', '0.2'),
      ],
    },
    {
      heading: 'Viimeistely',
      instructions:
        'Sekoita jauhot kylmään veteen ja suurusta kastike.\nKeitä 5 minuuttia ja tarkista maku.',
      ingredients: [some('Vehnäjauho', '0.35'), some('Vesi', '0.8', 'l')],
    },
  ],
  nutrients: [],
};
const nutrient = (code: string, name: string, amount: string, unit = 'g') => ({
  code,
  name,
  amount,
  unit: `${unit}/100 g`,
});
const meatballs = {
  yield: '50',
  portionSize: '250',
  portionUnit: 'g',
  totalYieldKg: '12.5',
  steps: [
    {
      heading: 'Köttbullar',
      instructions:
        'Lägg köttbullarna i kantin. Värm i 160 grader cirka 20 minuter, till en kärntemperatur över 75 grader.',
      ingredients: [some('Köttbullar', '6', 'kg', '/produkter')],
    },
    {
      heading: 'Gräddsås',
      instructions:
        'Fräs löken i smöret. Rör ner mjölet, späd med buljong och grädde och koka upp.',
      ingredients: [
        some('Smör', '0.25'),
        some('Gul lök, hackad', '0.6'),
        some('Vetemjöl', '0.3'),
        some('Köttbuljong', '3.5', 'l'),
        some('Matlagningsgrädde 15 %', '1.5', 'l'),
      ],
    },
  ],
  nutrients: [
    nutrient('ENERC', 'Energi', '642', 'kJ'),
    nutrient('FAT', 'Fett', '9.4'),
    nutrient('CHO', 'Kolhydrat', '7.1'),
    nutrient('PROT', 'Protein', '10.2'),
    nutrient('NACL', 'Salt', '1.05'),
  ],
};
const long =
  'Suurtalouskeittiöliemijauhevalmistekokonaisuus ja Rindfleischetikettierungsüberwachung';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A Finnish recipe: any portions, three decimals.',
    attributes: { recipe: stew },
  },
  swedish: {
    title: 'A Swedish recipe with nutrients: one decimal, bounds.',
    language: 'se',
    attributes: { variant: 'se', recipe: meatballs },
  },
  withoutSizes: {
    title: 'A recipe without portions and size: there is nothing to choose.',
    state: true,
    attributes: { recipe: { ...stew, yield: '', portionSize: '0', totalYieldKg: '' } },
  },
  badEntries: {
    title:
      'Ingredients without a name, or of 0, are left out; an amount in words is shown as it is.',
    state: true,
    attributes: {
      recipe: {
        ...stew,
        steps: [
          {
            heading: 'Maustaminen',
            instructions: 'Mausta ja sekoita.',
            ingredients: [
              some('Suola', '0.14'),
              some('', '2'),
              some('Pippuri', 'hieman'),
              some('Sokeri', '0'),
              some('Vesi', '0.333333', 'l'),
              some('Kivi', '1e12'),
            ],
          },
        ],
      },
    },
  },
  empty: { title: 'No recipe: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'With the longest texts and numbers.',
    state: true,
    attributes: {
      variant: 'se',
      recipe: {
        ...meatballs,
        yield: '1000',
        portionUnit: 'grammaa',
        totalYieldKg: '123456789.123',
        steps: meatballs.steps.map(({ ingredients }) => ({
          heading: long,
          instructions: `${long}. ${long}.`,
          ingredients: ingredients.map((one) => ({
            ...one,
            name: long,
            amount: '1234567.891',
            unit: 'pakkausta',
          })),
        })),
        nutrients: meatballs.nutrients.map((one) => ({ ...one, name: long, amount: '123456.7' })),
      },
    },
  },
};
