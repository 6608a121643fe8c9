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
  /** How many calls it has made. */
  calls: number;
  /** Its requests that have not arrived. */
  readonly underway: Set<{ readonly keepalive: boolean; readonly arrive: () => void }>;
}

/** A change that the server was asked for, as the test knows it and the page does not. */
export interface Sent {
  readonly by: Caller;
  readonly operation: string;
  readonly code: string;
  readonly at: number;
  /** Whether the page gets the result, and soon. */
  readonly isFine: boolean;
  /** Whether the server has made it. */
  isMade: boolean;
  /** Whether the page has the answer. */
  isAnswered: boolean;
}

/** A browser's session at the shop: a call has that of the moment when it was sent. */
interface Session {
  server: Backend;
  /** The logged-in customer; '' for none. */
  email: string;
}

/** How answers write their warnings: a standing one of another line, or none, as .NET does. */
type Warnings = readonly string[] | null;

/** The shop's server and the network to it; calls of a page arrive in order. */
export function createNetwork(clock: Clock, email: string) {
  let session: Session = { server: createBackend(), email };
  const fates: Fate[] = [];
  const sent: Sent[] = [];
  /** The warnings of the next answers with a cart. */
  let warnings: Warnings[] = [];
  /** The last warnings, in any answer, in one to a change, and in one to a change as a page has it. */
  const none: readonly string[] = [];
  const last = { any: none, change: none, heard: none };
  const warningsOf = new WeakMap<Response, readonly string[]>();

  const answerOf = async (to: Session, request: Request): Promise<Response> => {
    if (request.url.endsWith('/customer'))
      return Response.json({ email: to.email, loggedIn: to.email !== '' });
    const answer = await to.server.fetch(request);
    if (!answer.ok) return answer;
    const next = warnings.shift();
    if (to === session) {
      last.any = next ?? [];
      if (request.method === 'POST') last.change = last.any;
    }
    if (next === undefined) return answer;
    const cart = await answer.json();
    const checkoutWarnings = next && [...next, ...cart.checkoutWarnings];
    const warned = Response.json({ ...cart, warnings: next, checkoutWarnings });
    warningsOf.set(warned, next ?? none);
    return warned;
  };
  const ask = async (to: Session, request: Request, fails = false): Promise<Response> => {
    if (fails) request.headers.set('x-atria-fault', 'cart:500');
    clock.stir();
    const answer = await answerOf(to, request);
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
      const to = session;
      const one: Sent = {
        by: caller,
        operation: pathname.split('/').at(-1) ?? '',
        code: searchParams.get('code') ?? '',
        at: clock.now(),
        isFine: fate.kind === 'fine',
        isMade: false,
        isAnswered: false,
      };
      if (one.code) sent.push(one);
      caller.waits++;
      caller.calls++;
      return new Promise((resolve, reject) => {
        const end = (wait: number, run: () => void) =>
          clock.after(wait, () => {
            caller.waits--;
            if (!caller.gone) clock.reach(caller, run);
          });
        const lose = () => reject(new TypeError('Failed to fetch'));
        if (fate.kind === 'offline') return end(fate.to, lose);
        const call = {
          keepalive,
          arrive: () => {
            if (!caller.underway.delete(call)) return;
            ask(to, new Request(href, { method }), fate.kind === 'refused').then((answer) => {
              one.isMade = answer.ok;
              if (fate.kind === 'answer lost') end(fate.back, lose);
              else if (fate.kind === 'silent') end(givenUp, lose);
              else
                end(fate.back, () => {
                  one.isAnswered = true;
                  // Two changes may be answered in another order than they were made.
                  if (one.code && to === session) last.heard = warningsOf.get(answer) ?? none;
                  resolve(answer);
                });
            });
          },
        };
        caller.underway.add(call);
        clock.after(fate.to, () => caller.gone || call.arrive());
      });
    };
  return {
    fetchOf,
    /**
     * The page is gone: of its requests on the way only those continue that may outlive it. They
     * are not late: nobody could tell the next page. They arrive in order, and none overtakes a call
     * of another page.
     */
    leave: (caller: Caller) => {
      caller.gone = true;
      const calls = [...caller.underway];
      for (const call of calls) if (!call.keepalive) caller.underway.delete(call);
      clock.after(fine.to, () => {
        for (const call of calls) call.arrive();
      });
    },
    isBusy: (caller: Caller) => caller.underway.size > 0 || caller.waits > 0,
    sent: sent as readonly Sent[],
    /** The fate of the next call. */
    next: (fate: Fate) => void fates.push(fate),
    /** The warnings of so many answers, and after that of as many `null`, as .NET writes none. */
    warn: (text: string, times: number) => {
      warnings = [...Array(times).fill([text]), ...Array(times).fill(null)];
    },
    /** The warnings that a page may show at rest: of the last answer, or of the last change, as made or as heard. */
    lastWarnings: () => [last.any, last.change, last.heard],
    calm: () => {
      fates.length = 0;
      warnings = [];
    },
    /** The logged-in customer; '' for none. */
    customer: () => session.email,
    logIn: (customer: string) => {
      session.email = customer;
    },
    /** The session ends: the server no longer knows cart and customer. */
    expire: () => {
      session.server = createBackend();
      session.email = '';
    },
    /** The browser has the logout's answer, and a new session with it. */
    logOut: () => {
      session = { server: createBackend(), email: '' };
      Object.assign(last, { any: none, change: none, heard: none });
    },
    /** A call of another device of the customer, or of the test; no page knows of it. */
    call: (operation: string, code = '', quantity = 0) =>
      Promise.resolve(
        session.server.fetch(
          `http://lihakauppa.localhost/api/v1/lihakauppa/shoppingcart/${operation}` +
            `?language=fi${code && `&code=${code}&quantity=${quantity}`}`,
          { method: operation === 'load' ? 'GET' : 'POST' },
        ),
      ).then((answer) => answer.json()),
  };
}
export type Network = ReturnType<typeof createNetwork>;
