import type { Context } from 'hono';
import * as v from 'valibot';

type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/** A text that holds more than blanks. */
export const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('is missing'));
export const email = v.pipe(filled, v.email());
/** Tokens of the stand-in captcha begin so; `demo-reject` is taken for a robot. */
export const captchaToken = v.pipe(v.string(), v.startsWith('demo-', 'is no captcha token'));
export const isReject = (token: string): boolean => token === 'demo-reject';

/** A value of the shape, or a message that names the first field that is wrong. */
export function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Checked<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, message: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` };
}

/** A refusal with a reason for whoever reads the network log. */
export const refuse = (context: Context, message: string, status: 400 | 404 = 400) =>
  context.json({ message }, status);

/** Checks a JSON body and answers what `answer` makes of it; 400 when it is of another shape. */
export const taking =
  <T>(
    schema: v.GenericSchema<unknown, T>,
    answer: (body: T, context: Context) => Response | object,
  ) =>
  async (context: Context): Promise<Response> => {
    const body = check(schema, await context.req.json().catch(() => undefined));
    if (!body.ok) return refuse(context, body.message);
    const given = answer(body.value, context);
    return given instanceof Response ? given : Response.json(given);
  };
