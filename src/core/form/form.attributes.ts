import { text, url } from '../element/reading/attributes';

// Attributes of forms; a contract uses them by name.

export const successUrl = url({
  description: 'Address of the page after a sent form; without one a thank-you text is shown.',
  example: '/kiitos',
});
export const successText = text({
  description: 'Text in place of the sent form; without one the form thanks in its own words.',
  example: 'Kiitos! Vastaamme kolmen arkipäivän kuluessa.',
});
export const rulesUrl = url({
  description: 'Address of the rules to agree to; without one there is no link.',
  example: '/kampanjat/saannot',
});
export const productsEndpoint = text({
  description: 'Another address for the call of the list of products to choose from.',
  example: '/api/search/all-products',
});
export const subject = text({
  description: 'Subject that a question, request or order is sent with.',
  example: 'Kysymys ammattikeittiöltä',
});
export const customerId = text({
  description: 'Id of the customer that a question or request is sent with.',
  example: '40210',
});
