import * as v from 'valibot';
import { readStoredJson, writeStored } from '../page/storage';
import { draftKey } from '../state/draft-store';
import type { AnyForm, Fields } from './define-form';
import type { Draft, Field, Values } from './field';

const asObject = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : undefined;
const stored = (name: string): Values =>
  readStoredJson('sessionStorage', draftKey(name), asObject) ?? {};

/** Keeps what is filled; takes back what is of the schema's type, also when it is wrong. */
const plain = ({ schema, isEmpty }: Field): Draft<unknown> => ({
  write: (value) => (isEmpty(value as never) ? undefined : value),
  read: (kept) => (v.safeParse(schema as v.GenericSchema, kept).typed ? kept : undefined),
});

const draftsOf = (fields: Fields): [name: string, draft: Draft<unknown>][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.draft === null ? [] : [[name, (field.draft as Draft<unknown>) ?? plain(field)]],
  );

/** What a visitor had given a form before a reload, for the visit. */
export function readDraft({ name, fields }: AnyForm): Values {
  const kept = stored(name);
  return Object.fromEntries(
    draftsOf(fields)
      .filter(([field]) => field in kept)
      .map(([field, draft]) => [field, draft.read(kept[field])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Keeps what was given; forms of one name keep the fields they have in common in one draft. */
export function writeDraft({ name, fields }: AnyForm, values: Values): void {
  const written = draftsOf(fields).map(([field, draft]) => [field, draft.write(values[field])]);
  // JSON leaves out what is undefined.
  const text = JSON.stringify({ ...stored(name), ...Object.fromEntries(written) });
  writeStored('sessionStorage', draftKey(name), text === '{}' ? null : text);
}
