import { escapeHtml } from '../shared/escape-html';
import { policyTag } from './policy';

/** A link of a menu, by its path below the site's folder. */
export interface MenuLink {
  readonly label: string;
  readonly path: string;
}

/** A part of the menu beside a page. */
export interface MenuPart {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface DocsPage {
  /** Its path below the site's folder, with a slash at its end; '' is the front page. */
  readonly path: string;
  readonly title: string;
  readonly content: string;
  readonly menu?: readonly MenuPart[];
  /** It shows live widgets. */
  readonly isLive?: boolean;
  readonly kind?: 'front' | 'search';
}

/** What is in the bar of every page. */
const bar: readonly MenuLink[] = [
  { label: 'Documentation', path: 'docs/' },
  { label: 'Widgets', path: 'widgets/' },
  { label: 'Demo sites', path: '#sites' },
  { label: 'Editor’s catalogue', path: 'editor/' },
];

const barLinks = (hasStorybook: boolean): readonly MenuLink[] =>
  hasStorybook ? [...bar, { label: 'Storybook', path: 'storybook/' }] : bar;

/** A link as a menu has it: the page itself is marked, for eyes and screen readers alike. */
const anchor = ({ label, path }: MenuLink, up: string, here: string): string =>
  `<a href="${up}${path}"${path === here ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`;

/** The menu is behind the text: a phone shows the text first, and a link of the bar leads to it. */
const menuOf = (menu: readonly MenuPart[], up: string, here: string): string =>
  `<nav class="menu" id="page-menu" aria-label="Pages">
${menu
  .map(
    ({ title, links }) =>
      `<h2>${escapeHtml(title)}</h2>\n<ul>${links.map((one) => `<li>${anchor(one, up, here)}</li>`).join('\n')}</ul>`,
  )
  .join('\n')}
</nav>`;

/**
 * A page of the documentation.
 *
 * @param up the way from it to the site's folder
 */
export function docsPage(
  { path, title, content, menu = [], isLive = false, kind }: DocsPage,
  up: string,
  hasStorybook: boolean,
): string {
  const name = title === 'Atria Widgets' ? title : `${title} – Atria Widgets`;
  const control = isLive ? `<script src="${up}site/control.js"></script>\n` : '';
  const isSearch = kind === 'search';
  const hasMenu = menu.length > 0;
  const links = barLinks(hasStorybook).map((one) => `<li>${anchor(one, up, path)}</li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyTag}
<title>${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${up}site/icon.svg" type="image/svg+xml">
${control}<link rel="stylesheet" href="${up}site/docs.css">
<script src="${up}site/docs.js" defer></script>
</head>
<body class="${kind ?? (hasMenu ? 'with-menu' : 'plain')}">
<a class="skip" href="#page-content">To the content</a>
<header class="bar">
<a class="name" href="${up || './'}">Atria Widgets</a>
<nav aria-label="Site"><ul>${links.join('')}${hasMenu ? '<li class="to-menu"><a href="#page-menu">Pages</a></li>' : ''}</ul></nav>
<form role="search" action="${up}search/"${isSearch ? ' data-search-page' : ''}>
<label class="unseen" for="page-search">Search the documentation</label>
<input id="page-search" name="q" type="search" placeholder="Search" autocomplete="off"${isSearch ? ' autofocus' : ''}>
<button>Search</button>
</form>
</header>
<main id="page-content" tabindex="-1">
${content}
</main>
${hasMenu ? menuOf(menu, up, path) : ''}
</body>
</html>
`;
}
