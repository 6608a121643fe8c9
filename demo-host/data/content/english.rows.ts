import type { ContentRow } from './rows';

export const englishRows: readonly ContentRow[] = [
  [
    '/en/about',
    'About Atria',
    'Food from Finnish ingredients since 1903.',
    'plant',
    [
      'Atria is a Nordic food company. We make meat products, poultry and ready meals for homes and professional kitchens.',
    ],
  ],
  [
    '/en/sustainability',
    'Sustainability',
    'Good food – better mood, tomorrow as well.',
    'field',
    [
      'We aim at a carbon-neutral food chain: in the fields, on the farms, in our plants and in packaging.',
    ],
  ],
  [
    '/en/contact',
    'Contact',
    'Consumer service, sites and sales.',
    'people',
    ['Consumer service answers on weekdays from 9 to 15 at +358 20 472 8000.'],
  ],
  [
    '/en/origin',
    'Origin',
    'Know where your food comes from.',
    'farm',
    ['The name of the family farm is printed on the pack.'],
  ],
  [
    '/en/origin/family-farms',
    'Family farms',
    'Over a thousand farms, each with its story.',
    'farm',
    ['Most of our contract farms are in Ostrobothnia and Savonia.'],
  ],
  [
    '/en/origin/animal-welfare',
    'Animal welfare',
    'Healthy animals need no medicine.',
    'cows',
    ['Welfare is measured on the farm, and good results are paid for.'],
  ],
];
