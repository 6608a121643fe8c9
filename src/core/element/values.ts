import * as v from 'valibot';
import type { Attribute } from './attributes';
import { type Attributes, attributeName } from './contract';
import { type Problem, shown } from './problem';

export type Values = Record<string, unknown>;

/** Where the value of an attribute can come from, strongest first; see `readValues`. */
export interface Sources {
  /** Properties set on the element, by camelCase name. */
  readonly properties: Readonly<Values>;
  /** The text of an attribute of the tag, or null. */
  readonly attribute: (name: string) => string | null;
  readonly block: Readonly<Values>;
  /** The page's settings for all widgets, texts by camelCase name. */
  readonly page: Readonly<Record<string, string | undefined>>;
}

interface Reading {
  readonly values: Values;
  readonly problems: readonly Problem[];
}

/**
 * The values in force, by property name: property, attribute, block, page setting, default.
 * A wrong value counts as absent and is listed in `problems` [ELEM-10]; so is an entry of a list
 * that was left out. An emptied attribute counts as absent except for texts and flags [ELEM-02].
 */
export function readValues(attributes: Attributes, sources: Sources): Reading {
  const values: Values = {};
  const problems: Problem[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    const candidates = candidatesOf(name, attribute, sources);
    values[name] = attribute.fallback;
    for (const candidate of candidates) {
      const result = check(attribute, candidate);
      if (result.problem) problems.push(result.problem);
      if (!result.ok) continue;
      values[name] = result.value;
      break;
    }
  }
  return { values, problems };
}

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
  add(`property ${name}`, sources.properties[name], false);
  add(`attribute ${kebab}`, sources.attribute(kebab), true);
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
  const wrong = (given: string): Checked => ({
    ok: false,
    problem: { where, given, expected: attribute.expected },
  });
  let candidate = value;
  try {
    if (isText) candidate = attribute.parse(value as string);
  } catch {
    return wrong(`invalid JSON ${shown(value)}`);
  }
  try {
    const result = v.safeParse(attribute.schema, candidate);
    if (!result.success) return wrong(shown(value));
    const lost = lostEntries(candidate, result.output);
    return lost
      ? {
          ok: true,
          value: result.output,
          problem: { where, given: lost, expected: attribute.expected },
        }
      : { ok: true, value: result.output };
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
