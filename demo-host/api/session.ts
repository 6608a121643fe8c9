import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type MenuWeek, sampleMenu } from '../data/weekly-menu';

export interface Address {
  firstName: string;
  lastName: string;
  streetAddress: string;
  postalCode: string;
  city: string;
}

/** What the stand-in back end remembers of a visitor. */
export interface Session {
  /** Quantities by product code, in the order they were added. */
  readonly lines: Map<string, number>;
  readonly coupons: string[];
  loggedIn: boolean;
  address: Address | undefined;
  readonly reviews: Map<string, { rating: number; text: string; userName: string }[]>;
}

/** What it remembers for all. */
export interface Store {
  readonly sessions: Map<string, Session>;
  readonly likes: Map<string, number>;
  readonly menus: Map<string, readonly MenuWeek[]>;
  readonly subscriptions: string[];
}

export const createStore = (): Store => ({
  sessions: new Map(),
  likes: new Map(),
  menus: new Map([['1', sampleMenu]]),
  subscriptions: [],
});

const newSession = (): Session => ({
  lines: new Map(),
  coupons: [],
  loggedIn: false,
  address: undefined,
  reviews: new Map(),
});

const cookie = 'atria-session';

/** The visitor's session by cookie; in process, where there are none, all share one. */
export function sessionOf(context: Context, store: Store): Session {
  const given = getCookie(context, cookie);
  const id = given ?? (context.req.header('host') ? crypto.randomUUID() : 'only');
  const known = store.sessions.get(id) ?? newSession();
  store.sessions.set(id, known);
  if (!given && id !== 'only')
    setCookie(context, cookie, id, { path: '/', sameSite: 'Lax', httpOnly: true });
  return known;
}
