import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Review } from '../data/reviews';
import { type MenuWeek, sampleMenus } from '../data/weekly-menu';
import { isOverHttp } from './site';

/** An account that can log in. */
export interface Account {
  readonly email: string;
  /** Has only names until the customer gives it. */
  readonly address: Address;
  readonly phoneNumber: string;
}

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
}

/** A sent form. */
export interface Message {
  /** When it was accepted, an ISO time. */
  readonly at: string;
  /** The address of the request. */
  readonly path: string;
  /** The request as received. */
  readonly body: unknown;
}

/** An order as its confirmation shows it, and its state. */
export interface PlacedOrder {
  readonly order: {
    readonly id: string;
    readonly total: string;
    readonly paymentMethod: string;
    readonly deliveryAddress: Readonly<Record<string, string>>;
  };
  /** Path of the checkout, to which a failed payment returns. */
  readonly checkout: string;
  /** Whether it is paid, or free. */
  isConfirmed: boolean;
}

/** What the stand-in back end stores about a visitor. */
export interface Session {
  /** Quantities by product code, in the order they were added. */
  readonly lines: Map<string, number>;
  coupons: readonly string[];
  /** The name of the account that is logged in. */
  loggedIn: string | undefined;
  /** The accounts that the visitor has logged in to, in their last state. */
  readonly accounts: Map<string, Account>;
  /** By their ids. */
  readonly orders: Map<string, PlacedOrder>;
  /** The visitor's sent forms, newest first. */
  inbox: readonly Message[];
}

/** What it stores for all visitors. */
export interface Store {
  readonly sessions: Map<string, Session>;
  /** Likes in addition to those of the catalogue, by content id. */
  readonly likes: Map<string, number>;
  /** Reviews in addition to those of the catalogue, by product id, newest first. */
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
 * The shop runs inside frames of other sites, which get only cookies with `SameSite=None`; browsers
 * accept those without TLS from names under localhost alone. Many still block them, so a second
 * cookie is for the frames of that site only. Safari and WebKitGTK accept neither without TLS, not
 * even from localhost: a third is for the site's own pages.
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
 * The visitor's session by cookie; in process, without cookies, all share one. It begins with the
 * first change: a page's first calls run in parallel without a cookie, and if each began one, the
 * last to arrive would replace one that has a purchase.
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
