import type { ArticleRow } from './rows';

export const exportEnglish: readonly ArticleRow[] = [
  [
    '/products/pork',
    'Finnish pork, cut to your order',
    'Mild in taste, light in colour and raised with tails intact. We deliver everything from tenderloin to trimmings, chilled or frozen.',
    'cut-pork',
    [
      'Our pigs grow on family farms and eat Finnish barley. Salmonella is practically absent, and antibiotics are used only when a veterinarian has examined the animal.',
      'Tell us the cut, the fat cover and the carton you need. Specifications are agreed in writing and every pallet can be traced to its batch.',
    ],
    { products: 38 },
  ],
  [
    '/products/poultry',
    'Chicken raised without antibiotics',
    'Finnish chicken has grown without antibiotics for more than a decade. Fillets, legs, wings and paws leave our plant in Nurmo graded by size.',
    'cut-chicken',
    [
      'Hatchery, feed mill, farms and plant belong to one chain, so quality is steady from week to week. Salmonella control starts with the parent birds.',
      'We pack in cartons and blocks or freeze individually. Halal lots are possible by arrangement.',
    ],
    { products: 37 },
  ],
  [
    '/products/beef',
    'Beef from small northern herds',
    'Most Finnish beef comes from farms with fewer than a hundred animals. They graze in summer and eat grass silage in winter – you can taste it.',
    'cut-steak',
    [
      'Striploin, ribeye and tenderloin are aged in vacuum. Topside and trimmings are delivered with an agreed share of lean meat.',
      'Volumes are moderate and reserved in advance. Ask early, and we will keep a share for you.',
    ],
    { products: 39 },
  ],
  [
    '/products/sausages',
    'Sausages with a Finnish accent',
    'Grill sausage is to Finland what bratwurst is to Bavaria. We export both, together with cold-smoked ham, meatballs and nuggets.',
    'cut-sausage',
    [
      'Recipes are developed in our own kitchen and adapted to your market: spicing, size and label. Shelf life is up to sixty days chilled.',
      'Private label is possible from one pallet per flavour. Samples are sent within a week.',
    ],
    { products: 31 },
  ],
  [
    '/why-finland',
    'Where nature still sets the pace',
    'Clean air, plenty of water and cold winters keep animals and crops healthy. That is a good start for meat you can trust.',
    'field',
    [
      'Finland is large and sparsely populated. Farms lie far apart, diseases spread slowly and there is room for each herd.',
      'Add short chains, careful farmers and the lowest use of antibiotics in the European Union’s meat sector, and you get what our customers come back for.',
    ],
    { products: 0 },
  ],
  [
    '/why-finland/antibiotic-free',
    'Healthy animals need no antibiotics',
    'In Finland a veterinarian prescribes medicine for a sick animal, never for a whole flock to be on the safe side. Our chickens are raised without antibiotics altogether.',
    'pigs',
    [
      'Prevention begins with the barn: dry bedding, fresh air and few visitors. Boots are changed at every door.',
      'Each treatment is entered in a national register. If your market asks for proof, we deliver it with the batch.',
    ],
    { products: 37 },
  ],
  [
    '/why-finland/clean-nature',
    'Clean air, clean water',
    'The World Health Organization counts Finland’s air among the cleanest in the world. Three quarters of the land is forest, and a tenth is water.',
    'field',
    [
      'Frost keeps pests down, so fields need fewer sprays. Animals drink the same groundwater as we do.',
      'Our plants clean their waste water and return it to nature better than the law demands. It is our own lake, after all.',
    ],
    { products: 0 },
  ],
  [
    '/why-finland/traceability',
    'Every pallet has an address',
    'From the carton to the farm in minutes: each batch carries a code that tells where the animals grew, when they were slaughtered and who packed them.',
    'lab',
    [
      'The data travels with the meat, from the ear tag to the pallet label. Health certificates are issued electronically, in the form your authorities want.',
      'We rehearse recalls four times a year. The record stands at eleven minutes.',
    ],
    { products: 0 },
  ],
  [
    '/quality',
    'Quality you can audit',
    'Our plants are approved for exports to more than thirty countries. Auditors are welcome, announced or not.',
    'lab',
    [
      'All sites are certified to FSSC 22000 and ISO 14001. Our laboratories take over 100,000 samples a year and have their own accreditation.',
      'The cold chain is logged from the plant to the port. You receive the curve with the papers.',
    ],
    { products: 0 },
  ],
  [
    '/contact',
    'Tell us what you need',
    'Our export team answers within one working day – with specification, packing and price.',
    'people',
    [
      'Asia and Oceania: Helsinki, +358 20 472 8200. Europe and Africa: Seinäjoki, +358 20 472 8210. Or write to export@atria.example in English, German, Chinese or Finnish.',
      'Please tell us the cut, monthly volume, port and certificates you need. New customers are invited to see the plant.',
    ],
  ],
];
