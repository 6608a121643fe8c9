/** Named character references that the editors of content systems write. */
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

/** A text with its character references decoded, once; unknown names stay as they are. */
export const decoded = (text: string): string => text.replace(/&(#?\w+);/g, signOf);
