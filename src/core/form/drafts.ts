import { readStoredJson, writeStored } from '../page/storage';
import { clearDraft, draftKey } from '../state/draft-store';
import type { AnyForm, Fields } from './define-form';
import type { Draft, Field, Values } from './field';

/** Where a draft says whose it is; no field has this name. */
const ownerKey = '@';

/**
 * The name of a form's draft. What the page says it is about, by fields that nobody sees, is a part
 * of it: a question about one product is none about another.
 */
export function draftName({ name, draft, fields }: AnyForm, fixed: Values): string {
  const about = Object.entries(fields as Fields).flatMap(([field, { kind }]) =>
    kind === 'hidden' && fixed[field] ? [fixed[field]] : [],
  );
  return draft ?? [name, ...about].join(':');
}

const asObject = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : undefined;
/** What is kept under a name, unless another customer gave it. */
function stored(name: string, visitor: string): Values {
  const { [ownerKey]: owner = '', ...kept } =
    readStoredJson('sessionStorage', draftKey(name), asObject) ?? {};
  return owner === '' || owner === visitor ? kept : {};
}

/** Keeps all that is of the kind's type, also what is wrong or emptied. */
const plain = ({ is }: Field): Draft<unknown> => ({
  write: (value) => value,
  read: (kept) => (is(kept) ? kept : undefined),
});

const draftOf = (field: Field | undefined): Draft<unknown> | undefined =>
  field && field.draft !== null
    ? ((field.draft as Draft<unknown> | undefined) ?? plain(field))
    : undefined;

/** What a visitor had given a form before a reload, for the visit. */
export const readDraft = ({ fields }: AnyForm, name: string, visitor: string): Values =>
  Object.fromEntries(
    Object.entries(stored(name, visitor))
      .map(([field, kept]) => [field, draftOf(fields[field])?.read(kept)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Keeps what was given; forms of one name keep the fields they have in common in one draft. */
export function writeDraft({ fields }: AnyForm, name: string, visitor: string, given: Values) {
  const written = Object.entries(given).flatMap(([field, value]) => {
    const draft = draftOf(fields[field]);
    return draft ? [[field, draft.write(value)]] : [];
  });
  const owner = visitor && { [ownerKey]: visitor };
  // JSON leaves out what is undefined.
  const kept = { ...stored(name, visitor), ...Object.fromEntries(written) };
  const isEmpty = Object.values(kept).every((value) => value === undefined);
  const text = JSON.stringify({ ...owner, ...kept });
  if (isEmpty) clearDraft(name);
  else writeStored('sessionStorage', draftKey(name), text);
}
