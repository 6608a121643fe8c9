import { retailGroups } from './facets';
import { picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf } from './product-codes';
import { sectionsOf } from './product-sections';
import { chickenRows } from './retail/chicken.rows';
import { coldCutRows } from './retail/cold-cuts.rows';
import { mealRows } from './retail/meals.rows';
import { meatRows } from './retail/meat.rows';
import { type RetailRow, tagsOf } from './retail/rows';
import { sausageRows } from './retail/sausages.rows';
import { numberOf, slug } from './texts';
import type { Product } from './types';

const rows: readonly RetailRow[] = [
  ...sausageRows,
  ...coldCutRows,
  ...chickenRows,
  ...meatRows,
  ...mealRows,
];

function productOf(row: RetailRow, index: number): Product {
  const [fi, en, se, de, groupId, kind, tags] = row;
  const group = retailGroups.find(({ id }) => id === groupId)?.name ?? {};
  return {
    contentId: 1001 + index,
    site: 'atriafi',
    type: 'RetailProductPage',
    title: { fi, en, se, de },
    url: { fi: `/tuotteet/${slug(fi)}`, en: `/en/products/${slug(en)}` },
    teaserText: group,
    category: { fi: 'Tuotteet', en: 'Products', se: 'Produkter', de: 'Produkte' },
    image: picture(kind, fi),
    groupId,
    facetTags: tagsOf(tags),
    categoryIds: sectionsOf('atriafi', fi, tags.includes('N')),
    likeCount: numberOf(fi, 480),
    novelty: tags.includes('N'),
    productCode: productCodeOf(fi),
    valoCode: '',
    gtinCode: gtinOf(fi),
    startPublish: publishedOf(fi, tags.includes('N')),
  };
}

/** The products of the main site, as shops sell them. */
export const retailProducts: readonly Product[] = rows.map(productOf);
