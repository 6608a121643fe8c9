import * as v from 'valibot';
import { ApiError } from './api-error';
import { bodyOf, type Call, defineCall } from './define-call';
import { field } from './field';
import { type FormAnswer, type FormRequest, formAnswer } from './form-answer';

const looseAnswer = v.pipe(
  v.nullish(
    v.object({
      isSuccess: field(v.nullish(v.boolean()), {
        description: 'False says that the form was not taken; anything else, that it was.',
      }),
    }),
  ),
  v.transform((answer): FormAnswer => ({ isSuccess: answer?.isSuccess !== false })),
);
type LooseCall = Call<FormRequest, typeof looseAnswer>;

/**
 * Where the answer is not specified: any of 200 to 299 is a success, whatever it says but
 * `isSuccess: false` [API-26].
 */
const forgiving = (call: LooseCall): LooseCall =>
  Object.assign(
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

/** A business contact request [API-26]. */
export const postContactRequest = forgiving(
  defineCall({
    post: '/api/contact/business/requestcontact',
    body: bodyOf<FormRequest>({}),
    answer: looseAnswer,
    subject: 'Forms',
    fault: 'contact',
  }),
);

/** A photo for a contest [API-28]. */
export const postPromotionalPhoto = defineCall({
  post: '/api/contact/promotionalphoto',
  body: bodyOf<FormRequest>({ methodOfContact: 'How a winner is told.' }),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});

/** The contact form of Mestari Forsman [API-29]. */
export const postMfContact = forgiving(
  defineCall({
    post: '/api/contact/mfcontact',
    body: bodyOf<FormRequest>({}),
    answer: looseAnswer,
    subject: 'Forms',
    fault: 'contact',
  }),
);

/** An export contact request [API-30]. */
export const postExportContact = defineCall({
  post: '/api/contact/export/requestcontact',
  body: bodyOf<FormRequest>({
    subject: 'Always this text.',
    contentId: 'Id of the content, such as a product, that the tag of the form gives.',
  }),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});

/** A question to an expert [API-31]. */
export const postExpertQuestion = defineCall({
  post: '/api/contact/business/expertquestion',
  body: bodyOf<FormRequest>({}),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});

/** The contact form with an image [API-32]. */
export const postContactWithImage = defineCall({
  post: '/api/contact/image',
  body: bodyOf<FormRequest>({}),
  answer: formAnswer,
  subject: 'Forms',
  fault: 'contact',
});
