import * as v from 'valibot';
import { ApiError } from './api-error';
import type { Call } from './define-call';
import { field } from './field';
import type { FormAnswer, FormRequest } from './form-answer';
import { defineFormCall } from './form-call';

const looseAnswer = v.pipe(
  v.nullish(
    v.object({
      isSuccess: field(v.nullish(v.boolean()), {
        description: 'False means that the form was refused; anything else, that it was accepted.',
      }),
    }),
  ),
  v.transform((answer): FormAnswer => ({ isSuccess: answer?.isSuccess !== false })),
);
type LooseCall = Call<FormRequest, typeof looseAnswer>;

/**
 * For calls whose answer the specification does not describe: any status of 200 to 299 is a
 * success, with any content but `isSuccess: false` [API-26].
 */
function forgivingCall(post: string): LooseCall {
  const call = defineFormCall({ post, answer: looseAnswer });
  return Object.assign(
    async (...asked: Parameters<LooseCall>): Promise<FormAnswer> => {
      try {
        return await call(...asked);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'shape') return { isSuccess: true };
        throw error;
      }
    },
    { declaration: call.declaration },
  );
}

/** A business contact request [API-26]. */
export const postContactRequest = forgivingCall('/api/contact/business/requestcontact');

/** A photo for a contest [API-28]. */
export const postPromotionalPhoto = defineFormCall({
  post: '/api/contact/promotionalphoto',
  parts: { methodOfContact: 'How a winner is informed.' },
});

/** The contact form of Mestari Forsman [API-29]. */
export const postMfContact = forgivingCall('/api/contact/mfcontact');

/** An export contact request [API-30]. */
export const postExportContact = defineFormCall({
  post: '/api/contact/export/requestcontact',
  parts: {
    subject: 'Always this text.',
    contentId: 'Id of the content, such as a product, from the tag of the form.',
  },
});

/** A question to an expert [API-31]. */
export const postExpertQuestion = defineFormCall({ post: '/api/contact/business/expertquestion' });

/** The contact form with an image [API-32]. */
export const postContactWithImage = defineFormCall({ post: '/api/contact/image' });
