import { type Backend, createBackend } from '../../../stand-in/api/app';
import type { Clock } from './clock';

/**
 * The fate of a call: the server fails it, it does not reach the server, only its answer is lost,
 * or both are delayed for long.
 */
export interface Fate {
  readonly kind: 'fine' | 'refused' | 'offline' | 'answer lost' | 'silent';
  /** Milliseconds to the server and back. */
  readonly to: number;
  readonly back: number;
}
const fine: Fate = { kind: 'fine', to: 20, back: 20 };
/** When a browser drops a connection without a sign of life. */
const givenUp = 300_000;

/** A page as the network knows it: a removed page gets no answers. */
export interface Caller {
  gone: boolean;
  /** How many answers it waits for. */
  waits: number;
  /** Its requests that have not arrived. */
  readonly underway: Set<{ readonly keepalive: boolean; readonly arrive: () => void }>;
}

/** A change that the server was asked for, as the test knows it and the page does not. */
export interface Sent {
  readonly operation: string;
  readonly code: string;
  readonly at: number;
  /** Whether the page gets the result, and soon. */
  readonly isFine: boolean;
  /** Whether the server has made it. */
  isMade: boolean;
}

/** The shop's server and the network to it; calls of a page arrive in order. */
export function createNetwork(clock: Clock, visitor: { readonly email: string }) {
  let server: Backend = createBackend();
  const fates: Fate[] = [];
  const sent: Sent[] = [];
  const ask = async (request: Request, fails = false): Promise<Response> => {
    if (fails) request.headers.set('x-atria-fault', 'cart:500');
    clock.stir();
    const { email } = visitor;
    const answer = request.url.endsWith('/customer')
      ? Response.json({ email, loggedIn: email !== '' })
      : await server.fetch(request);
    clock.stir();
    return answer;
  };
  const fetchOf =
    (caller: Caller): typeof fetch =>
    (input, init) => {
      if (caller.gone) return new Promise(() => {});
      const { method = 'get', keepalive = false } = init ?? {};
      const { href, pathname, searchParams } = new URL(`${input}`);
      const fate = fates.shift() ?? fine;
      const one: Sent = {
        operation: pathname.split('/').at(-1) ?? '',
        code: searchParams.get('code') ?? '',
        at: clock.now(),
        isFine: fate.kind === 'fine',
        isMade: false,
      };
      if (one.code) sent.push(one);
      caller.waits++;
      return new Promise((resolve, reject) => {
        const end = (wait: number, run: () => void) =>
          clock.after(wait, () => {
            caller.waits--;
            if (!caller.gone) run();
          });
        const lose = () => reject(new TypeError('Failed to fetch'));
        if (fate.kind === 'offline') return end(fate.to, lose);
        const call = {
          keepalive,
          arrive: () => {
            if (!caller.underway.delete(call)) return;
            ask(new Request(href, { method }), fate.kind === 'refused').then((answer) => {
              one.isMade = answer.ok;
              if (fate.kind === 'answer lost') end(fate.back, lose);
              else if (fate.kind === 'silent') end(givenUp, lose);
              else end(fate.back, () => resolve(answer));
            });
          },
        };
        caller.underway.add(call);
        clock.after(fate.to, call.arrive);
      });
    };
  return {
    fetchOf,
    /**
     * The page is gone: of its requests on the way only those continue that may outlive it. They
     * are not late: nobody could tell the next page.
     */
    leave: (caller: Caller) => {
      caller.gone = true;
      for (const call of caller.underway)
        if (call.keepalive) clock.after(fine.to, call.arrive);
        else caller.underway.delete(call);
    },
    isBusy: (caller: Caller) => caller.underway.size > 0 || caller.waits > 0,
    sent: sent as readonly Sent[],
    /** The fate of the next call. */
    next: (fate: Fate) => void fates.push(fate),
    calm: () => {
      fates.length = 0;
    },
    /** The session ends: the server no longer knows the cart. */
    expire: () => {
      server = createBackend();
    },
    call: (operation: string, code = '', quantity = 0) =>
      ask(
        new Request(
          `http://lihakauppa.localhost/api/v1/lihakauppa/shoppingcart/${operation}` +
            `?language=fi${code && `&code=${code}&quantity=${quantity}`}`,
          { method: operation === 'load' ? 'GET' : 'POST' },
        ),
      ).then((answer) => answer.json()),
  };
}
export type Network = ReturnType<typeof createNetwork>;
