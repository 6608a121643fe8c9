import { type PictureKind, picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf } from './product-codes';
import { sectionsOf } from './product-sections';
import { tagsOf } from './retail/rows';
import { numberOf, slug } from './texts';
import type { Product } from './types';

const rows: readonly (readonly [fi: string, en: string, kind: PictureKind, tags: string])[] = [
  [
    'Jyväbroiler Fileepihvi Naturell 430 g',
    'Breast Fillet Steaks 430 g',
    'pack-chicken',
    'LGMSEFPk',
  ],
  [
    'Jyväbroiler Ohut Fileepihvi Sitruuna-Pippuri 300 g',
    'Thin Fillets Lemon & Pepper 300 g',
    'pack-chicken',
    'LGMEFPk',
  ],
  ['Jyväbroiler Fileesuikale Hunaja 425 g', 'Fillet Strips Honey 425 g', 'pack-chicken', 'LGMEFk'],
  [
    'Jyväbroiler Fileesuikale Maustamaton 450 g',
    'Fillet Strips Unseasoned 450 g',
    'pack-chicken',
    'LGMSEFPk',
  ],
  [
    'Jyväbroiler Paistisuikale Paprika 450 g',
    'Thigh Strips Paprika 450 g',
    'pack-chicken',
    'LGMEFk',
  ],
  ['Jyväbroiler Paistileike Hunaja 700 g', 'Thigh Fillets Honey 700 g', 'pack-chicken', 'LGMEFk'],
  [
    'Jyväbroiler Paistileike Chimichurri 600 g',
    'Thigh Fillets Chimichurri 600 g',
    'pack-chicken',
    'LGMEFNk',
  ],
  ['Jyväbroiler Grillikoivet 900 g', 'Drumsticks for the Grill 900 g', 'pack-chicken', 'LGMEFk'],
  [
    'Jyväbroiler Koipireisi Maustamaton 1 kg',
    'Chicken Legs Unseasoned 1 kg',
    'pack-chicken',
    'LGMSEFk',
  ],
  ['Jyväbroiler Siivet Hot Wings 800 g', 'Hot Wings 800 g', 'pack-chicken', 'LGMEFk'],
  ['Jyväbroiler Kokonainen Broileri 1,3 kg', 'Whole Broiler 1.3 kg', 'pack-chicken', 'LGMSEFk'],
  [
    'Jyväbroiler Uunibroileri Rosmariini 1,2 kg',
    'Oven Broiler Rosemary 1.2 kg',
    'dish-chicken',
    'LGMEFk',
  ],
  ['Jyväbroiler Jauheliha 400 g', 'Chicken Mince 400 g', 'pack-mince', 'LGMSEFPk'],
  ['Jyväbroiler Jauhelihapihvit 4 kpl 300 g', 'Chicken Patties 300 g', 'pack-burger', 'LGMEFPk'],
  ['Jyväbroiler Pyörykät 300 g', 'Chicken Balls 300 g', 'pack-meatballs', 'LMFPk'],
  ['Jyväbroiler Nuggetit 300 g', 'Chicken Nuggets 300 g', 'pack-meatballs', 'LMFk'],
  ['Jyväbroiler Nakki 280 g', 'Chicken Frankfurters 280 g', 'pack-hotdog', 'LGMEFPk'],
  [
    'Jyväbroiler Grillimakkara Chili-Juusto 300 g',
    'Chili Cheese Sausage 300 g',
    'pack-grill',
    'LGEFNk',
  ],
  ['Jyväbroiler Rintafilee Leikkele 150 g', 'Breast Fillet Slices 150 g', 'pack-cuts', 'LGMSEFPk'],
  [
    'Jyväbroiler Savubroileri Leikkele 150 g',
    'Smoked Chicken Slices 150 g',
    'pack-cuts',
    'LGMEFPk',
  ],
  ['Jyväbroiler Kypsä Fileekuutio 200 g', 'Cooked Fillet Cubes 200 g', 'pack-chicken', 'LGMEFPk'],
  ['Jyväbroiler Kanakeitto 300 g', 'Chicken Soup 300 g', 'pack-soup', 'LGMEFk'],
  ['Jyväbroiler Kanapasta Pesto 320 g', 'Chicken Pesto Pasta 320 g', 'pack-meal', 'LFNPk'],
  [
    'Jyväbroiler Vartaat Yrtti-Sitruuna 400 g',
    'Skewers Herb & Lemon 400 g',
    'pack-chicken',
    'LGMEFNk',
  ],
];

/** The products of the poultry brand's site. */
export const jyvabroilerProducts: readonly Product[] = rows.map(([fi, en, kind, tags], index) => ({
  contentId: 1301 + index,
  site: 'jyvabroiler',
  type: 'JyvabroilerProductPage',
  title: { fi, en: `Jyväbroiler ${en}` },
  url: { fi: `/tuotteet/${slug(fi)}`, en: `/en/products/${slug(en)}` },
  teaserText: { fi: 'Suomalaista broileria', en: 'Finnish chicken' },
  category: { fi: 'Tuotteet', en: 'Products' },
  image: picture(kind, fi),
  groupId: 3,
  facetTags: tagsOf(tags),
  categoryIds: sectionsOf('jyvabroiler', fi, tags.includes('N')),
  likeCount: numberOf(fi, 320),
  novelty: tags.includes('N'),
  productCode: productCodeOf(fi),
  valoCode: '',
  gtinCode: gtinOf(fi),
  startPublish: publishedOf(fi, tags.includes('N')),
}));
