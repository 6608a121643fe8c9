import { writeStored } from '../page/storage';

/** Where the entries of a form are stored for the visit, by the form's name. */
export const draftKey = (form: string): string => `atria-draft-${form}`;

/** Where the delivery details are stored for the visit [CHK-14]. */
export const deliveryKey = 'atria-delivery';

/** Forgets it: the form was sent. */
export const clearDraft = (form: string): void =>
  writeStored('sessionStorage', draftKey(form), null);
