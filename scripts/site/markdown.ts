import { marked, Renderer } from 'marked';
import { escapeHtml } from '../shared/escape-html';

/** A heading of a page, and what is said below it. */
export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
  /** The plain text up to the next heading. */
  readonly below: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The name that GitHub gives to a heading, which links of the documentation use; a number follows when it has been before. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' },
};

/** What one reads of markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();

/** Code that can be copied; it scrolls by keyboard as well. */
export const codeBlock = (code: string): string =>
  `<div class="code"><button type="button" data-copy>Copy</button><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></div>\n`;

/** Where links and pictures lead; undefined of what is no page here: its text stays. */
type AddressOf = (link: string) => string | undefined;

function rendererFor(addressOf: AddressOf): Renderer {
  const renderer = new Renderer();
  const counts = new Map<string, number>();
  renderer.heading = (html, level) => {
    const anchor = anchorOf(plainText(html));
    const before = counts.get(anchor) ?? 0;
    counts.set(anchor, before + 1);
    return `<h${level} id="${before ? `${anchor}-${before}` : anchor}">${html}</h${level}>\n`;
  };
  // Titles of tests name tags; comments are for who writes the page.
  renderer.html = (html) => (html.startsWith('<!--') ? '' : escapeHtml(html));
  renderer.code = codeBlock;
  renderer.link = (href, _, html) => {
    const address = addressOf(href);
    return address === undefined ? html : `<a href="${escapeHtml(address)}">${html}</a>`;
  };
  renderer.image = (src) =>
    `<img src="${escapeHtml(addressOf(src) ?? src)}" alt="" loading="lazy">`;
  renderer.table = (head, body) =>
    `<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
  return renderer;
}

/** The headings of a page's markup, each with the text below it. */
export function headingsOf(html: string): readonly Heading[] {
  const parts = html.split(/<h(\d) id="([^"]*)">(.*?)<\/h\d>/);
  const headings: Heading[] = [];
  for (let at = 1; at < parts.length; at += 4) {
    const [level, id = '', text = '', below = ''] = parts.slice(at, at + 4);
    headings.push({ id, level: Number(level), text: plainText(text), below: plainText(below) });
  }
  return headings;
}

/** A page of Markdown as HTML. */
export function renderMarkdown(text: string, addressOf: AddressOf): Rendered {
  const html = marked.parse(text, { renderer: rendererFor(addressOf) }) as string;
  return { html, headings: headingsOf(html) };
}
