import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { productsOf, recipesOf } from '../../stand-in/api/catalogue';
import { newsCard, productCard, recipeCard } from '../../stand-in/data/cards';
import { withFacts } from '../../stand-in/data/facts';
import { heroImages } from '../../stand-in/data/hero-images';
import { news } from '../../stand-in/data/news';
import { textIn } from '../../stand-in/data/texts';
import type { Page } from '../../stand-in/data/types';
import { blockData, offerOf, printedBlock } from './blocks';
import { siteAddress } from './site-addresses';

/** The site and language that a page's text depends on. */
interface SiteSetting {
  readonly site: Brand;
  readonly language: Language;
  readonly port: string;
}

/** The recipes or products that an editor chose for a page, by the last part of their addresses. */
function chosenCards({ site, language }: SiteSetting, type: string, slugs: string) {
  const found = <Item extends Page>(items: readonly Item[], slug: string): Item => {
    const item = items.find(({ url }) => textIn(url, language).endsWith(`/${slug}`));
    if (!item) throw new Error(`no page "${slug}" on ${site}`);
    return item;
  };
  const card = (slug: string) =>
    type.endsWith('ecipeCard')
      ? recipeCard(found(recipesOf(site), slug), language, type)
      : productCard(found(productsOf(site), slug), language, type);
  return { cards: slugs.split(', ').map(card) };
}

/** The newest items of the newsroom that are cards of the type. */
const newest = (type: string, language: Language) => ({
  cards: news
    .map((item) => newsCard(item, language))
    .filter((card) => card.type === type)
    .slice(0, 4),
});

/** Numbers on a site, equal to those in its searches; and the first content of its carousel. */
const own = ({ site, language }: SiteSetting): Readonly<Record<string, string>> => ({
  'hero-picture': heroImages(site, language)[0]?.image ?? '',
  'product-count': String(productsOf(site).length),
  'recipe-count': String(recipesOf(site).length),
});

/**
 * `{{name}}` becomes its value, else the fact with that name, `{{site:export}}` that site's
 * address, `{{price:LK4133}}` the shop's price of that product, `<!-- block x -->` its JSON,
 * `<!-- cards x recipeCard: kallada, pytt-i-panna -->` a block x of these as cards of the type,
 * `<!-- news x cisionCard -->` one of the newest news.
 */
export function filled(
  html: string,
  setting: SiteSetting,
  values: Readonly<Record<string, string>> = {},
): string {
  const known = { ...own(setting), ...values };
  const text = html
    .replace(/<!-- block ([\w-]+) -->/g, (_, name: string) =>
      printedBlock(name, blockData(name, setting.site, setting.language)),
    )
    .replace(/<!-- cards ([\w-]+) (\w+): (.+?) -->/g, (_, name: string, type, slugs) =>
      printedBlock(name, chosenCards(setting, type, slugs)),
    )
    .replace(/<!-- news ([\w-]+) (\w+) -->/g, (_, name: string, type) =>
      printedBlock(name, newest(type, setting.language)),
    )
    .replace(/\{\{site:(\w+)\}\}/g, (_, site: Brand) => siteAddress(site, setting.port))
    .replace(/\{\{([\w-]+):(LK\d+)\}\}/g, (all, name: string, code) => offerOf(code)[name] ?? all)
    .replace(/\{\{([\w-]+)\}\}/g, (all, name: string) => known[name] ?? all);
  return withFacts(text);
}
