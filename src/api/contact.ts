import * as v from 'valibot';
import { ApiError } from './api-error';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import { type FormAnswer, type PostForm, postForm } from './form-answer';
import * as paths from './paths';

const looseSchema = v.nullish(
  v.object({
    isSuccess: field(v.nullish(v.boolean()), {
      description: 'False says that the form was not taken; anything else, that it was.',
    }),
  }),
);

/**
 * Where the answer is not specified: any of 200 to 299 is a success, whatever it says but
 * `isSuccess: false` [API-26].
 */
async function postLoose(
  api: ApiClient,
  path: string,
  json: unknown,
  options?: CallOptions,
): Promise<FormAnswer> {
  try {
    const answer = await api.call({ method: 'post', path, json, schema: looseSchema, ...options });
    return { isSuccess: answer?.isSuccess !== false };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape') return { isSuccess: true };
    throw error;
  }
}

/** A business contact request [API-26]. */
export const postContactRequest: PostForm = (api, request, options) =>
  postLoose(api, paths.contactRequest, request, options);

/** A photo for a contest [API-28]. */
export const postPromotionalPhoto: PostForm = (api, request, options) =>
  postForm(api, paths.promotionalPhoto, request, options);

/** The contact form of Mestari Forsman [API-29]. */
export const postMfContact: PostForm = (api, request, options) =>
  postLoose(api, paths.mfContact, request, options);

/** An export contact request [API-30]. */
export const postExportContact: PostForm = (api, request, options) =>
  postForm(api, paths.exportContact, request, options);

/** A question to an expert [API-31]. */
export const postExpertQuestion: PostForm = (api, request, options) =>
  postForm(api, paths.expertQuestion, request, options);

/** The contact form with an image [API-32]. */
export const postContactWithImage: PostForm = (api, request, options) =>
  postForm(api, paths.contactWithImage, request, options);
