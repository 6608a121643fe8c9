import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { isProfessional, pagesOf } from '../../stand-in/api/catalogue';
import { articleTextAt, contentPages } from '../../stand-in/data/articles';
import { dishTags } from '../../stand-in/data/facets';
import { languagesOf, type NavLink, navigationOf } from '../../stand-in/data/navigation';
import { news } from '../../stand-in/data/news';
import { picture } from '../../stand-in/data/picture-address';
import { allProducts, equipmentProducts } from '../../stand-in/data/products';
import { professionalRecipes } from '../../stand-in/data/professional-recipes';
import { jyvabroilerRecipes, recipes } from '../../stand-in/data/recipes';
import { textIn } from '../../stand-in/data/texts';
import type { ContentPage, Page, Product, Recipe } from '../../stand-in/data/types';
import { wordIn } from '../../stand-in/data/words';
import { type Article, article } from './article';
import { printedBlock } from './blocks';
import { productText } from './product-text';
import { recipeText } from './recipe-text';
import { relatedGrid } from './related';

const pages: readonly Page[] = [
  ...contentPages,
  ...recipes,
  ...jyvabroilerRecipes,
  ...professionalRecipes,
  ...allProducts,
  ...news,
];

/** The pages of a site: its own, and those that its searches find on other sites. */
const pagesAt = (site: Brand): readonly Page[] => [
  ...pagesOf(site),
  ...(isProfessional(site) ? equipmentProducts : []),
  ...pages.filter((page) => page.site === site || site === 'atriafi'),
];

/** The language in which a page has the path; the requested one if several share it. */
function languageOfPage({ url }: Page, asked: Language, path: string): Language | undefined {
  if (textIn(url, asked) === path) return asked;
  return (Object.keys(url) as Language[]).find((one) => url[one] === path);
}

/** The article at a path of a site: a known page, or a page of the navigation. */
export function articleAt(site: Brand, asked: Language, path: string): Article | undefined {
  const known = pagesAt(site).find((page) => languageOfPage(page, asked, path));
  if (known) {
    const language = languageOfPage(known, asked, path) ?? asked;
    const { body } = known as Partial<ContentPage>;
    return article({
      language,
      title: textIn(known.title, language),
      lead: textIn(known.teaserText, language),
      image: known.image,
      square: known.type.endsWith('ProductPage') || known.type === 'EquipmentPage',
      body: body?.[language] ?? body?.fi ?? order(known, language),
      links: listingOf(site, language, path),
      head: headOf(known, language),
      more:
        calculator(site, known) +
        beside(site, language, known) +
        recipeBanner(site, language, known, path),
    });
  }
  return languagesOf(site)
    .map((one) => navigationArticle(site, one, path))
    .find(Boolean);
}

/** How to order an export product. */
function order({ type, ...page }: Page, language: Language): readonly string[] {
  if (type !== 'ExportProductPage') return [];
  const { productCode = '', gtinCode = '' } = page as Partial<Product>;
  const codes = wordIn('export-codes', language).replace('{code}', productCode);
  return [codes.replace('{gtin}', gtinCode), wordIn('export-order', language)];
}

const isRecipe = (page: Page): page is Recipe => page.type === 'RecipePage';

/** The content below a lead: how a dish is made, or what is in a product. */
function headOf(page: Page, language: Language): string {
  if (isRecipe(page)) return `${likeButton(page)}\n${recipeText(page, language)}`;
  const isTagged = /^(Retail|Jyvabroiler|Brand)Product/.test(page.type);
  return isTagged ? productText(page as Product, language) : '';
}

const likeButton = ({ contentId, ...page }: Page): string =>
  `<p><atria-like-button content-id="${contentId}" like-count="${(page as Partial<Product>).likeCount ?? 0}"></atria-like-button></p>`;

/** The calculator for a large kitchen's recipe, below its lead. */
const calculator = (site: Brand, { portions }: Partial<Recipe>): string =>
  portions
    ? `<section class="wrap band">
<atria-portion-calculator variant="${site === 'foodservicese' ? 'se' : 'fi'}" block-id="recipe"
 reserve="${portions.rows}"></atria-portion-calculator>
${printedBlock('recipe', { recipe: portions.recipe })}
</section>
`
    : '';

/** The end of recipe pages on a phone: the link to the other recipes. */
function recipeBanner(site: Brand, language: Language, { type }: Page, path: string): string {
  const [listing] = listingOf(site, language, path);
  if (type !== 'RecipePage' || !listing) return '';
  const text = wordIn(isProfessional(site) ? 'recipe-banner-kitchen' : 'recipe-banner', language);
  const label = wordIn('recipe-banner-link', language);
  const link = `link="${escapeHtml(listing.link)}" link-label="${escapeHtml(label)}"`;
  return `\n<atria-recipe-banner text="${escapeHtml(text)}" ${link}></atria-recipe-banner>`;
}

/** The listing that contains a page, by the navigation. */
function listingOf(site: Brand, language: Language, path: string): readonly NavLink[] {
  const { bottomTabs } = navigationOf(site, language);
  return bottomTabs.filter(({ link }) => link === path.replace(/\/[^/]*$/, ''));
}

/** Content related to a known page: other products of its group, or recipes of its kind of dish. */
function beside(site: Brand, language: Language, page: Page): string {
  const { groupId, facetTags = [] } = page as Partial<Product>;
  const dish = page.type === 'RecipePage' && dishTags.find(({ id }) => facetTags.includes(id));
  const related = groupId
    ? { products: groupId }
    : dish
      ? { recipes: dish.id }
      : articleTextAt(page.site, textIn(page.url, language))?.related;
  return related ? relatedGrid(site, language, related, page) : '';
}

// A site's navigation leads to more pages than the catalogue describes.
function navigationArticle(site: Brand, language: Language, path: string): Article | undefined {
  const { topTabs, bottomTabs, barLinks, navLinks } = navigationOf(site, language);
  const single = [...barLinks, ...navLinks].map((one) => ({ ...one, children: [] }));
  const tabs = [...bottomTabs, ...topTabs, ...single];
  for (const tab of tabs) {
    const children = tab.children ?? [];
    const found = tab.link === path ? tab : children.find(({ link }) => link === path);
    if (!found) continue;
    const own = articleTextAt(site, path);
    return article({
      language,
      label: found.label,
      title: own?.title ?? found.label,
      lead: own?.lead ?? '',
      body: own?.body ?? [],
      // The site is part of the address, so that the picture has the brand's look.
      image: picture(own?.picture ?? 'table', `${site} ${found.label}`),
      links: found === tab ? children : [tab, ...children.filter((one) => one !== found)],
      ...(own?.related && { more: relatedGrid(site, language, own.related) }),
    });
  }
  return undefined;
}
