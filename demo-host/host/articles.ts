import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { equipment, isProfessional, pagesOf } from '../api/catalogue';
import { brandProducts } from '../data/brand-products';
import { contentPages } from '../data/content-pages';
import { exportProducts } from '../data/export-products';
import { jyvabroilerProducts } from '../data/jyvabroiler-products';
import { languagesOf, navigationOf } from '../data/navigation';
import type { NavLink } from '../data/navigation/build';
import { news } from '../data/news';
import { type PictureKind, picture } from '../data/picture-address';
import { professionalProducts } from '../data/professional-products';
import { jyvabroilerRecipes, recipes } from '../data/recipes';
import { retailProducts } from '../data/retail-products';
import { textIn } from '../data/texts';
import type { ContentPage, Page } from '../data/types';
import { escapeHtml } from './page-template';

const pages: readonly Page[] = [
  ...contentPages,
  ...recipes,
  ...jyvabroilerRecipes,
  ...retailProducts,
  ...jyvabroilerProducts,
  ...professionalProducts,
  ...exportProducts,
  ...brandProducts,
  ...news,
];

/** An article's title, lead and markup, and the language it is written in. */
export interface Article {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly content: string;
}

interface Printed {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly image: string;
  readonly square?: boolean;
  readonly body?: readonly string[];
  readonly links?: readonly NavLink[];
}

function article(given: Printed): Article {
  const { language, title, lead, image, square = false, body = [], links = [] } = given;
  const paragraphs = body.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const list = links.map(
    ({ label, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></li>`,
  );
  const preset = square ? 'medium' : 'three-by-two-crop';
  return {
    language,
    title,
    lead,
    content: `<article class="wrap article">
<div class="article-text">
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${paragraphs}
${list.length ? `<ul class="links">${list.join('')}</ul>` : ''}
</div>
<img class="article-picture" src="${image}?preset=${preset}" alt="" width="900" height="${square ? 900 : 600}">
</article>`,
  };
}

/** The pages a site has: its own, and what its searches find on other sites. */
const pagesAt = (site: Brand): readonly Page[] => [
  ...pagesOf(site),
  ...(isProfessional(site) ? equipment : []),
  ...pages.filter((page) => page.site === site || site === 'atriafi'),
];

/** The language a page has the path in; the asked one when several share it. */
function languageOfPage({ url }: Page, asked: Language, path: string): Language | undefined {
  if (textIn(url, asked) === path) return asked;
  return (Object.keys(url) as Language[]).find((one) => url[one] === path);
}

/** What is at a path of a site: a known page, or a page of the navigation. */
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
      ...(body && { body: body[language] ?? body.fi ?? [] }),
    });
  }
  return languagesOf(site)
    .map((one) => navigationArticle(site, one, path))
    .find(Boolean);
}

const kinds: Partial<Record<Brand, PictureKind>> = {
  lihakauppa: 'market',
  jyvabroiler: 'dish-chicken',
  atriacom: 'plant',
  export: 'field',
  ammattilaiset: 'kitchen',
  foodservicese: 'kitchen',
  delise: 'dish-salad',
  ridderheimsse: 'dish-board',
  mestariforsmanfi: 'dish-board',
  lithellsse: 'dish-sausage',
  lonnebergase: 'dish-sandwich',
  goohse: 'dish-noodles',
  sibylla: 'dish-burger',
};

// The navigation of a site leads to more pages than the catalogue describes.
function navigationArticle(site: Brand, language: Language, path: string): Article | undefined {
  const { topTabs, bottomTabs, barLinks, navLinks } = navigationOf(site, language);
  const single = [...barLinks, ...navLinks].map((one) => ({ ...one, children: [] }));
  const tabs = [...bottomTabs, ...topTabs, ...single];
  for (const tab of tabs) {
    const children = tab.children ?? [];
    const found = tab.link === path ? tab : children.find(({ link }) => link === path);
    if (!found) continue;
    return article({
      language,
      title: found.label,
      lead: found === tab ? children.map(({ label }) => label).join(' · ') : tab.label,
      image:
        ('teaserImage' in tab && tab.teaserImage) ||
        picture(kinds[site] ?? 'table', `${site} ${found.label}`),
      links: found === tab ? children : [tab, ...children.filter((one) => one !== found)],
    });
  }
  return undefined;
}
