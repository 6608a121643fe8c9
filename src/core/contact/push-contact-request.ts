import { pushFormEvent } from '../analytics/data-layer';

/** Says in the data layer that a contact was asked for, and nothing of whom [ANA-08]. */
export const pushContactRequest = (): void =>
  pushFormEvent('contact_request_form_submit', 'kontaktipyynto');
