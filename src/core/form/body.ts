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

/** How a request's body is built, in both directions: the stand-in back end reads it. */
export interface Body<R> {
  /** The prefix of field names where the request's parts have names: `Data.Email`. */
  readonly before?: string;
  /** The token's name in the request. */
  readonly tokenName?: string | undefined;
  readonly write: (sent: Sent) => R;
  readonly read: (body: Values) => { readonly [K in keyof Sent]: unknown };
}

/** The parts Data, Files and MTCaptchaToken [FORM-16]. */
export const wrapped: Body<FormRequest> = {
  before: 'Data.',
  tokenName: 'MTCaptchaToken',
  write: ({ data, files, token }) => ({ Data: data, Files: files, MTCaptchaToken: token }),
  read: ({ Data, Files, MTCaptchaToken }) => ({ data: Data, files: Files, token: MTCaptchaToken }),
};

/** The parts Data and MTCaptchaToken [FSCH-02]. */
export const wrappedWithoutFiles: Body<Omit<FormRequest, 'Files'>> = {
  ...wrapped,
  write: ({ data, token }) => ({ Data: data, MTCaptchaToken: token }),
  read: (body) => ({ ...wrapped.read(body), files: null }),
};

/**
 * The fields themselves, without a wrapper.
 *
 * @param tokenName the name of the captcha's token; without one the form has no captcha
 */
export const flat = (tokenName?: string): Body<Values> => ({
  tokenName,
  write: ({ data, token }) => (tokenName ? { ...data, [tokenName]: token } : data),
  read: (body) => ({ data: body, files: null, token: tokenName ? body[tokenName] : '' }),
});
