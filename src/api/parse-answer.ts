import type * as v from 'valibot';
import { ApiError } from './api-error';
import { type Fault, pathText, readBy } from './read-by';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Told of an entry that a list of the answer could not take: where it stands, and why. */
export type OnLeftOut = (field: string, fault: string) => void;

const breach = (why: string) => new ApiError('shape', why);

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with an answer, as `hits[2].title: expected a text, got Object`. */
export const faultText = ({ path, expected, received }: Fault): string =>
  `${pathText(path).replace(/^\./, '') || 'the answer'}: expected ${expected}, got ${received}`;

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

/**
 * Reads the body of a success by its schema; entries of a list that do not fit are left out and
 * told of by their place in the answer.
 *
 * @throws ApiError of kind `shape` whose message names the field, what it should be and what it is
 */
export function parseAnswer<T>(text: string, schema: Schema<T>, onLeftOut?: OnLeftOut): T {
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : undefined;
  } catch {
    throw breach(`expected JSON, got ${JSON.stringify(text.slice(0, 40))}`);
  }
  const strange = strangeFields(body, schema);
  if (strange) throw breach(strange);
  const { output, faults, leftOut } = readBy(schema, body);
  for (const fault of leftOut) onLeftOut?.(pathText(fault.path).slice(1), faultText(fault));
  const [fault] = faults;
  if (fault) throw breach(faultText(fault));
  return output;
}
