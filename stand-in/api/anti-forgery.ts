import type { Context, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isOverHttp } from './site';
import { refuse } from './validation';

const name = '__RequestVerificationToken';

/** The token in a request: in the header, or in the field of an ordinary form. */
async function sentToken(context: Context): Promise<string | undefined> {
  const header = context.req.header('x-xsrf-token');
  if (header || context.req.header('content-type')?.startsWith('application/json')) return header;
  const { [name]: field } = await context.req.parseBody().catch(() => ({ [name]: undefined }));
  return typeof field === 'string' ? field : undefined;
}

/**
 * Sets the anti-forgery cookie in browsers and refuses posts with the cookie that do not repeat its
 * value [API-02]. The value is the same for all visitors, so that parallel calls do not race for
 * it.
 */
export function antiForgery() {
  const token = crypto.randomUUID();
  return async (context: Context, next: Next) => {
    const known = getCookie(context, name);
    if (context.req.method === 'POST' && known && (await sentToken(context)) !== known)
      return refuse(context, 'the anti-forgery token is missing or wrong');
    await next();
    if (!known && isOverHttp(context))
      setCookie(context, name, token, { path: '/', sameSite: 'Lax' });
  };
}
