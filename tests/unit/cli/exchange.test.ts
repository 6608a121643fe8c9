// @vitest-environment node
import { expect, it } from 'vitest';
import { exchange } from '../../../cli/check-api/exchange';

const reason = { code: 'UND_ERR_SOCKET', message: 'other side closed' };

/** A server that ends the connection before it answers, that many times. */
function ending(times: number): { fetch: typeof globalThis.fetch; asked: () => number } {
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    if (asked <= times) throw Object.assign(new TypeError('fetch failed'), { cause: reason });
    return new Response('menu');
  };
  return { fetch, asked: () => asked };
}

it.each([
  ['GET', 1, 'menu', 2],
  ['GET', 2, 'the connection broke: other side closed', 2],
  // It may have been carried out.
  ['POST', 1, 'the connection broke: other side closed', 1],
])(
  'asks again on a new connection after an idle one has ended, and sends nothing twice: %s, ended %i times',
  async (method, times, outcome, requests) => {
    const { fetch, asked } = ending(times);
    const request = new Request('https://shop.test/', { method });
    const text = await exchange(fetch, request, 5, () => {}).then(
      (answer) => answer.text,
      (error) => error.message,
    );
    expect(text).toBe(outcome);
    expect(asked()).toBe(requests);
  },
);
