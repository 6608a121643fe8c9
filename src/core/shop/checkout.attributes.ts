import { url } from '../element/attributes';

// An attribute of what leads to the checkout; a contract takes it by name.

export const checkoutUrl = url({ default: '/kassa', description: 'Address of the checkout.' });
