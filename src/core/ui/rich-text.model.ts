/** Whether a text is HTML: it has a tag, a comment or a named or numbered sign. */
export const hasMarkup = (text: string): boolean =>
  /<[a-z/!]|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);

/** The signs that the editors of content systems write by name. */
const signs: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ ndash: '–', mdash: '—', hellip: '…', rsquo: '’', rdquo: '”', euro: '€', szlig: 'ß' },
  ...{ auml: 'ä', ouml: 'ö', aring: 'å', Auml: 'Ä', Ouml: 'Ö', Aring: 'Å', uuml: 'ü', Uuml: 'Ü' },
  eacute: 'é',
};

const signOf = (whole: string, name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#')) return Object.hasOwn(signs, name) ? (signs[name] ?? whole) : whole;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
};

/** Elements of rich text that stand on lines of their own. */
export const blocks = [
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr'],
  ...['table', 'caption', 'tr', 'blockquote', 'pre', 'figure', 'figcaption', 'address'],
  ...['section', 'article', 'aside', 'header', 'footer', 'details', 'summary'],
];

/** Others that do, which become a `div`. */
export const plainBlocks = ['main', 'nav', 'center', 'hgroup', 'search', 'fieldset', 'legend'];

const block = new RegExp(`</?(${[...blocks, ...plainBlocks].join('|')})(?=[\\s/>])[^>]*>`, 'gi');

const emptyLines = /\n[^\S\n]*(?:\n[^\S\n]*)+/;

/**
 * HTML as it is to be parsed: a plain text with a link or a bold word in it has no block, and keeps
 * the paragraphs that empty lines part.
 *
 * @returns whether its lines end where they are written, as those of a plain text do.
 */
export function inParagraphs(html: string): { html: string; keepsLines: boolean } {
  if (html.search(block) >= 0) return { html, keepsLines: false };
  const all = html.trim().split(emptyLines);
  return { html: `<p>${all.join('</p><p>')}</p>`, keepsLines: !/<br\b/i.test(html) };
}

/**
 * The plain text of HTML: what ends a block ends a line, and nothing in it is markup any more. What
 * is struck out is left out, since nothing would say so.
 */
function textOf(text: string): string {
  const { html, keepsLines } = inParagraphs(text);
  return html
    .replace(/<!--[\s\S]*?(-->|$)|<(script|style|del|s|strike)(?=[\s>])[\s\S]*?(<\/\2\s*>|$)/gi, '')
    .replace(keepsLines ? /[^\S\n]+/g : /\s+/g, ' ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(block, '\n\n')
    .replace(/<[a-z/!][^>]*>?/gi, '')
    .replace(/&(#?\w+);/g, signOf);
}

/**
 * A text by its paragraphs, which empty lines part; of HTML what can be read of it, to stand there
 * until the markup does. It is for showing as text only: signs written by name are signs in it.
 */
export const paragraphsOf = (text: string): readonly string[] =>
  (hasMarkup(text) ? textOf(text) : text)
    .split(emptyLines)
    .map((one) => one.trim())
    .filter(Boolean);
