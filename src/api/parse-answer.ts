import * as v from 'valibot';
import { ApiError } from './api-error';
import { type Asked, askedOf } from './call-address';
import { collectLeftOut, type LeftOut } from './left-out';

type Schema<T> = v.GenericSchema<unknown, T>;

const breach = (why: string) => new ApiError('shape', why);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's name or index as it follows the path to what holds it. */
const step = (key: string): string => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`);
const joined = (keys: readonly string[]): string => keys.map(step).join('').replace(/^\./, '');

const said = (issue: v.BaseIssue<unknown>): string =>
  `expected ${issue.expected ?? 'another value'}, got ${issue.received}`;

/** What is wrong with a value, as `title: expected string, got Object`. */
export const issueText = (issue: v.BaseIssue<unknown>, before: readonly string[] = []): string => {
  const path = joined([...before, ...(v.getDotPath(issue)?.split('.') ?? [])]);
  return `${path || 'the answer'}: ${said(issue)}`;
};

/** The keys that lead to a list in what was sent; undefined for one that is not in it. */
export function wayTo(list: unknown, from: unknown): string[] | undefined {
  if (from === list) return [];
  if (typeof from !== 'object' || from === null) return undefined;
  for (const [key, value] of Object.entries(from)) {
    const rest = wayTo(list, value);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/**
 * An object with fields, none of which is known: not an answer with nothing in it but one of
 * somebody else's making. An empty one leaves everything out, as back ends do [API-04].
 */
export function strangeFields(body: unknown, schema: Schema<unknown>): string | undefined {
  if (!isRecord(body) || !('entries' in schema)) return undefined;
  const known = Object.keys(schema.entries as object);
  const given = Object.keys(body);
  if (given.length === 0 || given.some((name) => known.includes(name))) return undefined;
  return `expected one of the fields ${known.join(', ')}, got ${given.slice(0, 8).join(', ')}`;
}

function tellLeftOut(entries: readonly LeftOut[], body: unknown, call: Asked): void {
  const { method, path } = askedOf(call);
  for (const { list, index, issue } of entries) {
    const place = [...(wayTo(list, body) ?? []), `${index}`];
    console.warn(`atria: ${method} ${path}: an entry is left out: ${issueText(issue, place)}`);
  }
}

/**
 * Reads the body of a success by its schema; entries of a list that do not fit are left out and
 * said in the console, by their place in the answer.
 *
 * @param call what the console names it by
 * @throws ApiError of kind `shape` whose message names the field, what it should be and what it is
 */
export function parseAnswer<T>(text: string, schema: Schema<T>, call: Asked): T {
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : undefined;
  } catch {
    throw breach(`expected JSON, got ${JSON.stringify(text.slice(0, 40))}`);
  }
  const strange = strangeFields(body, schema);
  if (strange) throw breach(strange);
  const { result, leftOut } = collectLeftOut(() => v.safeParse(schema, body));
  if (leftOut.length > 0) tellLeftOut(leftOut, body, call);
  if (result.success) return result.output;
  throw breach(issueText(result.issues[0]));
}
