import * as v from 'valibot';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { type FormRequest, formAnswer } from './form-answer';

const feedbackAnswer = v.pipe(
  v.object({ data: field(formAnswer, { description: 'Holds what became of it.' }) }),
  v.transform(({ data }) => data),
);

/** A complaint about a product [API-22]. */
export const postReclamation = defineCall({
  post: '/api/contact/retail/reclamation',
  body: bodyOf<FormRequest>({
    productId: 'Id of the product, from `/api/search/all-products`.',
    productName: 'Title of the product.',
    expirationDate: 'Last day of use of the product, or that of best before.',
    batchNumber: 'Batch number on its package.',
    placeOfPurchase: 'Where it was bought.',
  }),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});

/** Feedback; its answer stands inside `data` [API-23]. */
export const postFeedback = defineCall({
  post: '/api/contact/retail/feedback',
  body: bodyOf<FormRequest>({
    productId: 'Id of the product, from `/api/search/all-products`; 0 without one.',
    productName: 'Title of the product; empty without one.',
  }),
  answer: feedbackAnswer,
  subject: 'Forms',
  fault: 'contact',
});

/** A question to the producer [API-24]. */
export const postQuestion = defineCall({
  post: '/api/contact/retail/question',
  body: bodyOf<FormRequest>({}),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});

/** An application for sponsorship [API-25]. */
export const postSponsorship = defineCall({
  post: '/api/contact/retail/sponsor',
  body: bodyOf<FormRequest>({
    subject:
      'What is to be supported: one of three Finnish texts, whatever the language of the page.',
    groupName: 'Name of the group, team or school that asks.',
    eventDate: 'Day of the event.',
  }),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});
