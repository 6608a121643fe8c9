import { readStoredJson, writeStored } from '../page/storage';

type Draft = Record<string, string>;

const asDraft = (value: unknown): Draft | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : undefined;

const keyOf = (form: string): string => `atria-draft-${form}`;

/** The texts a visitor had typed into a form before a reload, for the visit. */
export const readDraft = (form: string): Draft =>
  readStoredJson('sessionStorage', keyOf(form), asDraft) ?? {};

/** Keeps what was typed; only texts, never files or the captcha. */
export function writeDraft(form: string, values: Readonly<Record<string, unknown>>): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value);
  writeStored(
    'sessionStorage',
    keyOf(form),
    texts.length ? JSON.stringify(Object.fromEntries(texts)) : null,
  );
}

/** Forgets it: the form was sent. */
export const clearDraft = (form: string): void => writeStored('sessionStorage', keyOf(form), null);
