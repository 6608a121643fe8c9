import { atom } from 'jotai/vanilla';
import { readStored, writeStored } from '../page/storage';
import { customerKey, pageStore } from './store';

/** Where the entries of a form are stored for the visit, by the form's name. */
export const draftKey = (form: string): string => `atria-draft-${form}`;

/** Where the delivery details are stored for the visit [CHK-14]. */
export const deliveryKey = 'atria-delivery';

/** Forgets the entries of a form: it was sent. */
export const clearDraft = (form: string): void =>
  writeStored('sessionStorage', draftKey(form), null);

/** The id of a customer's visit, which says nothing: in the browser, and in each tab of it. */
const visitKey = 'atria-customer-visit';

/** The visit in which this page takes part, also when other code has forgotten it. */
const joinedAtom = atom<string | null>(null);

/** The visit of the browser, in all its tabs; null without one. */
export const visitNow = (): string | null => readStored('localStorage', visitKey);

/** This tab takes part in the visit of the browser, or begins one. */
export function joinVisit(): void {
  const id = visitNow() ?? String(Math.random());
  for (const area of ['localStorage', 'sessionStorage'] as const) writeStored(area, visitKey, id);
  pageStore.set(joinedAtom, id);
}

/** Whether the visit of this tab has ended in another tab. */
export function isVisitOver(): boolean {
  const own = pageStore.get(joinedAtom) ?? readStored('sessionStorage', visitKey);
  return own !== null && own !== visitNow();
}

/** Ends the visit in all tabs; each forgets it as soon as it runs. */
export const leaveVisit = (): void => writeStored('localStorage', visitKey, null);

/** Removes what this tab has stored of the visitor [ROLE-04]. */
export function forgetVisit(): void {
  pageStore.set(joinedAtom, null);
  for (const key of [visitKey, customerKey, deliveryKey]) writeStored('sessionStorage', key, null);
  for (const form of ['checkout', 'address-popup']) clearDraft(form);
  try {
    // The files of drafts, see core/files/stored-files.
    indexedDB.deleteDatabase(draftKey('files'));
  } catch {
    // Without a database nothing is in it.
  }
}
