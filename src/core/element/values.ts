import * as v from 'valibot';
import type { Attribute } from './attributes';
import { type Attributes, attributeName } from './contract';
import type { JsonReading } from './json-reading';
import { readJson, smallKeys } from './json-text';
import { type Problem, shown } from './problem';

/** Values of a widget's attributes, by camelCase name. */
export type AttributeValues = Record<string, unknown>;

/** Where the value of an attribute can come from, strongest first; see `readValues`. */
export interface Sources {
  /** Properties set on the element, by camelCase name. */
  readonly properties: Readonly<AttributeValues>;
  /** The text of the tag's attribute for a camelCase name, or null. */
  readonly attribute: (name: string) => string | null;
  readonly block: Readonly<AttributeValues>;
  /** The page's settings for all widgets, texts by camelCase name. */
  readonly page: Readonly<Record<string, string | undefined>>;
}

interface Reading {
  readonly values: AttributeValues;
  readonly problems: readonly Problem[];
}

/**
 * The values in force, by property name: property, attribute, block, page setting, default.
 * A wrong value counts as absent and is listed in `problems` [ELEM-10]; so is an entry of a list
 * that was left out, and a required attribute that nothing gives. An emptied attribute counts as
 * absent except for texts and flags [ELEM-02]. A property takes a text as the attribute does, and
 * a number where a text is due, because frameworks set either.
 */
export function readValues(attributes: Attributes, sources: Sources): Reading {
  const values: AttributeValues = {};
  const problems: Problem[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    const before = problems.length;
    values[name] = attribute.fallback;
    for (const candidate of candidatesOf(name, attribute, sources)) {
      const result = check(attribute, candidate);
      if (result.problem) problems.push(result.problem);
      if (!result.ok) continue;
      values[name] = result.value;
      break;
    }
    if (attribute.required && isNothing(values[name]) && problems.length === before)
      problems.push({ where: attributeName(name), expected: attribute.expected });
  }
  return { values, problems };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Candidate {
  readonly where: string;
  readonly value: unknown;
  readonly isText: boolean;
}

function candidatesOf(name: string, attribute: Attribute<unknown>, sources: Sources): Candidate[] {
  const kebab = attributeName(name);
  const found: Candidate[] = [];
  const add = (where: string, value: unknown, isText: boolean) => {
    if (value === undefined || value === null) return;
    if (isText && value === '' && attribute.kind !== 'text' && attribute.kind !== 'flag') return;
    found.push({ where, value, isText });
  };
  const given = sources.properties[name];
  const isText = typeof given === 'number' && !/integer|number|json/.test(attribute.kind);
  const property = isText ? `${given}` : given;
  add(`property ${name}`, property, typeof property === 'string');
  add(`attribute ${kebab}`, sources.attribute(name), true);
  if (Object.hasOwn(sources.block, name)) add(`block ${name}`, sources.block[name], false);
  if (attribute.kind !== 'json') add(`page setting data-${kebab}`, sources.page[name], true);
  return found;
}

interface Checked {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly problem?: Problem;
}

function check(attribute: Attribute<unknown>, { where, value, isText }: Candidate): Checked {
  const wrong = (given: string, isUnread?: boolean): Checked => ({
    ok: false,
    problem: { where, given, expected: attribute.expected, isUnread },
  });
  let candidate = value;
  let fault: string | undefined;
  try {
    if (attribute.kind === 'json') {
      const reading: JsonReading = isText ? readJson(value as string) : { value };
      fault = reading.fault;
      if (!('value' in reading)) return wrong(fault ?? '', reading.isUnread);
      candidate = smallKeys(reading.value);
    } else if (isText) candidate = attribute.parse(value as string);
    const result = v.safeParse(attribute.schema, candidate);
    if (!result.success) return wrong(shown(value));
    const { output } = result;
    const given = fault ?? attribute.uselessOf?.(output) ?? lostEntries(candidate, output);
    return { ...(given && wrong(given)), ok: true, value: output };
  } catch {
    // A property can be an object whose getters throw.
    return wrong('a value that cannot be read');
  }
}

function lostEntries(given: unknown, kept: unknown): string | undefined {
  if (!Array.isArray(given) || !Array.isArray(kept)) return undefined;
  const lost = given.length - kept.length;
  return lost > 0 ? `${lost} of ${given.length} entries of another shape, left out` : undefined;
}
