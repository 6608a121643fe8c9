import type * as v from 'valibot';
import type { Given, KnownCall } from '../../scripts/describe/calls/all-calls';
import { fieldsOf, itemOf } from '../../scripts/describe/fields';
import { ApiError } from '../../src/api/api-error';
import { faultText, strangeFields } from '../../src/api/parse-answer';
import { readBy } from '../../src/api/read-by';
import { fieldsSeen } from './fields-seen';

/** The result of reading an answer's body. */
export interface Reading {
  readonly body: unknown;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** A description of an answer that is not JSON. */
function insteadOfJson(text: string): string {
  if (!text) return 'expected JSON, got an empty answer';
  if (!/^\s*</.test(text)) return `expected JSON, got ${JSON.stringify(text.slice(0, 60))}`;
  const title = /<title>([^<]*)/i.exec(text)?.[1]?.trim();
  const isLogin = /type=["']?password|log ?in|sign ?in|kirjaudu|logga in/i.test(text);
  return `expected JSON, got a page of HTML${title ? `, "${title}"` : ''}${
    isLogin
      ? ': a login? Give what lets you in with --header "Cookie: …" or "Authorization: …"'
      : ''
  }`;
}

/** The first few of many, and how many more there are. */
const few = (all: readonly string[], most = 8): readonly string[] =>
  all.length > most ? [...all.slice(0, most), `and ${all.length - most} more like these`] : all;

const line = (what: string, places: readonly string[]): string[] =>
  places.length > 0 ? [`${what}: ${places.join(', ')}`] : [];

/** What a schema finds in a body, in the words of the client. */
interface Found extends Omit<Reading, 'body'> {
  /** Whether the client can read it, possibly without some entries. */
  readonly isRead: boolean;
}

const unread = (problems: readonly string[]): Found => ({ isRead: false, problems, notes: [] });

function checked(schema: v.GenericSchema, body: unknown): Found {
  const strange = strangeFields(body, schema);
  if (strange) return unread([strange]);
  const { faults, leftOut } = readBy(schema, body);
  if (faults.length > 0) return unread(few(faults.map(faultText)));
  const left = leftOut.map((fault) => `${faultText(fault)}; the entry is left out`);
  const entries = itemOf(schema) && Array.isArray(body) ? body : undefined;
  const seen = fieldsSeen(fieldsOf(schema), entries ?? [body], entries ? '[]' : '');
  return {
    isRead: true,
    problems: few([...left, ...seen.strange.map((one) => `${one}: nothing of it is read`)]),
    notes: [
      ...line('empty, so its entries were not checked', seen.empty),
      ...line('empty, so its entries were not checked', entries?.length === 0 ? ['the list'] : []),
      ...line('read, but never there', seen.absent),
      ...line('not read', seen.unread),
    ],
  };
}

function parsed(text: string): { readonly body?: unknown; readonly isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { isJson: false };
  }
}

/** Whether the client's function accepts an answer that does not match its schema. */
const forgives = ({ make }: KnownCall, given: Given): Promise<boolean> =>
  Promise.resolve(make({ call: () => Promise.reject(new ApiError('shape', '')) }, given)).then(
    () => true,
    () => false,
  );

/** Reads a body as the client's function for the call reads it. */
export async function readAnswer(call: KnownCall, given: Given, text: string): Promise<Reading> {
  const { answer: schema } = call;
  if (!schema) return { body: undefined, problems: [], notes: [] };
  const { body, isJson } = parsed(text);
  const found = isJson ? checked(schema, body) : unread([insteadOfJson(text)]);
  if (found.isRead || !(await forgives(call, given))) return { body, ...found };
  return { body, problems: [], notes: found.problems.map((one) => `${one}; taken all the same`) };
}
