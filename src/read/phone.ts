/** A telephone number with the text around it; `href` is '' if there is none to dial. */
export interface Phone {
  readonly text: string;
  readonly href: string;
}

/** What separates two numbers; a slash within one is followed by neither 0, plus nor bracket. */
const between =
  /(\s*(?:[,;|\n]|[/–](?=\s*(?:[+(]|0\d))|\s(?:tai|ja|eller|och|oder|und|or|and)\s)\s*)/i;

const gap = '(?:[ \\t\\u00a0\\u202f\\u2011-]|\\.(?=\\d))*';
const code = '\\(\\s?(?:\\+\\d{1,3}|0\\d{0,4})\\s?\\)';
const start = `(?:${code}|\\+?\\d)`;
const rest = `(?:${gap}(?:\\d|${code}))`;
// An area code may be followed by a slash or a dash, a switchboard's number by a dash before its 0.
const area = `${start}${rest}{1,5}\\s?[/–]\\s?(?=[1-9])`;
const number = new RegExp(`(?:${area}\\d|${start})${rest}*(?:–0(?!\\d))?`, 'g');

const isTime = (written: string): boolean => /^\d{1,2}\.\d\d(?!\d)/.test(written);

/** The link for a written number; the zero in brackets is dialled only within the country. */
function dialled(written: string): string {
  const isAbroad = /^\(?\s?(\+|00)/.test(written);
  const digits = (isAbroad ? written.replace(/\(\s?0\s?\)/, '') : written).replace(/\D/g, '');
  const whole = isAbroad
    ? `+${digits.replace(/^00/, '').replace(/^(358|46|49)0/, '$1')}`
    : digits.replace(/^(?=(358|46|49)\d{8})/, '+');
  return /^(\+|0)\d{4,14}$/.test(whole) && !isTime(written) ? `tel:${whole}` : '';
}

const addressIn = (text: string): string =>
  /fax|faksi|telekopio/i.test(text)
    ? ''
    : ([...text.matchAll(number)].map(([one]) => dialled(one)).find(Boolean) ?? '');

/** The numbers in an editor's text, each with its label, as a person would dial them. */
export function phonesOf(text: string): readonly Phone[] {
  const found: Phone[] = [];
  text.split(between).forEach((piece, at, all) => {
    if (at % 2 > 0) return;
    const href = addressIn(piece);
    const last = found.at(-1);
    if (!last || (last.href && href)) found.push({ text: piece, href });
    // Text without a number belongs to the number before, or to the first one.
    else
      found.splice(-1, 1, { text: `${last.text}${all[at - 1]}${piece}`, href: last.href || href });
  });
  // A short number, or one without its area code, is recognised only if it is alone.
  const [alone] = /^\D*(\d[\d ]+\d)\D*$/.exec(text)?.slice(1) ?? [];
  if (alone && !found[0]?.href) return [{ text, href: `tel:${alone.replace(/ /g, '')}` }];
  return found;
}

/** Any text in pieces, with the telephone numbers in it; short numbers may be anything. */
export const piecesOf = (text: string): readonly Phone[] =>
  text.split(new RegExp(`(${number.source})`)).map((piece, at) => ({
    text: piece,
    href: at % 2 > 0 && piece.replace(/\D/g, '').length > 6 ? dialled(piece) : '',
  }));
