import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Review } from '../data/reviews';
import { type MenuWeek, sampleMenus } from '../data/weekly-menu';
import { isOverHttp } from './site';

/** Whoever can log in, as the back end knows them. */
export interface Account {
  readonly email: string;
  /** Undefined until it is given. */
  readonly address: Address | undefined;
  readonly phoneNumber: string;
}

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What a form has sent. */
export interface Message {
  /** When it was taken, an ISO time. */
  readonly at: string;
  /** Where it was sent to. */
  readonly path: string;
  /** The request as it came. */
  readonly body: unknown;
}

/** An order as its confirmation shows it, and how far it has come. */
export interface PlacedOrder {
  readonly order: {
    readonly id: string;
    readonly total: string;
    readonly paymentMethod: string;
    readonly deliveryAddress: Readonly<Record<string, string>>;
  };
  /** Path of the checkout, where a payment that fails leads back to. */
  readonly checkout: string;
  /** It is paid, or free. */
  isConfirmed: boolean;
}

/** What the stand-in back end remembers of a visitor. */
export interface Session {
  /** Quantities by product code, in the order they were added. */
  readonly lines: Map<string, number>;
  coupons: readonly string[];
  /** The name of the account that is logged in. */
  loggedIn: string | undefined;
  /** The accounts that the visitor has logged in to, as they left them. */
  readonly accounts: Map<string, Account>;
  /** By their ids. */
  readonly orders: Map<string, PlacedOrder>;
  /** What the visitor's forms have sent, newest first. */
  inbox: readonly Message[];
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
}

export const createStore = (): Store => ({
  sessions: new Map(),
  likes: new Map(),
  reviews: new Map(),
  menus: new Map(sampleMenus),
  subscriptions: new Set(),
});

const newSession = (): Session => ({
  lines: new Map(),
  coupons: [],
  loggedIn: undefined,
  accounts: new Map(),
  orders: new Map(),
  inbox: [],
});

const cookie = 'atria-session';
const frameCookie = 'atria-session-frame';
const ownCookie = 'atria-session-own';

/**
 * The shop runs inside frames of other sites, where only `SameSite=None` follows; browsers take
 * that without TLS from names under localhost alone. Many block it all the same: they keep a second
 * one, for the frames of that site only. Safari and WebKitGTK take neither without TLS, not even
 * from localhost: a third is for the site's own pages.
 */
function setSession(context: Context, id: string): void {
  const isLocal = /^([\w-]+\.)*localhost$/.test(new URL(context.req.url).hostname);
  const options = { path: '/', httpOnly: true } as const;
  const framed = { ...options, sameSite: 'None', secure: true } as const;
  setCookie(context, ownCookie, id, { ...options, sameSite: 'Lax' });
  if (!isLocal) return;
  setCookie(context, cookie, id, framed);
  setCookie(context, frameCookie, id, { ...framed, partitioned: true });
}

/**
 * The visitor's session by cookie; in process, where there are no cookies, all share one. It begins
 * with what changes it: a page's first calls go side by side without a cookie, and if each began
 * one, the last to arrive would take the place of one that holds a purchase.
 */
export function sessionOf(context: Context, store: Store): Session {
  const names = [cookie, frameCookie, ownCookie];
  const given = names.map((name) => getCookie(context, name)).find((id) => id !== undefined);
  const isLooking = context.req.method === 'GET' && /^\/(api|inbox)\b/.test(context.req.path);
  if (!given && isLooking && isOverHttp(context)) return newSession();
  const id = given ?? (isOverHttp(context) ? crypto.randomUUID() : 'only');
  const session = store.sessions.get(id) ?? newSession();
  store.sessions.set(id, session);
  if (!given && isOverHttp(context)) setSession(context, id);
  return session;
}
