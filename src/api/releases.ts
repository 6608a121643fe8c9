import * as v from 'valibot';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { language } from './parameters';
import { answerList, requiredText } from './schema';

const categorySchema = v.object({
  name: field(requiredText, {
    description: 'Its name, beside its checkbox.',
    example: 'Pörssitiedotteet',
  }),
  informationType: field(requiredText, {
    description: 'Its value in a subscription: sent as an entry of `informationTypes`.',
    example: '1',
  }),
});

/** The kinds of releases that a visitor can subscribe to [API-20]. */
export const fetchReleaseCategories = defineCall({
  get: '/api/cision/subscribe/categories',
  params: { language },
  answer: answerList(categorySchema),
  fault: 'release',
});

/** Subscribes to releases; the answer is not read [API-21]. */
export const postReleaseSubscription = defineCall({
  post: '/api/cision-liana/subscribe',
  body: bodyOf<Readonly<Record<string, unknown>>>({
    informationTypes: 'The subscribed categories: each is an `informationType` of the categories.',
    subscribeToUutiskirje: 'Whether the visitor also subscribes to the newsletter.',
  }),
  sample: { informationTypes: [{ label: 'Pörssitiedotteet', value: '1' }] },
  fault: 'release',
});
