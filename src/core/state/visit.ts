import { writeStored } from '../page/storage';
import { customerKey } from './store';

/** Where the entries of a form are stored for the visit, by the form's name. */
export const draftKey = (form: string): string => `atria-draft-${form}`;

/** Where the delivery details are stored for the visit [CHK-14]. */
export const deliveryKey = 'atria-delivery';

/** Forgets the entries of a form: it was sent. */
export const clearDraft = (form: string): void =>
  writeStored('sessionStorage', draftKey(form), null);

/** Removes what this tab has stored of the visitor [ROLE-04]. */
export function forgetVisit(): void {
  for (const key of [customerKey, deliveryKey]) writeStored('sessionStorage', key, null);
  for (const form of ['checkout', 'address-popup']) clearDraft(form);
  try {
    // The files of drafts, see core/files/stored-files.
    indexedDB.deleteDatabase(draftKey('files'));
  } catch {
    // Without a database nothing is in it.
  }
}
