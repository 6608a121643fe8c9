import type { Cart } from '../../../src/api/cart';
import type { PageCode } from './browser';
import { type Clock, createClock } from './clock';
import { type Caller, createNetwork, type Network } from './network';
import { brandOrigin, shopOrigin } from './origins';
import type { CartPage, Kind } from './page';

type Listener = (event: object) => void;

/** The listeners of a window or a document. */
function target() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    addEventListener: (type: string, listen: Listener) => {
      if (!listeners.has(type)) listeners.set(type, new Set());
      listeners.get(type)?.add(listen);
    },
    removeEventListener: (type: string, listen: Listener) => listeners.get(type)?.delete(listen),
    fire: (type: string, event: object = {}) => {
      for (const listen of listeners.get(type) ?? []) listen({ type, ...event });
    },
  };
}

type View = ReturnType<typeof target>;

interface LockOptions {
  readonly signal?: AbortSignal;
  readonly ifAvailable?: boolean;
}
type LockUser = (lock: object | null) => unknown;

/** Locks of a site, by their names, granted in turn; a page's locks and requests end with it. */
function createLocks(clock: Clock) {
  interface Wish {
    readonly owner: object;
    readonly name: string;
    /** Runs the page's code with the lock, or without it. */
    readonly run: (lock: object | null) => Promise<unknown>;
  }
  let waiting: Wish[] = [];
  let held: Wish[] = [];
  const isHeld = (name: string) => held.some((one) => one.name === name);
  const grant = () => {
    for (const wish of waiting) {
      if (isHeld(wish.name)) continue;
      waiting = waiting.filter((one) => one !== wish);
      held.push(wish);
      clock.stir();
      const free = () => {
        held = held.filter((one) => one !== wish);
        grant();
      };
      // A frozen page has the lock, though it does nothing with it.
      clock.reach(wish.owner, () => wish.run({ name: wish.name, mode: 'exclusive' }).then(free));
    }
  };
  const request = (owner: object, name: string, options: LockOptions, use: LockUser) =>
    new Promise((resolve, reject) => {
      const { signal, ifAvailable } = options;
      if (signal?.aborted) return reject(signal.reason);
      const run = async (lock: object | null) => {
        try {
          resolve(await use(lock));
        } catch (error) {
          reject(error);
        }
      };
      const wish = { owner, name, run };
      if (ifAvailable && isHeld(name)) return void queueMicrotask(() => run(null));
      waiting.push(wish);
      queueMicrotask(grant);
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(wish)) return;
        waiting = waiting.filter((one) => one !== wish);
        reject(signal.reason);
      });
    });
  return {
    of: (owner: object) => ({
      request: (name: string, ...[given, use]: [LockUser] | [LockOptions, LockUser]) =>
        typeof given === 'function'
          ? request(owner, name, {}, given)
          : request(owner, name, given, use as LockUser),
      query: async () => {
        const all = (wishes: readonly Wish[]) =>
          wishes.map(({ name }) => ({ name, mode: 'exclusive' }));
        return { held: all(held), pending: all(waiting) };
      },
    }),
    /** Whether a page has a lock or waits for one. */
    isWantedBy: (owner: object) => [...held, ...waiting].some((one) => one.owner === owner),
    end: (owner: object) => {
      waiting = waiting.filter((wish) => wish.owner !== owner);
      held = held.filter((wish) => wish.owner !== owner);
      grant();
    },
  };
}

/** Some milliseconds until another tab gets a storage event. */
const toOtherTabs = 5;

export interface Tab {
  page: CartPage;
  /** Reloads the page, or goes to another one of the site. */
  readonly reload: (kind?: Kind) => Promise<void>;
  /** Goes to another site; whether the browser keeps the page in memory. */
  readonly goAway: () => Promise<boolean>;
  /** The phone freezes the page in the background: it has its locks, but does nothing. */
  readonly freeze: () => Promise<void>;
  /** Comes back from there, if it went or was frozen. */
  readonly comeBack: () => void;
  /** Whether its page hears nothing of the others: it is frozen, or the tab shows another site. */
  readonly isAsleep: () => boolean;
  readonly show: (visible: boolean) => void;
  /** Whether its page has changes of the cart without a result. */
  readonly isChanging: () => boolean;
  /** How many calls its page has made. */
  readonly calls: () => number;
  /** All of its session storage. */
  readonly session: () => string;
}

/** A visitor's browser with two tabs of the shop, its server and the network between them. */
export interface World {
  readonly clock: Clock;
  readonly network: Network;
  readonly tabs: readonly [Tab, Tab];
  /**
   * Opens a page of another site, which buys through the shop's frame: that has its own storage.
   */
  readonly openBrand: () => { readonly page: CartPage };
  readonly mirror: () => Partial<Cart>;
  /** Who makes a page's calls. */
  readonly callerOf: (page: CartPage) => Caller | undefined;
  /** All of the shop's local storage. */
  readonly stored: () => string;
}

/** A page that is being left runs on until its promises settle, but none of its timers. */
async function lastWords(): Promise<void> {
  for (let left = 200; left > 0; left--) await undefined;
}

/** `codes` are bought on its pages; two of each of `had` are in the cart already. */
export async function createWorld(
  load: PageCode,
  codes: readonly string[],
  had: readonly string[],
): Promise<World> {
  const clock = createClock();
  const network = createNetwork(clock, 'aino@example.fi');
  for (const code of had) await network.call('add', code, 2);
  /** A top-level site: what its pages share. */
  const createSite = () => ({
    locks: createLocks(clock),
    stored: new Map<string, string>(),
    hearers: new Set<Listener>(),
  });
  type Site = ReturnType<typeof createSite>;
  const shop = createSite();

  const sessionOf = (stored: Map<string, string>) => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const storageOf = ({ stored, hearers }: Site, owner: Listener) => {
    const tell = (key: string, newValue: string | null) => {
      for (const other of hearers)
        if (other !== owner)
          clock.after(toOtherTabs, () => hearers.has(other) && other({ key, newValue }));
    };
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, newValue: string) => {
        if (stored.get(key) === newValue) return;
        stored.set(key, newValue);
        tell(key, newValue);
      },
      removeItem: (key: string) => {
        if (stored.delete(key)) tell(key, null);
      },
    };
  };
  /** The context of a page, and the functions that show, hide and leave it. */
  const placeIn = (site: Site, session = new Map(), isFrame = false, more: object = {}) => {
    const { locks, hearers } = site;
    const caller = { gone: false, waits: 0, calls: 0, underway: new Set<never>() };
    const view = target();
    const seen = target();
    /** A form is posted by an event of the document, since no page can leave the test's one. */
    const createElement = (name: string) =>
      Object.assign(globalThis.document.createElement(name), { submit: () => seen.fire('post') });
    const parts = { createElement, body: { append: () => {} }, baseURI: `${shopOrigin}/` };
    const document = { ...seen, visibilityState: 'visible', cookie: '', ...parts, ...more };
    const hear = (event: object) => view.fire('storage', event);
    hearers.add(hear);
    const show = (visible: boolean) => {
      document.visibilityState = visible ? 'visible' : 'hidden';
      for (const one of [seen, view]) one.fire('visibilitychange');
    };
    /** Whether the browser may keep the page in memory: one that waits for anything is dropped. */
    const isKept = () => !network.isBusy(caller) && !locks.isWantedBy(caller);
    const leave = async (mayStay = false): Promise<boolean> => {
      show(false);
      view.fire('pagehide', { persisted: mayStay && isKept() });
      await lastWords();
      hearers.delete(hear);
      if (mayStay && isKept()) return true;
      drop();
      return false;
    };
    const drop = () => {
      clock.end(caller);
      locks.end(caller);
      network.leave(caller);
    };
    const storages = { localStorage: storageOf(site, hear), sessionStorage: sessionOf(session) };
    const window = { ...view, ...storages, dataLayer: [] };
    const self = { ...window, self: window, top: isFrame ? {} : window };
    const navigator = { locks: locks.of(caller) };
    const timers = clock.timersOf(caller);
    const code = load({ window: self, document, navigator, timers, clock });
    return {
      view,
      code,
      caller,
      locks,
      hearers,
      hear,
      show,
      leave,
      drop,
      fetch: network.fetchOf(caller),
    };
  };
  const callers = new WeakMap<CartPage, Caller>();
  const nowhere = () => globalThis.document.createElement('div');
  /** A page of the shop. */
  const openIn = (site: Site, session: Map<string, string>, kind: Kind) => {
    const place = placeIn(site, session);
    const { view, code, caller, hearers, hear, show, leave, drop } = place;
    const page = code.openPage(nowhere(), place.fetch, codes, kind);
    callers.set(page, caller);
    // Each page gets it after `load`, not only one from memory.
    clock.after(300, () => {
      if (!caller.gone) clock.reach(caller, () => view.fire('pageshow', { persisted: false }));
    });
    return {
      page,
      caller,
      /** Shows a page from the browser's memory. */
      resume: () => {
        hearers.add(hear);
        show(true);
        view.fire('pageshow', { persisted: true });
      },
      freeze: () => {
        hearers.delete(hear);
        clock.freeze(caller);
      },
      thaw: () => {
        hearers.add(hear);
        clock.thaw(caller);
        show(true);
      },
      show,
      leave,
      drop,
    };
  };
  /** A page of a brand's site, and the frame in it once the page has requested one. */
  const openBrand = () => {
    const send = (to: () => View | undefined, origin: string, source: () => object) => ({
      postMessage: (data: string) =>
        clock.after(toOtherTabs, () => to()?.fire('message', { data, origin, source: source() })),
    });
    let frame: ReturnType<typeof placeIn> | undefined;
    const contentWindow: object = send(
      () => frame?.view,
      brandOrigin,
      () => self,
    );
    const self: object = send(
      () => brand.view,
      shopOrigin,
      () => contentWindow,
    );
    const brand = placeIn(createSite(), new Map(), false, {
      createElement: () => ({ contentWindow, isConnected: true, setAttribute: () => {} }),
      body: {
        append: () =>
          clock.after(500, () => {
            frame = placeIn(createSite(), new Map(), true);
            frame.code.serve(frame.fetch);
          }),
      },
    });
    return { page: brand.code.openPage(nowhere(), brand.fetch, codes, 'brand') };
  };
  const openTab = (): Tab => {
    const session = new Map<string, string>();
    let shows: Kind = 'cart';
    let now = openIn(shop, session, shows);
    let isStill = false;
    let isAway = false;
    const open = () => {
      isAway = false;
      now = openIn(shop, session, shows);
      tab.page = now.page;
    };
    const isFrozen = () => clock.isFrozen(now.caller);
    const tab = {
      page: now.page,
      reload: async (kind: Kind = shows) => {
        shows = kind;
        // A page in memory no longer runs.
        await (isAway ? now.drop() : now.leave());
        open();
      },
      goAway: async () => {
        isAway = true;
        isStill = await now.leave(true);
        return isStill;
      },
      freeze: async () => {
        now.show(false);
        await clock.rest();
        now.freeze();
      },
      comeBack: () => {
        if (isFrozen()) now.thaw();
        if (!isAway) return;
        isAway = false;
        if (isStill) now.resume();
        else open();
      },
      isAsleep: () => isAway || isFrozen(),
      show: (visible: boolean) => now.show(visible),
      isChanging: () => !now.caller.gone && now.page.isChanging(),
      calls: () => now.caller.calls,
      session: () => JSON.stringify([...session]),
    };
    return tab;
  };
  const mirror = () => JSON.parse(shop.stored.get('atria-cart') ?? '{}');
  const stored = () => JSON.stringify([...shop.stored]);
  const tabs = [openTab(), openTab()] as const;
  await clock.pass(1000);
  return { clock, network, tabs, mirror, stored, openBrand, callerOf: (page) => callers.get(page) };
}
