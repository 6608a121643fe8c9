import * as v from 'valibot';
import { readStoredJson, writeStored } from '../page/storage';
import { clearDraft, draftKey } from '../state/draft-store';
import type { AnyForm, Fields } from './define-form';
import type { Draft, Field, Values } from './field';

const nameOf = ({ name, draft = name }: AnyForm): string => draft;
const asObject = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : undefined;
const stored = (form: AnyForm): Values =>
  readStoredJson('sessionStorage', draftKey(nameOf(form)), asObject) ?? {};

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
export function readDraft(form: AnyForm): Values {
  const kept = stored(form);
  return Object.fromEntries(
    draftsOf(form.fields)
      .filter(([field]) => field in kept)
      .map(([field, draft]) => [field, draft.read(kept[field])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Keeps what was given; forms of one name keep the fields they have in common in one draft. */
export function writeDraft(form: AnyForm, values: Values): void {
  const written = draftsOf(form.fields).map(([field, draft]) => [
    field,
    draft.write(values[field]),
  ]);
  // JSON leaves out what is undefined.
  const text = JSON.stringify({ ...stored(form), ...Object.fromEntries(written) });
  writeStored('sessionStorage', draftKey(nameOf(form)), text === '{}' ? null : text);
}

/** Forgets what is kept of a form: it was sent. */
export const forgetDraft = (form: AnyForm): void => clearDraft(nameOf(form));
