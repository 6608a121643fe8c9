import { decoded } from '../../read/references';

/** Whether a text is HTML: it has a tag, a comment or a character reference. */
export const hasMarkup = (text: string): boolean =>
  /<[a-z/!]|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);

/** Elements of rich text with lines of their own. */
export const blocks = [
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr'],
  ...['table', 'caption', 'tr', 'blockquote', 'pre', 'figure', 'figcaption', 'address'],
  ...['section', 'article', 'aside', 'header', 'footer', 'details', 'summary'],
];

/** Other block elements, which become a `div`. */
export const plainBlocks = ['main', 'nav', 'center', 'hgroup', 'search', 'fieldset', 'legend'];

const block = new RegExp(`</?(${[...blocks, ...plainBlocks].join('|')})(?=[\\s/>])[^>]*>?`, 'gi');

const emptyLines = /\n[^\S\n]*(?:\n[^\S\n]*)+/;

/**
 * HTML ready to parse: a plain text with a link or a bold word in it has no block, and keeps the
 * paragraphs between empty lines.
 *
 * @returns whether its line breaks show as written, as in a plain text.
 */
export function inParagraphs(html: string): { html: string; keepsLines: boolean } {
  if (html.search(block) >= 0) return { html, keepsLines: false };
  const all = html.trim().split(emptyLines);
  return { html: `<p>${all.join('</p><p>')}</p>`, keepsLines: !/<br\b/i.test(html) };
}

/**
 * The plain text of HTML: the end of a block ends a line, and no markup remains. Struck-out text is
 * removed, since nothing would mark it.
 */
function textOf(text: string): string {
  const { html, keepsLines } = inParagraphs(text);
  const plain = html
    .replace(/<!--[\s\S]*?(-->|$)|<(script|style|del|s|strike)(?=[\s>])[\s\S]*?(<\/\2\s*>|$)/gi, '')
    .replace(keepsLines ? /[^\S\n]+/g : /\s+/g, ' ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(block, '\n\n')
    .replace(/<[a-z/!][^>]*>?/gi, '');
  return decoded(plain);
}

/**
 * A text as paragraphs, separated by empty lines; for HTML its readable text, shown until the
 * markup is. Show it only as text: character references are decoded in it.
 */
export const paragraphsOf = (text: string): readonly string[] =>
  (hasMarkup(text) ? textOf(text) : text)
    .split(emptyLines)
    .map((one) => one.trim())
    .filter(Boolean);
