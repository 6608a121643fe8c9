import { professionalGroups } from './facets';
import { type PictureKind, picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf, valoCodeOf } from './product-codes';
import { tagsOf } from './retail/rows';
import { numberOf, slug } from './texts';
import type { Product } from './types';

type Row = readonly [
  fi: string,
  se: string,
  groupId: number,
  kind: PictureKind,
  tags: string,
  /** 301 fresh, 302 frozen, 303 cooked. */
  storage: readonly number[],
];

const rows: readonly Row[] = [
  [
    'Atria Kanan Rintafilee 5 kg',
    'Atria Kycklingbröstfilé 5 kg',
    21,
    'cut-chicken',
    'LGMSEFPk',
    [301],
  ],
  [
    'Atria Kanan Paistisuikale Kypsä 2 kg',
    'Atria Kycklingstrimlor Tillagade 2 kg',
    21,
    'cut-chicken',
    'LGMEFPk',
    [302, 303],
  ],
  [
    'Atria Kanan Fileekuutio Kypsä 2,5 kg',
    'Atria Kycklingtärningar 2,5 kg',
    21,
    'cut-chicken',
    'LGMEFPk',
    [302, 303],
  ],
  [
    'Atria Kanan Koipipala Maustettu 5 kg',
    'Atria Kycklinglår Kryddat 5 kg',
    21,
    'cut-chicken',
    'LGMEFk',
    [302],
  ],
  [
    'Atria Kalkkunan Sisäfilee 3 kg',
    'Atria Kalkoninnerfilé 3 kg',
    21,
    'cut-chicken',
    'LGMSEPt',
    [302],
  ],
  [
    'Atria Chicken Wings BBQ 2,5 kg',
    'Atria Chicken Wings BBQ 2,5 kg',
    21,
    'dish-chicken',
    'LGMENk',
    [302, 303],
  ],
  ['Atria Naudan Sisäfilee 2 kg', 'Atria Oxfilé 2 kg', 22, 'cut-steak', 'LGMSEFPn', [301]],
  [
    'Atria Naudan Paisti Sous Vide 3 kg',
    'Atria Nötstek Sous Vide 3 kg',
    22,
    'cut-roast',
    'LGMEFPn',
    [303],
  ],
  [
    'Atria Naudan Jauheliha 10 % 5 kg',
    'Atria Nötfärs 10 % 5 kg',
    22,
    'cut-mince',
    'LGMSEFPn',
    [301],
  ],
  ['Atria Pulled Beef 1 kg', 'Atria Pulled Beef 1 kg', 22, 'cut-mince', 'LGMEFNPn', [302, 303]],
  [
    'Atria Naudan Burgerpihvi 40 x 120 g',
    'Atria Hamburgare 40 x 120 g',
    22,
    'dish-burger',
    'LGMEFPn',
    [302],
  ],
  ['Atria Porsaan Ulkofilee 4 kg', 'Atria Grisytterfilé 4 kg', 23, 'cut-pork', 'LGMSEFPp', [301]],
  [
    'Atria Porsaan Kassler Kypsä 3 kg',
    'Atria Kassler Tillagad 3 kg',
    23,
    'cut-pork',
    'LGMEFp',
    [303],
  ],
  ['Atria Pulled Pork 1 kg', 'Atria Pulled Pork 1 kg', 23, 'cut-mince', 'LGMEFPp', [302, 303]],
  ['Atria BBQ Ribs 4 kg', 'Atria BBQ Ribs 4 kg', 23, 'cut-pork', 'LGMEFp', [302, 303]],
  ['Atria Uunimakkara 2,5 kg', 'Atria Ugnskorv 2,5 kg', 24, 'cut-sausage', 'LMEFp', [301]],
  [
    'Atria Nakki Kuoreton 2 kg',
    'Atria Prinskorv Skinnfri 2 kg',
    24,
    'cut-sausage',
    'LGMSEFp',
    [301],
  ],
  ['Atria Bratwurst 30 x 90 g', 'Atria Bratwurst 30 x 90 g', 24, 'cut-sausage', 'LGMEp', [302]],
  [
    'Atria Keittokinkku Viipale 1 kg',
    'Atria Kokt Skinka Skivad 1 kg',
    25,
    'cut-ham',
    'LGMSEFp',
    [301],
  ],
  [
    'Atria Paahtopaisti Viipale 500 g',
    'Atria Rostbiff Skivad 500 g',
    25,
    'cut-ham',
    'LGMEFPn',
    [301],
  ],
  [
    'Atria Kanaleike Viipale 1 kg',
    'Atria Kycklingpålägg Skivat 1 kg',
    25,
    'cut-ham',
    'LGMSEFPk',
    [301],
  ],
  ['Atria Lihapulla 4,5 kg', 'Atria Köttbullar 4,5 kg', 26, 'dish-meatballs', 'LMFpn', [302, 303]],
  [
    'Atria Jauhelihakastike 3 kg',
    'Atria Köttfärssås 3 kg',
    26,
    'dish-casserole',
    'LGMFn',
    [302, 303],
  ],
  [
    'Atria Kanaviillokki 3 kg',
    'Atria Kycklingfrikassé 3 kg',
    26,
    'dish-casserole',
    'LGFk',
    [302, 303],
  ],
  ['Atria Lihakeittoaines 2 kg', 'Atria Köttsoppsbas 2 kg', 26, 'dish-soup', 'LGMFn', [302]],
  ['Atria Kinkkusuikale 2 kg', 'Atria Skinkstrimlor 2 kg', 27, 'cut-ham', 'LGMEFp', [302]],
  [
    'Atria Kebabsuikale Kypsä 2 kg',
    'Atria Kebabskav Tillagat 2 kg',
    27,
    'cut-mince',
    'LGMEFn',
    [302, 303],
  ],
  [
    'Atria Pepperoni Viipale 1 kg',
    'Atria Pepperoni Skivad 1 kg',
    27,
    'cut-sausage',
    'LGMEp',
    [301],
  ],
  ['Atria Vegepyörykkä 3 kg', 'Atria Vegobullar 3 kg', 28, 'dish-salad', 'LGMENv', [302, 303]],
  [
    'Atria Kasvispihvi 40 x 80 g',
    'Atria Grönsaksbiff 40 x 80 g',
    28,
    'dish-salad',
    'LMEv',
    [302, 303],
  ],
];

const product =
  (site: 'ammattilaiset' | 'foodservicese', firstId: number) =>
  (row: Row, index: number): Product => {
    const [fi, se, groupId, kind, tags, storage] = row;
    return {
      contentId: firstId + index,
      site,
      type: 'FoodServiceProductPage',
      title: { fi, se },
      url: { fi: `/tuotteet/${slug(fi)}`, se: `/produkter/${slug(se)}` },
      teaserText: professionalGroups.find(({ id }) => id === groupId)?.name ?? {},
      category: { fi: 'Tuotteet', se: 'Produkter' },
      image: picture(kind, fi),
      groupId,
      facetTags: [...tagsOf(tags), ...storage],
      categoryIds: [groupId],
      likeCount: 0,
      novelty: tags.includes('N'),
      productCode: productCodeOf(fi),
      valoCode: site === 'ammattilaiset' ? valoCodeOf(fi) : '',
      gtinCode: gtinOf(fi),
      startPublish: publishedOf(fi, tags.includes('N')),
    };
  };

const equipmentRows: readonly (readonly [fi: string, se: string])[] = [
  ['Makkaragrilli rullilla 10', 'Korvgrill med rullar 10'],
  ['Makkaragrilli rullilla 18', 'Korvgrill med rullar 18'],
  ['Nakkikattila 12 l', 'Korvkokare 12 l'],
  ['Lämpövitriini 3-tasoinen', 'Värmemonter 3 hyllor'],
  ['Kebableikkuri sähköinen', 'Kebabskärare elektrisk'],
  ['Parila sileä 60 cm', 'Stekbord slätt 60 cm'],
  ['Rasvakeitin 2 x 8 l', 'Fritös 2 x 8 l'],
  ['Pizzauuni 4 x 30 cm', 'Pizzaugn 4 x 30 cm'],
  ['Kylmävitriini 120 cm', 'Kylmonter 120 cm'],
  ['Kastikeannostelija 3-osainen', 'Såsdispenser 3-delad'],
  ['Sämpyläpaahdin 4-rakoinen', 'Brödrost med 4 fack'],
];

const equipment = (row: readonly [string, string], index: number): Product => ({
  contentId: 3201 + index,
  site: 'ammattilaiset',
  type: 'EquipmentPage',
  title: { fi: row[0], se: row[1] },
  url: { fi: `/laitteet/${slug(row[0])}`, se: `/utrustning/${slug(row[1])}` },
  teaserText: { fi: 'Laitteet', se: 'Utrustning' },
  category: { fi: 'Laitteet', se: 'Utrustning' },
  image: picture('equipment', row[0]),
  groupId: 0,
  facetTags: [],
  likeCount: 0,
  novelty: numberOf(row[0], 5) === 0,
  productCode: productCodeOf(row[0]),
  valoCode: '',
  gtinCode: '',
  startPublish: publishedOf(row[0]),
});

/** The products of the professional site (Finnish) and of food service (Swedish). */
export const professionalProducts: readonly Product[] = [
  ...rows.map(product('ammattilaiset', 3001)),
  ...rows.map(product('foodservicese', 3101)),
];

/** Machines for kiosks and kitchens: what the equipment mode finds [SRCH-31]. */
export const equipmentProducts: readonly Product[] = equipmentRows.map(equipment);
