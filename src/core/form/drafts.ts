import { isRecord } from '../../api/parse-answer';
import { allStored, readStoredJson, writeStoredJson } from '../page/storage';
import { clearDraft, draftKey } from '../state/visit';
import type { AnyForm, Fields } from './define-form';
import type { Draft, Field, Values } from './field';

/** The key for the draft's owner; no field has this name. */
const ownerKey = '@';
/** The key for which of several forms is filled: of the entries, too. */
export const choiceKey = '@form';

/**
 * The name of a form's draft. What the page says it is about, by hidden fields, is part of it: a
 * question about one product is not a draft for another.
 */
export function draftName({ name, draft, fields }: AnyForm, fixed: Values): string {
  const about = Object.entries(fields as Fields).flatMap(([field, { kind }]) =>
    kind === 'hidden' && fixed[field] ? [fixed[field]] : [],
  );
  return draft ?? [name, ...about].join(':');
}

const asObject = (value: unknown) => (isRecord(value) ? value : undefined);
/** The draft with a name: all that is stored, whether it is another customer's, and its entries. */
export function draftIn(name: string, visitor: string) {
  const all = readStoredJson('sessionStorage', draftKey(name), asObject) ?? {};
  const { [ownerKey]: owner = '', ...stored } = all;
  const isOfAnother = owner !== '' && owner !== visitor;
  return { all, isOfAnother, stored: isOfAnother ? {} : stored };
}

/** Whether this tab has any draft: forms show theirs. */
export const hasDraft = (): boolean => allStored('sessionStorage').includes(draftKey(''));

/** How a field is stored; most store any value of the kind's type, also a wrong or empty one. */
function draftOf({ fields }: AnyForm, name: string): Draft<unknown> | null {
  const choice = { is: Number.isInteger, draft: undefined };
  if (name !== choiceKey && !Object.hasOwn(fields, name)) return null;
  const { is, draft }: Pick<Field, 'is' | 'draft'> = fields[name] ?? choice;
  const plain = {
    write: (value: unknown) => value,
    read: (stored: unknown) => (is(stored) ? stored : undefined),
  };
  return draft === undefined ? plain : draft;
}

/** What a visitor entered in a form before a reload, for the visit. */
export const readDraft = (form: AnyForm, name: string, visitor: string): Values =>
  Object.fromEntries(
    Object.entries(draftIn(name, visitor).stored)
      .map(([field, stored]) => [field, draftOf(form, field)?.read(stored)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Stores the entries; forms with the same name share the fields that they have in common. */
export function writeDraft(form: AnyForm, name: string, visitor: string, entries: Values) {
  const written = Object.entries(entries).flatMap(([field, value]) => {
    const draft = draftOf(form, field);
    return draft ? [[field, draft.write(value)] as const] : [];
  });
  const before = draftIn(name, visitor);
  // A choice alone does not replace what another customer has entered.
  if (before.isOfAnother && written.every(([field]) => field === choiceKey)) return;
  const stored = { ...before.stored, ...Object.fromEntries(written) };
  const isEmpty = Object.values(stored).every((value) => value === undefined);
  if (isEmpty) return clearDraft(name);
  const owner = visitor && { [ownerKey]: visitor };
  // JSON omits undefined values.
  writeStoredJson('sessionStorage', draftKey(name), { ...owner, ...stored });
}

/** Replaces an entry of a visitor's draft, if it has one for that field. */
export function replaceInDraft(name: string, visitor: string, field: string, entry: unknown): void {
  const { all, stored } = draftIn(name, visitor);
  if (field in stored)
    writeStoredJson('sessionStorage', draftKey(name), { ...all, [field]: entry });
}
