import { dialled } from './phone-number';

/** A telephone number with the text around it; `href` is '' if there is none to dial. */
export interface Phone {
  readonly text: string;
  readonly href: string;
}

/** What separates two numbers; a slash within one is followed by neither 0, plus nor bracket. */
const between =
  /(\s*(?:[,;|•·\t\n]|[/–](?=\s*(?:[+(]|0\d))|\s(?:tai|ja|eller|och|oder|und|or|and)\s)\s*)/i;

const gap = '(?:[^\\S\\n]|[\\p{Cf}\\u2010\\u2011-]|\\.(?=\\d))*';
const code = '\\(\\s?(?:\\+\\d{1,3}|0\\d{0,4})\\s?\\)';
const abroad = '(?:\\+|00)\\d{1,3}\\s?\\(\\s?\\d{1,4}\\s?\\)';
const start = `(?:${abroad}|${code}|\\+?\\d)`;
const clock = '(?:[01]?\\d|2[0-4])(?:\\.\\d\\d)?';
/** Hours after a whole number, as in `050 555 1234 8–16`. */
const hours = `(?<=(?:\\d\\D{0,3}){7}\\s)${clock}\\s?[–-]\\s?${clock}(?![\\d-])`;
const rest = `(?:${gap}(?!${hours})(?:\\d|${code}))`;
// An area code may be followed by a slash or a dash, a switchboard's number by a dash before its 0.
const area = `${start}${rest}{1,5}\\s?[/–]\\s?(?=[1-9])`;
const number = `(?:${area}\\d|${start})${rest}*(?:–0(?!\\d))?`;

const monthAndDay = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
/** From a word to the number after it. */
const label = '[^\\d\\n,;]*<';
/** What only looks like a telephone number, within `<>`: by its form, or by a word beside it. */
const other = new RegExp(
  [
    // Ids of companies and persons, and a part of an id.
    '<\\d{6,7}-\\d>|\\bFI[ -]?<\\d{8}>',
    `<\\d\\d${monthAndDay}[+-]\\d{4}>`,
    '[\\p{L}\\d_]<|>(?!x ?\\d)[\\p{L}_@]',
    // Days, hours, degrees, postal codes from one to another.
    '<\\d{1,2}([.-])\\d{1,2}\\1(?:19|20)?\\d\\d(?!\\d|\\1)',
    `<${clock}(?:\\s?-\\s?${clock})?>|>\\W{0,2}uhr`,
    '<(?:0|\\+\\d\\d?)\\.\\d{1,6}>',
    '<0\\d{4}\\s?-\\s?0\\d{4}>',
    // A fax, unless its number is for both.
    `(?<!(?:puh|puhelin|tel|telefon|tfn)[^\\p{L}\\d]{1,3})(?:fax|faksi|telekopio)(?!\\D*(?:puh|tel|tfn))${label}`,
    '> ?\\((?:fax|faksi)',
    '(?:katu|tie|gatan|vägen|stra(?:ß|ss)e) <',
    `(?:tunnus|moms|viite|(?:org|pers|person|organisations)\\W{0,2}(?:nr|numm))${label}`,
    `(?:posti?|tilaus|asiakas|kund|kunden|order|bestell|lasku|steuer)\\W?(?:n:?r|num|no\\b)${label}`,
    `\\b(?:iban|ean|gtin|hrb|alv|vat|ust|klo|kl|plz|pl|pb|box|postfach)(?:nr|id)?\\b${label}`,
  ].join('|'),
  'iu',
);

/** Any text in pieces, with the telephone numbers in it: a number of fewer digits may be anything. */
export function piecesOf(text: string, fewest = 7): readonly Phone[] {
  let at = 0;
  return text.split(new RegExp(`(${number})`, 'u')).map((piece, index) => {
    const before = text.slice(Math.max(0, at - 40), at);
    at += piece.length;
    const plain = piece.replace(/\p{Cf}/gu, '').replace(/[\u2010\u2011–]/g, '-');
    const isOther = other.test(`${before}<${plain}>${text.slice(at, at + 9)}`);
    const whole = index % 2 > 0 && !isOther ? dialled(piece) : '';
    return { text: piece, href: whole.length >= fewest ? `tel:${whole}` : '' };
  });
}

/** The numbers in an editor's text, each with its label, as a person would dial them. */
export function phonesOf(text: string): readonly Phone[] {
  const found: Phone[] = [];
  text.split(between).forEach((piece, at, all) => {
    if (at % 2 > 0) return;
    const href = piecesOf(piece, 6).find((one) => one.href)?.href ?? '';
    const last = found.at(-1);
    if (!last || (last.href && href)) found.push({ text: piece, href });
    // Text without a number belongs to the number before, or to the first one.
    else
      found.splice(-1, 1, { text: `${last.text}${all[at - 1]}${piece}`, href: last.href || href });
  });
  // A short number, or one without its area code, is recognised only if it is alone: no year.
  const [, label = '', alone = ''] =
    /^([^\d+#€]*?)(?!(?:19|20)\d\d\b)([1-9](?: ?\d){2,7})\s*(?:[(,;].*)?$/s.exec(text) ?? [];
  if (!alone || found[0]?.href || other.test(`${label}<${alone}>`)) return found;
  return [{ text, href: `tel:${alone.replace(/ /g, '')}` }];
}
