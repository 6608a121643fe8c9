import type { Context, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isOverHttp } from './site';
import { refuse } from './validation';

const name = '__RequestVerificationToken';

/** The token a request sends along: in the header, or in the field of an ordinary form. */
async function sentToken(context: Context): Promise<string | undefined> {
  const header = context.req.header('x-xsrf-token');
  if (header || context.req.header('content-type')?.startsWith('application/json')) return header;
  const { [name]: field } = await context.req.parseBody().catch(() => ({ [name]: undefined }));
  return typeof field === 'string' ? field : undefined;
}

/**
 * Gives browsers the anti-forgery cookie and refuses posts that have it but do not repeat it
 * [API-02]. The value is the same for all visitors, so that calls in parallel do not race for it.
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
