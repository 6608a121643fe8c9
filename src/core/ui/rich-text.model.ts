/** Whether a text is HTML: it has a tag, a comment or a named or numbered sign. */
export const hasMarkup = (text: string): boolean =>
  /<[a-z/!]|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);

/** The signs that the editors of content systems write by name. */
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  rdquo: '”',
  auml: 'ä',
  ouml: 'ö',
  aring: 'å',
  Auml: 'Ä',
  Ouml: 'Ö',
  Aring: 'Å',
  uuml: 'ü',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  euro: '€',
};

const signOf = (whole: string, name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#')) return Object.hasOwn(signs, name) ? (signs[name] ?? whole) : whole;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
};

const blocks = 'p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|table|blockquote|figure|section|article|hr|pre';

/** The plain text of HTML: what ends a block ends a line, and nothing in it is markup any more. */
const textOf = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(-->|$)|<(script|style)\b[\s\S]*?(<\/\2\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(new RegExp(`</?(${blocks})\\b[^>]*>`, 'gi'), '\n\n')
    .replace(/<[a-z/!][^>]*>?/gi, '')
    .replace(/&(#?\w+);/g, signOf);

/**
 * A text by its paragraphs, which empty lines part; of HTML what can be read of it, to stand there
 * until the markup does. It is for showing as text only: signs written by name are signs in it.
 */
export const paragraphsOf = (text: string): readonly string[] =>
  (hasMarkup(text) ? textOf(text) : text)
    .split(/\n[^\S\n]*\n/)
    .map((one) => one.trim())
    .filter(Boolean);
