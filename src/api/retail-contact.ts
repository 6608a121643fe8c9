import * as v from 'valibot';
import { field } from './field';
import { type PostForm, postForm } from './form-answer';
import * as paths from './paths';

const feedbackSchema = v.object({
  data: field(
    v.object({
      isSuccess: field(v.boolean(), {
        description: 'Whether the form was taken; false shows the text of a failure.',
      }),
    }),
    { description: 'Holds what became of it.' },
  ),
});

/** A complaint about a product [API-22]. */
export const postReclamation: PostForm = (api, request, options) =>
  postForm(api, paths.reclamation, request, options);

/** Feedback; its answer stands inside `data` [API-23]. */
export const postFeedback: PostForm = async (api, request, options) => {
  const { data } = await api.call({
    method: 'post',
    path: paths.feedback,
    json: request,
    schema: feedbackSchema,
    ...options,
  });
  return data;
};

/** A question to the producer [API-24]. */
export const postQuestion: PostForm = (api, request, options) =>
  postForm(api, paths.question, request, options);

/** An application for sponsorship [API-25]. */
export const postSponsorship: PostForm = (api, request, options) =>
  postForm(api, paths.sponsorship, request, options);
