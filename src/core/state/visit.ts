import { writeStored } from '../page/storage';
import { deliveryKey, draftKey } from './draft-store';
import { customerKey } from './store';

/** Removes what this tab has stored of the visitor [ROLE-04]. */
export function forgetVisit(): void {
  const keys = [customerKey, deliveryKey, ...['checkout', 'address-popup'].map(draftKey)];
  for (const key of keys) writeStored('sessionStorage', key, null);
  try {
    // The files of drafts, see core/files/stored-files.
    indexedDB.deleteDatabase(draftKey('files'));
  } catch {
    // Without a database nothing is in it.
  }
}
