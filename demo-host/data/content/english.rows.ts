import type { ContentRow } from './rows';

export const englishRows: readonly ContentRow[] = [
  [
    '/en/about',
    'About Atria',
    'Food from Finnish ingredients since 1903.',
    'plant',
    [
      'Atria is a Nordic food company. We make meat products, poultry and ready meals for homes and professional kitchens.',
      'Some four thousand of us work in Finland, Sweden, Denmark and Estonia. Most of the company is still owned by the farmers who supply it.',
    ],
  ],
  [
    '/en/sustainability',
    'Sustainability',
    'Good food – better mood, tomorrow as well.',
    'field',
    [
      'We aim at a carbon-neutral food chain: in the fields, on the farms, in our plants and in packaging.',
      'Progress is measured every year and reported openly, also when it is slower than we hoped.',
    ],
  ],
  [
    '/en/contact',
    'Contact',
    'Consumer service, sites and sales.',
    'people',
    [
      'Consumer service answers on weekdays from 9 to 15 at +358 20 472 8000.',
      'You can also write to Atria, PO Box 900, 60060 Atria, Finland. Please keep the pack at hand: its batch number tells us a good deal.',
    ],
  ],
  [
    '/en/origin',
    'Origin',
    'Know where your food comes from.',
    'farm',
    [
      'The name of the family farm is printed on the pack.',
      'Our meat is Finnish through and through. From field to plant it is most often less than a hundred kilometres.',
    ],
  ],
  [
    '/en/origin/family-farms',
    'Family farms',
    'Over a thousand farms, each with its story.',
    'farm',
    [
      'Most of our contract farms are in Ostrobothnia and Savonia.',
      'Many have worked with us for three generations. They know their animals, and we know them.',
    ],
  ],
  [
    '/en/origin/animal-welfare',
    'Animal welfare',
    'Healthy animals need no medicine.',
    'cows',
    [
      'Welfare is measured on the farm, and good results are paid for.',
      'Pigs keep their tails, chickens grow without antibiotics and journeys are short. A veterinarian visits every farm regularly.',
    ],
  ],
];
