import { writeStored } from '../page/storage';

/** Where what a visitor has given a form is kept for the visit, by the form's name. */
export const draftKey = (form: string): string => `atria-draft-${form}`;

/** Where the delivery details are kept for the visit [CHK-14]. */
export const deliveryKey = 'atria-delivery';

/** Forgets it: the form was sent. */
export const clearDraft = (form: string): void =>
  writeStored('sessionStorage', draftKey(form), null);
