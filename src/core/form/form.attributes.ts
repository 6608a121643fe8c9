import { url } from '../element/attributes';

// Attributes of forms; a contract takes them by name.

export const successUrl = url({
  description: 'Address of the page after a sent form; without one a thank-you text is shown.',
  example: '/kiitos',
});
