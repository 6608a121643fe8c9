import * as v from 'valibot';
import { field } from './field';
import { formAnswer } from './form-answer';
import { defineFormCall } from './form-call';

const feedbackAnswer = v.pipe(
  v.object({ data: field(formAnswer, { description: 'Contains the result.' }) }),
  v.transform(({ data }) => data),
);

/** A complaint about a product [API-22]. */
export const postReclamation = defineFormCall({
  post: '/api/contact/retail/reclamation',
  parts: {
    productId: 'Id of the product, from `/api/search/all-products`.',
    productName: 'Title of the product.',
    expirationDate: 'Last day of use of the product, or its best before date.',
    batchNumber: 'Batch number on its package.',
    placeOfPurchase: 'Where it was bought.',
  },
});

/** Feedback; its answer is inside `data` [API-23]. */
export const postFeedback = defineFormCall({
  post: '/api/contact/retail/feedback',
  parts: {
    productId: 'Id of the product, from `/api/search/all-products`; 0 without one.',
    productName: 'Title of the product; empty without one.',
  },
  answer: feedbackAnswer,
});

/** A question to the producer [API-24]. */
export const postQuestion = defineFormCall({ post: '/api/contact/retail/question' });

/** An application for sponsorship [API-25]. */
export const postSponsorship = defineFormCall({
  post: '/api/contact/retail/sponsor',
  parts: {
    subject: 'What to support: one of three Finnish texts, in every language of the page.',
    groupName: 'Name of the group, team or school that applies.',
    eventDate: 'Day of the event.',
  },
});
