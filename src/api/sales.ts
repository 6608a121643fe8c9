import { bodyOf, defineCall } from './define-call';

/** Sends the food-service sales form; any status but 200 is a failure [API-34]. */
export const postSalesForm = defineCall({
  post: '/api/fs/salesform',
  body: bodyOf<Readonly<Record<string, unknown>>>({
    formType: 'What the message is: feedback, or another matter.',
    product: 'The product that it is about.',
    'product.title': 'Its title; empty without one.',
    'product.productId': 'Its id, from `/api/search/all-products`; 0 without one.',
    customerNumber: 'Customer number.',
    contactRequest: 'How the visitor wants an answer.',
  }),
  only: 200,
  fault: 'contact',
});
