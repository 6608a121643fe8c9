import { createClient } from '../../../../src/api/client';
import { type Backend, createBackend } from '../../../../stand-in/api/app';

/** A typed client of a new back end, or of the given one, on a page of a site. */
export function visit(site = 'localhost', { fetch }: Backend = createBackend()) {
  const host = site === 'localhost' ? site : `${site}.localhost`;
  return createClient({ apiBase: `http://${host}`, fetch, antiForgeryHeader: 'X-XSRF-TOKEN' });
}

/** A browser of one visitor: requests with a host, and with the cookies it was given. */
export function browse({ app }: Backend = createBackend(), host = 'localhost:4173') {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('host', host);
    if (jar.size) headers.set('cookie', [...jar].map(([k, value]) => `${k}=${value}`).join('; '));
    const response = await app.request(`http://${host}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
  const post = (path: string, json?: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: {
        'X-XSRF-TOKEN': jar.get('__RequestVerificationToken') ?? '',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  return { send, post, jar };
}
