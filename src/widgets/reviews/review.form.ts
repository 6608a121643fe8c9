import { type NewReview, postReview } from '../../api/reviews';
import { flat } from '../../core/form/body';
import { defineForm } from '../../core/form/define-form';
import { area } from '../../core/form/kinds/area';
import { hidden } from '../../core/form/kinds/hidden';
import { stars } from '../../core/form/kinds/stars';
import { text } from '../../core/form/kinds/text';
import { texts } from './reviews.texts';

/** A review of a product [REV-01, REV-03, REV-05, API-42]. */
export const review = defineForm({
  name: 'review-form',
  texts,
  label: '/reviews/write',
  words: {
    '/form/send': '/reviews/send',
    '/form/thanks': '/reviews/thanks',
    '/shared/required': '/reviews/required',
    '/shared/error': '/reviews/failed',
  },
  fields: {
    productId: hidden(),
    rating: stars('/reviews/rating', { required: true, missing: '/reviews/no-rating' }),
    text: area('/reviews/text', { required: true, maxLength: 500, anySigns: true }),
    userName: text('/reviews/nickname', { required: true, autoComplete: 'nickname' }),
  },
  rows: [['rating'], ['text'], ['userName']],
  body: flat(),
  // The fields have the names of the request.
  send: (api, request, options) => postReview(api, request as unknown as NewReview, options),
});
