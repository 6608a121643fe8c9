import { attributeName } from '../../src/core/element/reading/attribute-text';
import { meantBy } from '../../src/help/nearest';
import { noName } from '../../src/help/unknown-names';
import type { Coded, Say } from '../../src/read/words-table';
import type { FormField } from '../model/form-fields';

export interface Naming {
  readonly say: Say;
  /** Called with what is wrong, in words. */
  readonly tell: (text: string) => void;
  /** The data were guessed: a name that is like none comes of that, and is no slip of its own. */
  readonly isGuess?: boolean | undefined;
}

const tellCoded = ({ say, tell }: Naming, { code, params }: Coded): void => tell(say(code, params));

/** An object with names that the widget knows; a similar name is corrected, and reported. */
function renamedObject(
  given: Record<string, unknown>,
  fields: readonly FormField[],
  where: string,
  naming: Naming,
): Record<string, unknown> {
  const names = fields.map(({ name }) => name);
  const found: Record<string, unknown> = {};
  const known = Object.entries(given).filter(([name]) => names.includes(name));
  for (const [name, value] of known) found[name] = value;
  for (const [name, value] of Object.entries(given)) {
    if (names.includes(name)) continue;
    const meant = meantBy(name, names);
    const free = meant.find((one) => !(one in found));
    if (meant.length > 0 || !naming.isGuess) tellCoded(naming, noName(where, name, meant, names));
    if (free) found[free] = value;
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return [name, field ? renamed(value, field, `${where}.${name}`, naming) : value];
    }),
  );
}

/** A value with the names of its fields. */
function renamed(value: unknown, field: FormField, where: string, naming: Naming): unknown {
  if (field.fields.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((entry, at) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? renamedObject(entry as Record<string, unknown>, field.fields, `${where}[${at}]`, naming)
        : entry,
    );
  return renamedObject(value as Record<string, unknown>, field.fields, where, naming);
}

/** The values of a JSON block by the names of the attributes. */
export const namedBlock = (
  block: Record<string, unknown>,
  fields: readonly FormField[],
  naming: Naming,
): Record<string, unknown> => renamedObject(block, fields, 'JSON', naming);

/** A value of an attribute with JSON, by the names of its fields. */
export const namedValue = (value: unknown, field: FormField, naming: Naming): unknown =>
  renamed(value, field, attributeName(field.name), naming);

/**
 * The attribute that a name in a tag means; a typing error is reported.
 *
 * @param before the attribute whose text it may belong to; '' if it has a value of its own
 */
export function attributeNamed(
  given: string,
  fields: readonly FormField[],
  naming: Naming,
  before = '',
): FormField | undefined {
  const exact = fields.find(
    ({ name }) => attributeName(name) === given || name.toLowerCase() === given,
  );
  if (exact) return exact;
  const names = fields.map(({ name }) => attributeName(name));
  const meant = meantBy(given, names);
  const isWord = before && meant.length === 0;
  tellCoded(
    naming,
    isWord
      ? { code: 'looseWord', params: { word: given, before } }
      : noName('', given, meant, names),
  );
  return fields.find(({ name }) => attributeName(name) === meant[0]);
}
