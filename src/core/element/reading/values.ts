import { type Fault, type Path, pathText, readBy } from '../../../api/read-by';
import type { Coded, Param } from '../../../read/words-table';
import type { Attributes } from '../contract';
import { type Problem, type Source, shown } from '../problem';
import { attributeName } from './attribute-text';
import { type Attribute, expectedOf } from './attributes';
import { readJson } from './json-text';
import type { JsonReading } from './mend-json';
import { smallKeys } from './small-keys';

/** Values of a widget's attributes, by camelCase name. */
export type AttributeValues = Record<string, unknown>;

/** The sources of an attribute's value, strongest first; see `readValues`. */
export interface Sources {
  /** Properties set on the element, by camelCase name. */
  readonly properties: Readonly<AttributeValues>;
  /** The text of the tag's attribute for a camelCase name, or null. */
  readonly attribute: (name: string) => string | null;
  readonly block: Readonly<AttributeValues>;
  /** The page's settings for all widgets, texts by camelCase name. */
  readonly page: Readonly<Record<string, string | undefined>>;
}

export interface Reading {
  readonly values: AttributeValues;
  readonly problems: readonly Problem[];
}

/** The last result for each place that holds JSON, by its name. */
export type Memory = Record<string, Checked>;

/**
 * The values in force, by property name: property, attribute, block, page setting, default. A wrong
 * value counts as absent and is listed in `problems` [ELEM-10]; so is a removed entry of a list,
 * and a required attribute without a value. An empty attribute counts as absent except for texts
 * and flags [ELEM-02]. A property accepts a text as the attribute does, and a number in place of a
 * text or a flag, because frameworks set either.
 * @param memory the last results: an unchanged value is not read again
 */
export function readValues(attributes: Attributes, sources: Sources, memory: Memory = {}): Reading {
  const values: AttributeValues = {};
  const problems: Problem[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    const before = problems.length;
    values[name] = attribute.fallback;
    for (const candidate of candidatesOf(name, attribute.kind, sources)) {
      const result = recalled(attribute, candidate, memory);
      if (result.problem) problems.push(result.problem);
      problems.push(...(result.leftOut ?? []));
      if (!result.ok) continue;
      values[name] = result.value;
      break;
    }
    if (attribute.required && isNothing(values[name]) && problems.length === before)
      problems.push({
        where: attributeName(name),
        code: 'absent',
        params: { expected: expectedOf(attribute) },
      });
  }
  return { values, problems };
}

/** A view's own values, without those that every element has. */
export const ownValues = (
  { attributes }: { readonly attributes: Attributes },
  values: AttributeValues,
): AttributeValues =>
  Object.fromEntries(Object.keys(attributes).map((name) => [name, values[name]]));

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Candidate {
  readonly source: Source;
  readonly where: string;
  readonly value: unknown;
  readonly isText: boolean;
}

/**
 * The values given for an attribute, strongest first: property, attribute, block, page setting. This
 * order is that of the element, the renderer, the help for editors and the catalogue.
 */
export function candidatesOf(name: string, kind: string, sources: Sources): Candidate[] {
  const kebab = attributeName(name);
  const found: Candidate[] = [];
  const add = (source: Source, where: string, value: unknown, isText: boolean) => {
    if (value === undefined || value === null) return;
    if (isText && value === '' && kind !== 'text' && kind !== 'flag') return;
    found.push({ source, where, value, isText });
  };
  const property = asGiven(kind, sources.properties[name]);
  add('property', name, property, typeof property === 'string');
  add('attribute', kebab, sources.attribute(name), true);
  if (Object.hasOwn(sources.block, name)) add('block', name, sources.block[name], false);
  if (kind !== 'json') add('page setting', `data-${kebab}`, sources.page[name], true);
  return found;
}

/**
 * A property as frameworks mean it: the number of entries is a flag, a number may be a text, and
 * the `false` of `condition && value` means no value.
 */
function asGiven(kind: string, given: unknown): unknown {
  if (kind === 'flag') return typeof given === 'number' ? Boolean(given) : given;
  if (given === false) return undefined;
  return Number.isFinite(given) && !/integer|number|json/.test(kind) ? `${given}` : given;
}

interface Checked {
  readonly ok: boolean;
  /** The checked input, and its result. */
  readonly given: unknown;
  readonly value?: unknown;
  readonly problem?: Problem;
  /** Why entries are missing from its lists. */
  readonly leftOut?: readonly Problem[];
}

function recalled(attribute: Attribute<unknown>, candidate: Candidate, memory: Memory): Checked {
  if (attribute.kind !== 'json') return check(attribute, candidate);
  const { source, where, value } = candidate;
  const key = `${source} ${where}`;
  const before = memory[key];
  if (before && before.given === value && !before.problem?.isUnread) return before;
  memory[key] = check(attribute, candidate);
  return memory[key];
}

function check(
  attribute: Attribute<unknown>,
  { source, where, value, isText }: Candidate,
): Checked {
  const problemAt = (path: Path, given: Param, expected: Param): Problem => ({
    source,
    where: where + pathText(path),
    code: 'wrong',
    params: { given, expected },
  });
  const wrong = (given: Param, isUnread?: boolean): Checked => ({
    ok: false,
    given: value,
    problem: { ...problemAt([], given, expectedOf(attribute)), isUnread },
  });
  const wrongInside = ({ path, given, expected }: Fault, outcome = '{expected}'): Problem =>
    problemAt(path, given == null ? { code: 'nothing' } : shown(given), {
      code: outcome,
      params: { expected: { code: expected } },
    });
  let candidate = value;
  let fault: Coded | undefined;
  try {
    if (attribute.kind === 'json') {
      const reading: JsonReading = isText ? readJson(value as string) : { value };
      fault = reading.fault;
      if (!('value' in reading)) return wrong(fault ?? '', reading.isUnread);
      candidate = smallKeys(reading.value);
    } else if (isText) candidate = attribute.parse(value as string);
    const { output, faults, leftOut } = readBy(attribute.schema, candidate);
    const [inside] = faults;
    if (inside?.path.length) return { ok: false, given: value, problem: wrongInside(inside) };
    if (inside) return wrong(shown(value));
    const given = fault ?? attribute.uselessOf?.(output);
    return {
      given: value,
      ...(given && wrong(given)),
      ok: true,
      value: output,
      leftOut: leftOut.map((one) => wrongInside(one, '{expected}; the entry is left out')),
    };
  } catch {
    // A property can be an object whose getters throw.
    return wrong({ code: 'a value that cannot be read' });
  }
}
