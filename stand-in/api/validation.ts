import type { Context } from 'hono';
import * as v from 'valibot';
import { cleanLines } from '../../src/read/lines';
import { pageLanguageOf } from './site';

/** Faults by the names of a request's parts: `{ "Data.Email": ["…"] }`. */
export type Errors = Readonly<Record<string, readonly string[]>>;
type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Errors };

/** A text that is not blank. */
export const filled = v.pipe(v.string(), v.transform(cleanLines), v.nonEmpty('is missing'));
/** Tokens of the stand-in captcha begin so; `demo-reject` counts as a robot's. */
export const captchaToken = v.pipe(v.string(), v.startsWith('demo-', 'is no captcha token'));
export const isReject = (token: string): boolean => token === 'demo-reject';

/**
 * A value of the shape, or its faults, part by part.
 *
 * @param lang the language of messages that have one
 */
export function check<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  lang?: string,
): Checked<T> {
  const result = v.safeParse(schema, value, { lang });
  if (result.success) return { ok: true, value: result.output };
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const at = v.getDotPath(issue) ?? 'body';
    errors[at] = [...(errors[at] ?? []), issue.message];
  }
  return { ok: false, errors };
}

/** A refusal with a reason for readers of the network log. */
export const refuse = (context: Context, message: string, status: 400 | 404 = 400) =>
  context.json({ message }, status);

/** A refusal that names the faults: a problem of RFC 9457, in ASP.NET's shape. */
export const refuseParts = (context: Context, errors: Errors) =>
  context.body(
    JSON.stringify({
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors,
    }),
    400,
    { 'Content-Type': 'application/problem+json' },
  );

/** Checks a JSON body and returns the result of `answer` for it; 400 for another shape. */
export const taking =
  <T, A>(schema: v.GenericSchema<unknown, T>, answer: (body: T, context: Context) => A) =>
  async (context: Context): Promise<A | Response> => {
    const given = await context.req.json().catch(() => undefined);
    const body = check(schema, given, pageLanguageOf(context));
    return body.ok ? answer(body.value, context) : refuseParts(context, body.errors);
  };
