import type { ArticleRow } from './rows';

export const companyEnglish: readonly ArticleRow[] = [
  [
    '/en/company',
    'Good food from the north since 1903',
    'Atria is one of the leading food companies in the Nordic countries. We turn the work of thousands of family farms into food for homes, restaurants and schools.',
    'plant',
    [
      'What began as a farmers’ co-operative in Kuopio is now a listed company with some 4,000 people in Finland, Sweden, Denmark and Estonia. Its roots are where they always were: among the producers who still own most of it.',
      'We make cold cuts, sausages, fresh meat, poultry and ready meals under brands that people have grown up with. The idea is the same in every one of them – good food, better mood.',
    ],
  ],
  [
    '/en/company/strategy',
    'A winning Northern European food house',
    'Our strategy rests on what people eat on ordinary days: poultry, ready meals and convenience food grow, and fresh meat stays at the heart of what we do.',
    'report',
    [
      'We invest where eating is changing. New poultry capacity in Nurmo, a wider range of ready meals and stronger food service business all bring growth that is built to last.',
      'At the same time we take care of profitability with efficient plants, less waste and purchasing done together. Each step is measured, and we report on it twice a year.',
    ],
  ],
  [
    '/en/company/business-areas',
    'Three business areas, one way of working',
    'Atria Finland, Atria Sweden, and Atria Denmark and Estonia know their own tables best. They share the same standards of quality, safety and care.',
    'market',
    [
      'Atria Finland is the largest: it slaughters, cuts and cooks in Nurmo, Kauhajoki, Sahalahti and Jyväskylä. Atria Sweden is known for Lithells, Lönneberga, Ridderheims and the Sibylla kiosks.',
      'Denmark and Estonia complete the picture with cold cuts in Aalborg and a chain from field to table in Valga. Good ideas travel between them quickly.',
    ],
  ],
  [
    '/en/company/management',
    'The people who lead the work',
    'The group’s management team meets every month, most often at one of the plants. That is where decisions about food belong.',
    'people',
    [
      'The team consists of the chief executive, the heads of the three business areas and the directors of finance, people and sustainability. Each of them answers for goals that are public.',
      'The board of directors is elected by the annual general meeting and follows how the strategy proceeds. Members and their holdings are listed in the annual report.',
    ],
  ],
  [
    '/en/company/history',
    'More than a century at the table',
    'In 1903 a few farmers agreed to sell their cattle together. The rest is sausages, recipes and a good deal of stubborn work.',
    'farm',
    [
      'The first plants were built beside the railway, so that meat would reach town fresh. Refrigeration came in the thirties, the first packed cold cuts in the fifties and the first oven-ready meals in the seventies.',
      'In 1991 the co-operatives joined forces and Atria was listed on the stock exchange. Sweden followed in 1997, Estonia in 2005, and family farms have been printed on the pack since 2010.',
    ],
  ],
  [
    '/en/investors',
    'Steady food, steady growth',
    'People eat every day, in good times and bad. Atria offers its owners a company with strong brands, its own chain of origin and a policy of paying dividends.',
    'report',
    [
      'Our goals are an operating profit of five per cent, a return on equity of ten and an equity ratio of forty. Half of the profit of the year is paid out as dividend.',
      'Here you find reports, the share, the calendar and how Atria is governed. If something is missing, investor relations will be glad to help.',
    ],
  ],
  [
    '/en/investors/reports',
    'Reports and presentations',
    'Four times a year we tell how things went, in figures and in plain words. Every report is published in Finnish and English at the same time.',
    'report',
    [
      'The annual report brings together the accounts, the board’s review and our work for sustainability. Interim reports come out in April, July and October at eight in the morning.',
      'Presentations and recordings of the results meetings are kept for five years. Older reports are sent on request.',
    ],
  ],
  [
    '/en/investors/share',
    'The share in brief',
    'Atria’s series A share has been listed in Helsinki since 1991. It is a share for those who like food and patience.',
    'report',
    [
      'There are two series: A, which is traded, and KII, held by the producers’ co-operatives. Both carry the same right to dividend.',
      'At the end of last year the company had some 15,000 shareholders. Most are private people, and many of them are customers too.',
    ],
  ],
  [
    '/en/investors/calendar',
    'Dates to remember',
    'Results are published at eight in the morning Finnish time. Before each of them we keep a silent period of thirty days.',
    'report',
    [
      'The financial statement comes in February, the annual general meeting gathers in Seinäjoki in April, and interim reports follow in April, July and October.',
      'Once a year we invite investors and analysts to a plant. There is always something on the grill.',
    ],
  ],
  [
    '/en/investors/governance',
    'Clear rules, open books',
    'Atria follows the Finnish Corporate Governance Code. The same principles guide the small decisions: say what you do, and do what you say.',
    'report',
    [
      'The annual general meeting elects the supervisory board, which in turn oversees the board of directors. Auditors and the internal audit report to the board’s committees.',
      'Our code of conduct applies to everybody who works for Atria or delivers to us. Concerns can be reported without giving a name.',
    ],
  ],
  [
    '/en/sustainability',
    'Good food has to last',
    'We want our whole food chain to be carbon neutral one day. We begin where the effect is greatest: on the farms and in the fields.',
    'field',
    [
      'Nine tenths of the climate impact of meat arises before it reaches us. That is why we work with producers on feed, grass and manure, and pay for results.',
      'In our plants we use renewable electricity, recover heat and save water. The rest is done at your table – by eating what has been cooked.',
    ],
  ],
  [
    '/en/sustainability/climate',
    'From field to fork, a smaller footprint',
    'We have promised to halve the emissions of our own plants by 2030 and to cut those of the chain by a fifth. So far we are ahead of the plan.',
    'field',
    [
      'Solar panels in Nurmo cover the largest roof and field of their kind in Finland. Heat from refrigeration warms the washing water, and lorries run on biogas made of side streams.',
      'On the farms, carbon is measured with a calculator that was made together with researchers. It shows each farmer which change pays off first.',
    ],
  ],
  [
    '/en/sustainability/animals',
    'Animals that fare well',
    'A healthy animal grows better and needs no medicine. Welfare is therefore measured on every contract farm, and good results are paid for.',
    'cows',
    [
      'Our pigs keep their tails and our chickens are never given antibiotics to make them grow. Finnish chicken has been free of antibiotics altogether for years.',
      'A veterinarian visits each farm regularly, and the visits go into a register. Transport is short and the drivers are trained for it.',
    ],
  ],
  [
    '/en/sustainability/people',
    'A safe day’s work',
    'Behind every pack are people: farmers, cutters, cooks and drivers. Everyone should come home as well as they left.',
    'people',
    [
      'Accidents have fallen by half in ten years, because near misses are reported and put right the same day. The best ideas have come from the line itself.',
      'We train meat cutters and maintenance engineers ourselves and offer summer work to more than a thousand young people. Many of them stay.',
    ],
  ],
  [
    '/en/newsroom/media-bank',
    'Pictures and logos for the press',
    'Here you find pictures of our plants, products and people, free to use in news about Atria. Please name the photographer.',
    'people',
    [
      'Logos come as vector files for print and screen; the space around them is part of the mark. Product pictures show the packaging that is in the shops now.',
      'If you need something else in a hurry, ring the press desk on weekdays from 8 to 16: +358 20 472 8111.',
    ],
  ],
  [
    '/en/careers',
    'Work you can taste',
    'Some of us cut meat, some write code and some spend their days tasting sausages. What we share is food that a few million people eat every week.',
    'people',
    [
      'You get a proper introduction, a workmate who knows the job and a say in how it is done. Shifts are planned well ahead, and lunch is on the house on Fridays.',
      'There are jobs in Nurmo, Kauhajoki, Sköllersta, Malmö and Valga, and in the offices in Seinäjoki and Stockholm. Have a look at what is open.',
    ],
  ],
  [
    '/en/careers/open-positions',
    'Open positions',
    'We are looking for cutters, maintenance engineers, product developers and summer workers. No experience in food? Curiosity goes a long way.',
    'kitchen',
    [
      'Send an application in your own words and tell us what you would like to learn. We answer everybody within two weeks.',
      'Summer jobs are open from January to the middle of February. You can start at sixteen in packing and at eighteen on the line.',
    ],
  ],
  [
    '/en/contact',
    'Talk to us',
    'Whatever it is about – a share, a story or a sausage – the right person is one call away.',
    'people',
    [
      'Head office: Itikanmäenkatu 3, Seinäjoki, Finland. The exchange answers on weekdays from 8 to 16 at +358 20 472 8111.',
      'Investor relations: ir@atria.example. Press: press@atria.example. Questions about products are best put to the consumer service of your own country.',
    ],
  ],
];
