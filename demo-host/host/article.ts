import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Language } from '../../src/core/page/language';
import type { NavLink } from '../../stand-in/data/navigation';

/** An article's title, lead and markup, and the language it is written in. */
export interface Article {
  readonly language: Language;
  /** Its name in the navigation, else its title. */
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  readonly content: string;
}

interface Printed {
  readonly language: Language;
  readonly label?: string;
  readonly title: string;
  readonly lead: string;
  readonly image: string;
  readonly square?: boolean;
  readonly body?: readonly string[];
  readonly links?: readonly NavLink[];
  /** Markup below its lead. */
  readonly head?: string;
  /** Markup below it. */
  readonly more?: string;
}

/** An article from its parts. */
export function article(given: Printed): Article {
  const { language, title, label = title, lead, image, square = false } = given;
  const { body = [], links = [], head = '', more = '' } = given;
  const paragraphs = body.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const list = links.map(
    ({ label, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></li>`,
  );
  const preset = square ? 'medium' : 'three-by-two-crop';
  return {
    language,
    label,
    title,
    lead,
    content: `<article class="wrap article">
<div class="article-text">
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${head}
${paragraphs}
${list.length ? `<ul class="links">${list.join('')}</ul>` : ''}
</div>
<img class="article-picture" src="${image}?preset=${preset}" alt="" width="900" height="${square ? 900 : 600}">
</article>
${more}`,
  };
}
