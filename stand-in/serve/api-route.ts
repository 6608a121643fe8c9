import type { Context } from 'hono';
import type { Backend } from '../api/app';
import { Offline } from '../api/fault';
import { compressed } from './compressed';

/** Data of the server's adapter for a request; none in tests. */
interface Adapter {
  readonly incoming?: { readonly socket: { destroy(): void } };
}

/**
 * A call to the stand-in back end; "offline" closes the connection, as a browser would see it.
 *
 * @param told changes an answer's JSON before it is sent
 */
export async function apiRoute(
  context: Context,
  { app }: Backend,
  told: (text: string) => string = (text) => text,
): Promise<Response> {
  try {
    const answer = await app.fetch(context.req.raw);
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.body || !type.includes('json')) return answer;
    const packed = compressed({
      body: told(await answer.text()),
      type,
      accepted: context.req.header('accept-encoding'),
      status: answer.status,
      headers: headersOf(answer),
    });
    // Each needs a header of its own.
    for (const cookie of answer.headers.getSetCookie()) packed.headers.append('set-cookie', cookie);
    return packed;
  } catch (error) {
    if (!(error instanceof Offline)) throw error;
    (context.env as Adapter | undefined)?.incoming?.socket.destroy();
    return new Response(null, { status: 502 });
  }
}

const headersOf = ({ headers }: Response): Record<string, string> => {
  const { 'content-length': _, 'set-cookie': __, ...rest } = Object.fromEntries(headers);
  return { 'cache-control': 'no-store', ...rest, vary: 'Accept-Encoding, Origin' };
};
