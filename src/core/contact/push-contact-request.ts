import { pushFormEvent } from '../analytics/data-layer';

/** Pushes to the data layer that a contact was requested, without personal data [ANA-08]. */
export const pushContactRequest = (): void =>
  pushFormEvent('contact_request_form_submit', 'kontaktipyynto');
