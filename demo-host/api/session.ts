import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Review } from '../data/reviews';
import { type MenuWeek, sampleMenu } from '../data/weekly-menu';
import { isOverHttp } from './site';

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What the stand-in back end remembers of a visitor. */
export interface Session {
  /** Quantities by product code, in the order they were added. */
  readonly lines: Map<string, number>;
  coupons: readonly string[];
  loggedIn: boolean;
  address: Address | undefined;
  phoneNumber: string;
}

/** What it remembers for all. */
export interface Store {
  readonly sessions: Map<string, Session>;
  /** Likes beside those of the catalogue, by content id. */
  readonly likes: Map<string, number>;
  /** Reviews beside those of the catalogue, by product id, newest first. */
  readonly reviews: Map<string, readonly Review[]>;
  readonly menus: Map<string, readonly MenuWeek[]>;
  readonly subscriptions: Set<string>;
  /** What forms have sent, oldest first. */
  readonly messages: unknown[];
}

export const createStore = (): Store => ({
  sessions: new Map(),
  likes: new Map(),
  reviews: new Map(),
  menus: new Map([['1', sampleMenu]]),
  subscriptions: new Set(),
  messages: [],
});

const newSession = (): Session => ({
  lines: new Map(),
  coupons: [],
  loggedIn: false,
  address: undefined,
  phoneNumber: '',
});

const cookie = 'atria-session';

/**
 * The shop runs inside frames of other sites, where only `SameSite=None` follows; browsers take
 * that without TLS from names under localhost alone. One that blocks such cookies says so, and
 * keeps one for the frames of that site.
 */
function cookieOptions(context: Context): CookieOptions {
  const isLocal = /^([\w-]+\.)*localhost$/.test(new URL(context.req.url).hostname);
  const options = { path: '/', httpOnly: true } as const;
  if (!isLocal) return { ...options, sameSite: 'Lax' };
  const access = context.req.header('sec-fetch-storage-access');
  const partitioned = access !== undefined && access !== 'active';
  return { ...options, sameSite: 'None', secure: true, partitioned };
}

/**
 * The same for the site's own pages: Safari and WebKitGTK take no `Secure` cookie without TLS, not
 * even from localhost, and would begin a session with each call.
 */
const ownCookie = 'atria-session-own';
const ownOptions: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' };

/** The visitor's session by cookie; in process, where there are no cookies, all share one. */
export function sessionOf(context: Context, store: Store): Session {
  const given = getCookie(context, cookie) ?? getCookie(context, ownCookie);
  const id = given ?? (isOverHttp(context) ? crypto.randomUUID() : 'only');
  const session = store.sessions.get(id) ?? newSession();
  store.sessions.set(id, session);
  if (!given && isOverHttp(context)) {
    setCookie(context, cookie, id, cookieOptions(context));
    setCookie(context, ownCookie, id, ownOptions);
  }
  return session;
}
