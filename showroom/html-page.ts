import { fontLines } from '../demo-host/host/brand-css';
import { escapeHtml } from '../scripts/shared/escape-html';
import type { Logo } from '../src/core/page/brand';

interface Page {
  readonly title: string;
  /** Markup of the body. */
  readonly body: string;
  /** A class of the body. */
  readonly kind?: string;
  /** Markup of the head. */
  readonly head?: string;
  /** The logo name for its fonts, colours and icon; by default the main brand's. */
  readonly logo?: Logo;
  readonly lang?: string;
  readonly dir?: 'rtl' | undefined;
}

/** A page of the showroom, of any kind. */
export const htmlPage = ({
  title,
  body,
  kind = '',
  head = '',
  logo = 'atriafi',
  lang = 'en',
  dir,
}: Page): string => `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/host/icons/${logo}.svg" type="image/svg+xml">
${fontLines(logo)}
<link rel="stylesheet" href="/host/brand/${logo}.css">
${head}
</head>
<body class="${kind}">
${body}
</body>
</html>
`;

/** The styles of a page for developers. */
export const showroomStyle = '<link rel="stylesheet" href="/showroom/showroom.css">';
const script = '<script src="/showroom/showroom.js" defer></script>';

interface DeveloperPage extends Pick<Page, 'title' | 'head' | 'logo'> {
  /** Markup of the bar at the top. */
  readonly bar: string;
  /** Markup of its content. */
  readonly content: string;
}

/** A page for developers: a bar, and the content below. */
export const developerPage = ({ bar, content, head = '', ...page }: DeveloperPage): string =>
  htmlPage({
    ...page,
    kind: 'widget',
    head: showroomStyle + script + head,
    body: `<header class="bar">${bar}</header>
<main class="examples">
${content}
</main>`,
  });

/** Code that can be folded and copied; short code is open at first. */
export const codeBox = (title: string, code: string): string =>
  `<details class="code"${code.length < 500 ? ' open' : ''}><summary>${title}</summary>
<button type="button" data-copy>Copy</button>
<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>
</details>`;
