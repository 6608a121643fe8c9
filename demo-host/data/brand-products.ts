import { mestariForsman, sibylla } from './brands/finnish.rows';
import type { BrandRange } from './brands/rows';
import { deli, gooh, lithells, lonneberga, ridderheims } from './brands/swedish.rows';
import { brandGroups } from './facets';
import { picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf } from './product-codes';
import { sectionsOf } from './product-sections';
import { tagsOf } from './retail/rows';
import { numberOf, slug, textIn } from './texts';
import type { Product } from './types';

const ranges: readonly BrandRange[] = [
  ridderheims,
  lithells,
  lonneberga,
  gooh,
  deli,
  sibylla,
  mestariForsman,
];

const paths = { fi: '/tuotteet', se: '/produkter', en: '/en/products', de: '/produkte' } as const;

/** The products of the brand sites other than poultry, shop, professional and export. */
export const brandProducts: readonly Product[] = ranges.flatMap(({ site, firstId, rows }) =>
  rows.map(([title, groupId, kind, tags], index): Product => {
    const name = textIn(title, title.fi ? 'fi' : 'se');
    const url = Object.fromEntries(
      Object.entries(title).map(([language, text]) => [
        language,
        `${paths[language as keyof typeof paths]}/${slug(text)}`,
      ]),
    );
    return {
      contentId: firstId + index,
      site,
      type: 'BrandProductPage',
      title,
      url,
      teaserText: brandGroups.find(({ id }) => id === groupId)?.name ?? {},
      category: { fi: 'Tuotteet', se: 'Produkter', en: 'Products' },
      // The brand is part of the address, so that the picture has the brand's look.
      image: picture(kind, `${site} ${name}`),
      groupId,
      facetTags: tagsOf(tags),
      categoryIds: sectionsOf(site, name, tags.includes('N')),
      likeCount: numberOf(name, 250),
      novelty: tags.includes('N'),
      productCode: productCodeOf(name),
      valoCode: '',
      gtinCode: gtinOf(name),
      startPublish: publishedOf(name, tags.includes('N')),
    };
  }),
);
