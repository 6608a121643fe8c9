import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { brandProducts } from '../data/brand-products';
import { contentPages } from '../data/content-pages';
import { exportProducts } from '../data/export-products';
import { jyvabroilerProducts } from '../data/jyvabroiler-products';
import { languagesOf, navigationOf } from '../data/navigation';
import type { NavLink } from '../data/navigation/build';
import { news } from '../data/news';
import { type PictureKind, picture } from '../data/picture-address';
import { equipmentProducts, professionalProducts } from '../data/professional-products';
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
  ...equipmentProducts,
  ...exportProducts,
  ...brandProducts,
  ...news,
];

/** An article's title, lead and markup. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  readonly content: string;
}

interface Printed {
  readonly title: string;
  readonly lead: string;
  readonly image: string;
  readonly square?: boolean;
  readonly body?: readonly string[];
  readonly links?: readonly NavLink[];
}

function article({ title, lead, image, square = false, body = [], links = [] }: Printed): Article {
  const paragraphs = body.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const list = links.map(
    ({ label, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></li>`,
  );
  const preset = square ? 'medium' : 'three-by-two-crop';
  return {
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

const sameUrl = (page: Page, language: Language, path: string): boolean =>
  textIn(page.url, language) === path;

/** What is at a path of a site: a known page, or a page of the navigation. */
export function articleAt(site: Brand, language: Language, path: string): Article | undefined {
  const known = pages.find(
    (page) => (page.site === site || site === 'atriafi') && sameUrl(page, language, path),
  );
  if (known) {
    const { body } = known as Partial<ContentPage>;
    return article({
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
};

// The navigation of a site leads to more pages than the catalogue describes.
function navigationArticle(site: Brand, language: Language, path: string): Article | undefined {
  const { topTabs, bottomTabs, navLinks } = navigationOf(site, language);
  const tabs = [...bottomTabs, ...topTabs, ...navLinks.map((one) => ({ ...one, children: [] }))];
  for (const tab of tabs) {
    const children = tab.children ?? [];
    const found = tab.link === path ? tab : children.find(({ link }) => link === path);
    if (!found) continue;
    return article({
      title: found.label,
      lead: found === tab ? children.map(({ label }) => label).join(' · ') : tab.label,
      image:
        ('teaserImage' in tab && tab.teaserImage) || picture(kinds[site] ?? 'table', found.label),
      links: found === tab ? children : [tab, ...children.filter((one) => one !== found)],
    });
  }
  return undefined;
}
