import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';

/** A file as forms send it: `Data` is a data-URL string [FORM-15]. */
export interface SentFile {
  readonly Name: string;
  readonly Data: string;
}

/** How most forms are wrapped [FORM-16]; `Files` is null for a form without a file field. */
export interface FormRequest<Data> {
  readonly Data: Data;
  readonly Files: readonly SentFile[] | null;
  readonly MTCaptchaToken: string;
}

/** Whether the form was taken. */
export interface FormAnswer {
  readonly isSuccess: boolean;
}

const answerSchema = v.object({ isSuccess: v.boolean() });
const successSchema = v.object({ success: v.boolean() });

/** Posts a form whose answer is `isSuccess`. */
export const postForm = (
  api: ApiClient,
  path: string,
  json: unknown,
  options?: CallOptions,
): Promise<FormAnswer> =>
  api.call({ method: 'post', path, json, schema: answerSchema, ...options });

/** Posts a form whose answer is `success`, with status 200 only. */
export const postSubscription = async (
  api: ApiClient,
  path: string,
  json: unknown,
  options?: CallOptions,
): Promise<FormAnswer> => {
  const { success } = await api.call({
    method: 'post',
    path,
    json,
    schema: successSchema,
    only: 200,
    ...options,
  });
  return { isSuccess: success };
};
