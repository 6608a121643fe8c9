import { brands, isBrand } from '../core/page/brand';
import { languageOfName, languages, resolveLanguage } from '../core/page/language';
import { comparable } from '../read/compare';
import { readDate } from '../read/date';
import { emailOf } from '../read/email';
import { safeUrl } from '../read/link';
import { readNumber } from '../read/number';
import { clean } from '../read/text';
import type { Coded } from '../read/words-table';
import { type Field, isObject, type Kind, type Path, type Placed } from './fields';
import { nearest } from './nearest';

/** A typing error in a value, by its cause. */
export interface Slip {
  readonly cause:
    | 'quote'
    | 'address'
    | 'unsafe'
    | 'disk'
    | 'path'
    | 'number'
    | 'date'
    | 'name'
    | 'empty';
  /** The text as written. */
  readonly given: string;
  /** The intended text; absent if unknown. */
  readonly meant?: string | undefined;
  /** The known names, if it must be one of a few. */
  readonly known?: readonly string[];
}

/** A typing error in its place. */
export interface FoundSlip {
  readonly path: Path;
  readonly slip: Slip;
}

const site =
  /^(www\.[^\s/]+\.\S+|([\w-]+\.)+(fi|com|se|net|org|eu|de|ee|dk|no|info|shop)([/?#]\S*)?)$/i;
const ofDisk = /^([a-z]:|file:|\\\\)|\\/i;
/** An address that is the same on every page of a site. */
const whole = /^(\/|#|\?|\.{1,2}\/|[a-z][a-z0-9+.-]*:)/i;

/** What is wrong with an address, of a link or of a picture. */
function addressSlip(given: string, kind: Kind): Slip | undefined {
  const text = clean(given);
  if (!text) return undefined;
  if (ofDisk.test(text)) return { cause: 'disk', given };
  const email = /[/?]|^mailto:/i.test(text) ? '' : emailOf(text);
  if (email) return { cause: 'address', given, meant: `mailto:${email}` };
  if (site.test(text)) return { cause: 'address', given, meant: `https://${text}` };
  if (kind === 'link') return safeUrl(text) ? undefined : { cause: 'unsafe', given };
  return whole.test(text) ? undefined : { cause: 'path', given };
}

/** A number in Finnish notation, as JSON and HTML write it: `12 000` is 12000, `1,5` is 1.5. */
function numberSlip(given: string, kind: Kind): Slip | undefined {
  const meant = readNumber(given);
  if (meant === undefined || /^\s*[+-]?\d+(\.\d+)?\s*$/.test(given)) return undefined;
  const fits = kind === 'number' || Number.isInteger(meant);
  return fits ? { cause: 'number', given, meant: `${meant}` } : undefined;
}

/** A day in another notation than ISO's, `31.12.2026`, or a text that is no day. */
function dateSlip(given: string): Slip | undefined {
  const text = given.trim();
  const meant = readDate(text);
  return !text || (meant && /^\d{4}/.test(text)) ? undefined : { cause: 'date', given, meant };
}

function nameSlip(given: string, kind: Kind): Slip | undefined {
  if (kind === 'brand')
    return isBrand(given) || !given
      ? undefined
      : { cause: 'name', given, meant: nearest(given, brands).join(', '), known: brands };
  let slip: Slip | undefined;
  resolveLanguage(given, '/', () => {
    const code = languageOfName(given)?.replace('sv', 'se');
    slip = { cause: 'name', given, meant: code, known: languages };
  });
  return slip;
}

/** The first of several names in a text that is nearly a known one. */
function nearlySlip(given: string, known: readonly string[]): Slip | undefined {
  for (const name of given.split(/[,;/&+]|\s(?:ja|och|and|sekä|samt)\s/)) {
    const [meant, ...others] = nearest(name, known);
    const isKnown = [meant, ...others].some((one) => comparable(one ?? '') === comparable(name));
    if (meant && !isKnown) return { cause: 'name', given: name.trim(), meant };
  }
  return undefined;
}

/** The error in a value of a kind; without a kind only an address without its https. */
export function slipOf(value: unknown, kind?: Field['kind']): Slip | undefined {
  if (typeof value !== 'string') return undefined;
  if (typeof kind === 'object') return nearlySlip(value, kind);
  if (kind === 'link' || kind === 'picture') return addressSlip(value, kind);
  if (kind === 'number' || kind === 'integer') return numberSlip(value, kind);
  if (kind === 'date') return dateSlip(value);
  if (kind === 'brand' || kind === 'language') return nameSlip(value, kind);
  return /^\s*www\.\S+\.\S+$/i.test(value) ? addressSlip(value, 'link') : undefined;
}

const nothing: readonly unknown[] = [undefined, null, false, ''];
const isNothing = (value: unknown): boolean =>
  nothing.includes(typeof value === 'string' ? value.trim() : value) ||
  (Array.isArray(value) && value.every(isNothing));

/** Whether an entry has nothing but its kind. */
const isEmpty = (entry: object, field: Field | undefined): boolean =>
  Object.entries(entry).every(
    ([name, value]) => isNothing(value) || field?.fields?.[name]?.kind === 'choice',
  );

/**
 * All typing errors in the values of a tag: the same check for the page, for the catalogue and for
 * the blocks of WordPress.
 */
export const slipsIn = (places: readonly Placed[]): FoundSlip[] =>
  places.flatMap(({ path, value, field }): FoundSlip[] => {
    if (typeof path.at(-1) === 'number' && isObject(value) && isEmpty(value, field))
      return [{ path, slip: { cause: 'empty', given: '' } }];
    const slip = slipOf(value, field?.kind);
    return slip ? [{ path, slip }] : [];
  });

/** The values, with the intended numbers and days in place of Finnish notation. */
export function meantValues(value: unknown, field: Field | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => meantValues(one, field));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, meantValues(one, field?.fields?.[name])]),
    );
  const slip = slipOf(value, field?.kind);
  if (slip?.cause === 'date') return slip.meant ?? value;
  return slip?.cause === 'number' ? Number(slip.meant) : value;
}

/** A typing error by its code: that of its cause, or another one where the intended text is unknown. */
export function toldSlip(where: string, { cause, ...params }: Slip): Coded {
  const unknown = { name: 'slip.unknown', date: 'slip.noDate' }[cause as string];
  return {
    code: (!params.meant && unknown) || `slip.${cause}`,
    params: { where, ...params },
  };
}
