import { text, url } from '../element/reading/attributes';

// Attributes of widgets that lead to an order; a contract uses them by name.

export const availableText = text({
  description: 'Text shown when the shop delivers to the postal code.',
  example: 'Kyllä, toimitamme postinumeroalueellesi!',
});

export const checkoutUrl = url({ default: '/kassa', description: 'Address of the checkout.' });
