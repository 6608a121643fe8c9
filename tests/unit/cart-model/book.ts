import { expect } from 'vitest';
import {
  type Former,
  type Goods,
  type Lines,
  leastOf,
  type Purchase,
  sorted,
  type Wish,
} from './expected';
import type { CartPage } from './page';
import type { Tab, World } from './world';

/** After this time other tabs no longer wait. */
const patience = 15_000;

/** What the visitor has done and seen, and what must hold after it. */
export function createBook(world: World, goods: Goods) {
  const { clock, network, tabs } = world;
  const book = {
    /** Which tab the visitor uses. */
    at: 0,
    purchases: [] as Purchase[],
    /** Whether the server has changed, and no page has heard of it. */
    unheard: false,
    /** Ordered lines, or another visitor's, are never offered. */
    others: [] as readonly string[],
    /** Nor are those that the logged-in customer has removed on another device. */
    removed: [] as readonly string[],
    /** Lines that another device has removed since the last rest: a tab may not know. */
    unknown: [] as readonly string[],
    /** How many sessions have ended. */
    ended: 0,
    former: undefined as Former | undefined,
    /** Tabs that did not hear the logout, and that the visitor has not turned to since. */
    deaf: [] as readonly Tab[],
    /** Since a logout a tab asks the shop only when the visitor is back on it. */
    isLookedAt: true,
    brand: undefined as ReturnType<World['openBrand']> | undefined,
  };
  const tab = () => tabs[book.at] as Tab;
  const seen = () => tab().page.seen;
  const wishes = new Map<string, Wish>();
  /** A tab may still ask for this, though the session that it was meant for has ended. */
  const pending = new Map<string, readonly number[]>();
  /** Lines that were lost and put back since the last check. */
  const restored = new Set<string>();
  /** Purchases that the visitor takes for failed, though the page knows better. */
  const untold: string[] = [];

  const line = (code: string) => seen().cart.cart.lineItems.find((one) => one.code === code);
  const shown = ({ page }: Tab) =>
    page.seen.cart.cart.lineItems
      .map((one) => [one.code, page.seen.quantities.quantityOf(one)] as const)
      .filter(([, quantity]) => quantity > 0);

  const begin = (code: string, quantity: number, page?: CartPage): Purchase => ({
    ...{ code, quantity, ...(page && { page }) },
    from: clock.now(),
    to: Number.POSITIVE_INFINITY,
    since: book.ended,
    until: book.ended,
  });
  const end = (made: Purchase, told: Purchase['told']) => {
    made.told = told;
    made.to = clock.now();
    made.until = book.ended;
    // What went with its session, or was removed elsewhere, meanwhile is not there.
    const isGone =
      made.since < made.until ||
      made.isRemoved ||
      !book.purchases.includes(made) ||
      book.removed.includes(made.code);
    if (told === 'failed' && !isGone && isAnswered(made)) untold.push(made.code);
  };
  /** The results of a page's purchases are lost once it has gone. */
  const part = (page: CartPage) => {
    for (const one of book.purchases) if (one.page === page) one.to = Math.min(one.to, clock.now());
  };
  /** The visitor wants this again, whoever had it before. */
  const want = (codes: readonly string[]) => {
    const stays = (code: string) => !codes.includes(code);
    book.others = book.others.filter(stays);
    book.removed = book.removed.filter(stays);
    if (book.former) book.former.codes = book.former.codes.filter(stays);
  };
  /** What else a line may have: who wants what the tab shows anyway changes nothing. */
  const unchanged = (code: string, quantity: number): readonly number[] =>
    book.unknown.includes(code) && line(code)?.quantity === quantity ? [0] : [];
  const lostIn = ({ page }: Tab) => page.seen.trouble?.lost ?? [];
  /**
   * What holds at any moment: nothing of a visitor who has logged out is in any page or storage
   * [ROLE-04], and what a page knows to be bought is called so [QV-11].
   */
  const watch = () => {
    expect(untold, 'purchases are told').toEqual([]);
    if (!book.former) return;
    const { email, codes } = book.former;
    const awake = tabs.filter((one) => !one.isAsleep() && !book.deaf.includes(one));
    const texts = [world.stored(), ...awake.map((one) => one.session())];
    for (const [place, one] of awake.entries()) {
      const { cart, customer } = one.page.seen;
      const lines = [...cart.cart.lineItems, ...lostIn(one)].map(({ code }) => code);
      expect(
        lines.filter((code) => codes.includes(code)),
        `tab ${place} has no former line`,
      ).toEqual([]);
      texts.push(customer.email);
    }
    expect(
      [email, ...codes].filter((word) => texts.some((text) => text.includes(word))),
      'nothing of the former visitor is stored',
    ).toEqual([]);
  };
  /** Whether one of the tabs no longer waited for the other. */
  const isContended = (one: Purchase): boolean =>
    book.purchases.some(
      (other) =>
        other.page !== one.page &&
        other.code === one.code &&
        Math.max(one.from, other.from) <= Math.min(one.to, other.to) &&
        Math.max(one.to - one.from, other.to - other.from) > patience,
    );
  /** The calls that may have made it; those for another site are the frame's. */
  const callsFor = ({ code, from, to, page }: Purchase) => {
    const caller = page && world.callerOf(page);
    return network.sent.filter(
      (one) =>
        one.operation === 'add' &&
        one.code === code &&
        one.at >= from &&
        one.at <= to &&
        (!caller || one.by === caller),
    );
  };
  /** Whether the shop was asked for it and no answer came through. */
  const mayBeMade = (made: Purchase): boolean => callsFor(made).some(({ isMade }) => isMade);
  /** Whether the page has the answer to it, soon and with the product in the cart [QV-11]. */
  const isAnswered = (made: Purchase): boolean =>
    made.page !== book.brand?.page &&
    callsFor(made).some(({ isFine, isAnswered }) => isFine && isAnswered);
  /** Records what the visitor sees about their changes. */
  const hear = () => {
    for (const { page } of tabs) {
      if (!page.seen.quantities?.error) continue;
      for (const [code, wish] of wishes)
        if (wish.page === page && (isTroubled(code, wish) || isUnsent(code, wish)))
          wishes.delete(code);
      page.seen.quantities.dismiss();
    }
  };
  const isTroubled = (code: string, { from }: Wish): boolean =>
    network.sent.some((one) => one.code === code && one.at >= from && !one.isFine);

  /** The load before it has failed. */
  const isUnsent = (code: string, { from }: Wish): boolean =>
    !network.sent.some((one) => one.code === code && one.at >= from);

  /** Comes to rest, with a network that does not fail; lost lines are put back. */
  const settle = async () => {
    network.calm();
    for (const one of tabs) {
      one.comeBack();
      if (book.isLookedAt) continue;
      one.show(false);
      one.show(true);
    }
    book.isLookedAt = true;
    for (let round = 0; round < 4; round++) {
      await clock.pass(400_000);
      // Before a reloaded cart removes the message.
      hear();
      watch();
      for (const one of tabs) {
        const lost = lostIn(one);
        const never = [...book.others, ...book.removed];
        expect(
          lost.map(({ code }) => code).filter((code) => never.includes(code)),
          'nothing is offered that nobody has lost',
        ).toEqual([]);
        if (one.page.seen.cart.status === 'failed' || book.unheard) one.page.refresh();
        else if (lost.length > 0) putBack(one);
      }
      if (!book.unheard) continue;
      // An ended session is unknown before the next call, and who the visitor is before the next page.
      book.unheard = false;
      await clock.pass(1000);
      for (const one of tabs) await one.reload();
    }
    await clock.pass(1000);
    pending.clear();
    book.unknown = [];
    book.deaf = [];
    watch();
  };
  const putBack = (one: Tab): Promise<unknown> => {
    for (const { code, quantity } of lostIn(one)) {
      restored.add(code);
      // Where the visitor has changed the line since, it has what it had, if that is more.
      const wish = wishes.get(code);
      if (wish) wishes.set(code, { ...wish, any: [...wish.any, quantity] });
    }
    return one.page.putBack();
  };
  const forget = () => {
    book.purchases = [];
    wishes.clear();
    restored.clear();
  };
  /** The session ends. */
  const endSession = () => {
    network.expire();
    book.ended++;
  };
  const serverLines = async (): Promise<Lines> => (await network.call('load')).lineItems;
  /** Loses the session while all is at rest, and goes to the next page. */
  const loseSession = async (): Promise<Lines> => {
    const had = await serverLines();
    endSession();
    await tab().reload();
    await clock.pass(1000);
    return had;
  };
  const isOffered = (lines: Lines, when: string) =>
    expect(sorted(lostIn(tab())), `the former cart is offered ${when}`).toEqual(sorted(lines));
  /** These lines are never offered again. */
  const isLeftOut = async (lines: Lines) => {
    book.others = [...book.others, ...lines.map(({ code }) => code)];
    forget();
    await clock.pass(1000);
    for (const one of tabs) await one.reload();
    await clock.pass(1000);
    for (const one of tabs) expect(lostIn(one), 'nothing is offered').toEqual([]);
  };
  /** Comes to rest and compares all states of the cart. */
  const check = async () => {
    await settle();
    const cart = await network.call('load');
    const lines = cart.lineItems.map((one: { code: string; quantity: number }) => [
      one.code,
      one.quantity,
    ]);
    for (const [place, one] of tabs.entries()) {
      const { status, cart: own } = one.page.seen.cart;
      expect(
        {
          lines: shown(one),
          total: own.total,
          coupons: own.couponCodes,
          status,
          slow: one.page.seen.trouble?.slow ?? false,
        },
        `tab ${place} and the server`,
      ).toEqual({
        lines,
        total: cart.total,
        coupons: cart.couponCodes,
        status: 'ready',
        slow: false,
      });
      expect(network.lastWarnings(), `tab ${place} has no older warning`).toContainEqual(
        own.warnings,
      );
    }
    const mirror = world.mirror();
    expect(
      [mirror.lineItems?.map((one) => [one.code, one.quantity]), mirror.total],
      'the mirror and the server',
    ).toEqual([lines, cart.total]);
    const has = new Map<string, number>(lines);
    for (const code of goods.bought) checkPurchases(code, has.get(code) ?? 0);
    hear();
    for (const [code, wish] of wishes) {
      const now = has.get(code) ?? 0;
      const isGone = tabs.every(({ page }) => page !== wish.page);
      if (!isGone || !isTroubled(code, wish))
        expect(wish.any, `${code}: the last wish holds`).toContain(now);
      wishes.set(code, { ...wish, any: [now] });
    }
    restored.clear();
    // A tab that did not know it has changed them after that.
    book.removed = book.removed.filter((code) => !has.has(code));
  };
  const checkPurchases = (code: string, inCart: number) => {
    const own = book.purchases.filter((one) => one.code === code);
    const sum = (all: readonly Purchase[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
    const added = own.filter(({ told, isRemoved }) => told === 'added' && !isRemoved);
    // Tabs that no longer waited for each other each set the line to their own count, and the
    // last one wins: it includes its own purchase, and nothing that nobody has bought.
    const contended = added.filter(isContended).sort((one, other) => one.quantity - other.quantity);
    const certain = [...added.filter((one) => !isContended(one)), ...contended.slice(0, 1)];
    // Of a line that was lost and bought again there are as many as in any one session.
    const least = leastOf(certain);
    // If the answer of a purchase is lost, nobody knows whether it was made.
    const most = sum(own.filter((one) => one.told === 'added' || mayBeMade(one)));
    expect(inCart, `${code}: no purchase is lost`).toBeGreaterThanOrEqual(least);
    expect(inCart, `${code}: none is made twice`).toBeLessThanOrEqual(most);
    // From here on it is what the cart has. Of a failed purchase a retry is the same one.
    const unsure = own.filter((one) => one.told === 'failed' && mayBeMade(one) && isOpen(one.page));
    const known = begin(code, Math.max(0, inCart - sum(unsure)));
    end(known, 'added');
    book.purchases = [
      ...book.purchases.filter((one) => one.code !== code || unsure.includes(one)),
      known,
    ];
  };
  const isOpen = (page?: CartPage) =>
    page === book.brand?.page || tabs.some((one) => one.page === page);
  return {
    book,
    line,
    unchanged,
    tab,
    seen,
    wishes,
    pending,
    begin,
    end,
    part,
    want,
    lostIn,
    watch,
    mayBeMade,
    hear,
    putBack,
    forget,
    endSession,
    serverLines,
    loseSession,
    isOffered,
    isLeftOut,
    check,
  };
}
