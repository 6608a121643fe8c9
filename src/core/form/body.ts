import type { FormRequest, SentFile } from '../../api/form-answer';
import type { Values } from './field';

/** The parts of a request, before they are wrapped. */
export interface Sent {
  readonly data: Values;
  /** Null for a form without a file field. */
  readonly files: readonly SentFile[] | null;
  /** The captcha's token; '' without a captcha. */
  readonly token: string;
}

/** How a request's body is built. */
export type Body<R> = (sent: Sent) => R;

/** The parts Data, Files and MTCaptchaToken [FORM-16]. */
export const wrapped: Body<FormRequest> = ({ data, files, token }) => ({
  Data: data,
  Files: files,
  MTCaptchaToken: token,
});

/** The parts Data and MTCaptchaToken [FSCH-02]. */
export const wrappedWithoutFiles: Body<Omit<FormRequest, 'Files'>> = ({ data, token }) => ({
  Data: data,
  MTCaptchaToken: token,
});

/**
 * The fields themselves, without a wrapper.
 *
 * @param tokenName the name of the captcha's token; without one the form has no captcha
 */
export const flat =
  (tokenName?: string): Body<Values> =>
  ({ data, token }) =>
    tokenName ? { ...data, [tokenName]: token } : data;
