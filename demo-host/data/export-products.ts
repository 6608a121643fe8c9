import { brandGroups } from './facets';
import { type PictureKind, picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf } from './product-codes';
import { slug } from './texts';
import type { Product } from './types';

const rows: readonly (readonly [
  en: string,
  groupId: number,
  kind: PictureKind,
  ingredient: number,
])[] = [
  ['Chicken Breast Fillet, Antibiotic Free', 37, 'cut-chicken', 201],
  ['Chicken Inner Fillet IQF', 37, 'cut-chicken', 201],
  ['Chicken Drumstick 10 kg', 37, 'cut-chicken', 201],
  ['Chicken Leg Quarter 15 kg', 37, 'cut-chicken', 201],
  ['Chicken Wing Mid-Joint', 37, 'cut-chicken', 201],
  ['Chicken Paws Grade A', 37, 'cut-chicken', 201],
  ['Turkey Breast Fillet', 37, 'cut-chicken', 204],
  ['Pork Loin Boneless', 38, 'cut-pork', 202],
  ['Pork Belly Sheet Ribbed', 38, 'cut-bacon', 202],
  ['Pork Collar Bone-In', 38, 'cut-pork', 202],
  ['Pork Tenderloin', 38, 'cut-pork', 202],
  ['Pork Spare Ribs', 38, 'cut-pork', 202],
  ['Pork Shoulder 4D', 38, 'cut-roast', 202],
  ['Pork Ham Muscles', 38, 'cut-ham', 202],
  ['Pork Front Feet', 38, 'cut-pork', 202],
  ['Pork Trimmings 80/20', 38, 'cut-mince', 202],
  ['Beef Tenderloin', 39, 'cut-steak', 203],
  ['Beef Striploin', 39, 'cut-steak', 203],
  ['Beef Ribeye', 39, 'cut-steak', 203],
  ['Beef Topside', 39, 'cut-roast', 203],
  ['Beef Trimmings 90 VL', 39, 'cut-mince', 203],
  ['Finnish Grill Sausage', 31, 'cut-sausage', 202],
  ['Wilhelm Bratwurst', 31, 'cut-sausage', 202],
  ['Cold-Smoked Ham Sliced', 32, 'cut-ham', 202],
  ['Meatballs Precooked IQF', 34, 'dish-meatballs', 202],
  ['Chicken Nuggets Precooked', 34, 'dish-chicken', 201],
];

/** The products of the export site, in English. */
export const exportProducts: readonly Product[] = rows.map(([en, groupId, kind, tag], index) => ({
  contentId: 4001 + index,
  site: 'export',
  type: 'ExportProductPage',
  title: { en },
  url: { en: `/products/${slug(en)}` },
  teaserText: brandGroups.find(({ id }) => id === groupId)?.name ?? {},
  category: { en: 'Products' },
  image: picture(kind, en),
  groupId,
  facetTags: [tag, ...(en.includes('IQF') ? [302] : [301])],
  likeCount: 0,
  novelty: index % 9 === 0,
  productCode: productCodeOf(en),
  valoCode: '',
  gtinCode: gtinOf(en),
  startPublish: publishedOf(en),
}));
