import type * as v from 'valibot';
import { ApiError } from './api-error';
import { type Fault, pathText, readBy } from './read-by';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Called for an invalid entry in a list of the answer: with its place, and the reason. */
export type OnLeftOut = (field: string, fault: string) => void;

const breach = (why: string) => new ApiError('shape', why);

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A fault in an answer, as `hits[2].title: expected a text, got Object`. */
export const faultText = ({ path, expected, received }: Fault): string =>
  `${pathText(path).replace(/^\./, '') || 'the answer'}: expected ${expected}, got ${received}`;

/**
 * Whether an object has fields but no known one: then it is not an incomplete answer but another
 * server's. An empty object omits everything, as back ends do [API-04].
 */
export function strangeFields(body: unknown, schema: Schema<unknown>): string | undefined {
  if (!isRecord(body) || !('entries' in schema)) return undefined;
  const known = Object.keys(schema.entries as object);
  const given = Object.keys(body);
  if (given.length === 0 || given.some((name) => known.includes(name))) return undefined;
  return `expected one of the fields ${known.join(', ')}, got ${given.slice(0, 8).join(', ')}`;
}

/**
 * Reads the body of a successful answer by its schema; invalid entries of a list are removed and
 * reported by their place in the answer.
 *
 * @throws ApiError of kind `shape`, whose message names the field, the expected and the given value
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
