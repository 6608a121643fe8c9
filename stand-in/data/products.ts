import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { groupIds, productGroups, sectionIds, tagId, tagIds } from './facets';
import { picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf, valoCodeOf } from './product-codes';
import { flag, list, number, optional, pictureKind, standingFor, texts } from './reader/columns';
import { type RowOf, rowsOf } from './reader/content';
import { type LocalText, numberOf, slugIn, textIn } from './texts';
import type { PageType, Product } from './types';
import { wordsOf } from './words';

const productRow = {
  id: number,
  title: texts(),
  teaser: optional(texts()),
  group: optional(standingFor(groupIds)),
  picture: pictureKind,
  tags: list(standingFor(tagIds)),
  /** Finer than the groups: the sections of a site's listing. */
  sections: list(standingFor(sectionIds)),
  /** For new products without the tag `new`. */
  new: flag,
};
type Row = RowOf<typeof productRow>;

/** What the products of one site share. */
interface ProductRange {
  readonly site: Brand;
  readonly type: PageType;
  /** The paths of their pages, by language. */
  readonly paths: LocalText;
  readonly category?: 'products' | 'equipment';
  /** Replaces the name of their group. */
  readonly teaser?: LocalText;
  /** Added to the ids if two sites sell the same product. */
  readonly idsFrom?: number;
  /** Likes are below this number. */
  readonly likes?: number;
  /** Whether the site is part of the pictures' addresses, so that they have the brand's look. */
  readonly isBranded?: boolean;
}

/** The section of all new products. */
const novelties = 800;

const productOf =
  ({ site, type, paths, category = 'products', idsFrom = 0, likes, ...range }: ProductRange) =>
  ({ id, title, group = 0, picture: kind, tags, sections, ...row }: Row): Product => {
    const name = title.fi ?? title.se ?? textIn(title, 'en');
    const isNew = tags.includes(tagId('new'));
    const novelty = row.new || isNew;
    const urls = (Object.keys(paths) as Language[]).flatMap((language) => {
      const own = title[language];
      return own ? [[language, `${paths[language]}/${slugIn(own, language)}`]] : [];
    });
    const groupName = productGroups.find((one) => one.id === group)?.name;
    return {
      contentId: id + idsFrom,
      site,
      type,
      title,
      url: Object.fromEntries(urls),
      teaserText: row.teaser ?? range.teaser ?? groupName ?? {},
      category: wordsOf(category),
      image: picture(kind, range.isBranded ? `${site} ${name}` : name),
      groupId: group,
      facetTags: tags,
      categoryIds: [
        ...sections,
        ...(isNew ? [novelties] : []),
        ...(type === 'FoodServiceProductPage' ? [group] : []),
      ],
      likeCount: likes ? numberOf(name, likes) : 0,
      novelty,
      productCode: productCodeOf(name),
      valoCode: site === 'ammattilaiset' && group ? valoCodeOf(name) : '',
      gtinCode: group ? gtinOf(name) : '',
      startPublish: publishedOf(name, novelty),
    };
  };

const rangeOf = (start: string, range: ProductRange): readonly Product[] =>
  rowsOf(`products/${start}`, productRow)
    .sort((a, b) => a.id - b.id)
    .map(productOf(range));

/** The products of the main site, as shops sell them. */
export const retailProducts = rangeOf('atriafi/', {
  site: 'atriafi',
  type: 'RetailProductPage',
  paths: { fi: '/tuotteet', en: '/en/products' },
  likes: 480,
});

/** The products of the poultry brand's site. */
export const jyvabroilerProducts = rangeOf('jyvabroiler.tsv', {
  site: 'jyvabroiler',
  type: 'JyvabroilerProductPage',
  paths: { fi: '/tuotteet', en: '/en/products' },
  teaser: wordsOf('finnish-chicken'),
  likes: 320,
});

const professional = {
  type: 'FoodServiceProductPage',
  paths: { fi: '/tuotteet', se: '/produkter' },
} as const;

/** The products of the professional site (Finnish) and of food service (Swedish). */
export const professionalProducts: readonly Product[] = [
  ...rangeOf('professional.tsv', { ...professional, site: 'ammattilaiset' }),
  ...rangeOf('professional.tsv', { ...professional, site: 'foodservicese', idsFrom: 100 }),
];

/** Machines for kiosks and kitchens: the hits of the equipment mode [SRCH-31]. */
export const equipmentProducts = rangeOf('equipment.tsv', {
  site: 'ammattilaiset',
  type: 'EquipmentPage',
  paths: { fi: '/laitteet', se: '/utrustning' },
  category: 'equipment',
  teaser: wordsOf('equipment'),
});

/** The products of the export site, in its two languages. */
export const exportProducts = rangeOf('export.tsv', {
  site: 'export',
  type: 'ExportProductPage',
  paths: { en: '/products', de: '/de/produkte' },
});

/** The products of the other brand sites. */
export const brandProducts: readonly Product[] = (
  [
    'ridderheimsse',
    'lithellsse',
    'lonnebergase',
    'goohse',
    'delise',
    'sibylla',
    'mestariforsmanfi',
  ] as const
).flatMap((site) =>
  rangeOf(`${site}.tsv`, {
    site,
    type: 'BrandProductPage',
    paths: { fi: '/tuotteet', se: '/produkter', en: '/en/products' },
    likes: 250,
    isBranded: true,
  }),
);

/** All products except the machines and the shop's. */
export const allProducts: readonly Product[] = [
  ...retailProducts,
  ...jyvabroilerProducts,
  ...professionalProducts,
  ...exportProducts,
  ...brandProducts,
];
