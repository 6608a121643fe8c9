import * as v from 'valibot';
import { field } from './field';

/** A file as forms send it: `Data` is a data-URL string, or a Blob of its text [FORM-15]. */
export interface SentFile {
  readonly Name: string;
  readonly Data: string | Blob;
}

/**
 * How most forms are wrapped [FORM-16]; `Files` is null for a form without a file field. The form's
 * fields declare the content of `Data`.
 */
export interface FormRequest {
  readonly Data: Readonly<Record<string, unknown>>;
  readonly Files: readonly SentFile[] | null;
  readonly MTCaptchaToken: string;
}

const accepted = field(v.boolean(), {
  description: 'Whether the form was accepted; false shows the text of a failure.',
});

/** The answer to most forms. */
export const formAnswer = v.object({ isSuccess: accepted });
export type FormAnswer = v.InferOutput<typeof formAnswer>;

/** The answer to a subscription. */
export const subscriptionAnswer = v.pipe(
  v.object({ success: accepted }),
  v.transform(({ success }): FormAnswer => ({ isSuccess: success })),
);
