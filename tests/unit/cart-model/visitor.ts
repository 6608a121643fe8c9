import { expect } from 'vitest';
import type { Cart } from '../../../src/api/cart';
import type { CartPage } from './page';
import type { World } from './world';

/** Products that are only bought, and those whose quantity is only changed. */
export interface Goods {
  readonly bought: readonly string[];
  readonly changed: readonly string[];
}

interface Purchase {
  readonly code: string;
  readonly quantity: number;
  /** None for what was in the cart at the last check. */
  readonly page?: CartPage;
  /** When it was pressed, and when the visitor got the result. */
  readonly from: number;
  to: number;
  /** How many sessions had ended by then. */
  readonly since: number;
  until: number;
  /** Whether it may have been removed on another device. */
  isRemoved?: boolean;
  /** The result that the visitor saw; none if the page was left before. */
  told?: 'added' | 'failed';
}

/** The last change of a line. */
interface Wish {
  /** More than one if two tabs have changed it at the same time: either may be last. */
  readonly any: readonly number[];
  readonly page: CartPage;
  readonly from: number;
}

/** A visitor who has logged out: nothing of theirs may be seen again. */
interface Former {
  readonly email: string;
  codes: readonly string[];
}

type Lines = readonly { readonly code: string; readonly quantity: number }[];
const quantities = (lines: Lines = []) =>
  new Map(lines.map(({ code, quantity }) => [code, quantity]));
const sorted = (lines: Lines = []) => [...quantities(lines)].sort();

/**
 * The least that a line can have that was put back: the most of what it had in any one session. It
 * is unknown in which one a purchase was made that was pressed before a session's end and answered
 * after it.
 */
function leastOf([one, ...others]: readonly Purchase[], sums: readonly number[] = []): number {
  if (!one) return Math.max(0, ...sums);
  const ways: number[] = [];
  for (let session = one.since; session <= one.until; session++) {
    const next = [...sums];
    next[session] = (next[session] ?? 0) + one.quantity;
    ways.push(
      leastOf(
        others,
        Array.from(next, (sum) => sum ?? 0),
      ),
    );
  }
  return Math.min(...ways);
}

/** After this time other tabs no longer wait. */
const patience = 15_000;
/** After this time a tab no longer waits for another one's lock. */
const lockPatience = 2 * patience;

const day = 86_400_000;

/** A visitor's actions, and their results as far as they were shown. */
export function createVisitor(world: World, goods: Goods) {
  const { clock, network, tabs } = world;
  let at = 0;
  const tab = () => tabs[at] as (typeof tabs)[0];
  const seen = () => tab().page.seen;
  let purchases: Purchase[] = [];
  const wishes = new Map<string, Wish>();
  /** A tab may still ask for this, though the session that it was meant for has ended. */
  const pending = new Map<string, readonly number[]>();
  let unheard = false;
  /** Ordered lines, or another visitor's, are never offered. */
  let others: readonly string[] = [];
  /** Nor are those that the logged-in customer has removed on another device. */
  let removed: readonly string[] = [];
  /** How many sessions have ended. */
  let ended = 0;
  /** Lines that were lost and put back since the last check. */
  const restored = new Set<string>();
  let former: Former | undefined;
  /** Tabs that did not hear the logout, and that the visitor has not turned to since. */
  let deaf: readonly World['tabs'][number][] = [];
  /** Since a logout a tab asks the shop only when the visitor is back on it. */
  let isLookedAt = true;
  /** Purchases that the visitor takes for failed, though the page knows better. */
  const untold: string[] = [];
  let brand: ReturnType<World['openBrand']> | undefined;

  const line = (code: string) => seen().cart.cart.lineItems.find((one) => one.code === code);
  const shown = ({ page }: (typeof tabs)[0]) =>
    page.seen.cart.cart.lineItems
      .map((one) => [one.code, page.seen.quantities.quantityOf(one)] as const)
      .filter(([, quantity]) => quantity > 0);

  const begin = (code: string, quantity: number, page?: CartPage): Purchase => ({
    ...{ code, quantity, ...(page && { page }) },
    from: clock.now(),
    to: Number.POSITIVE_INFINITY,
    since: ended,
    until: ended,
  });
  const end = (made: Purchase, told: Purchase['told']) => {
    made.told = told;
    made.to = clock.now();
    made.until = ended;
    // Of a visitor who has logged out meanwhile nothing is bought.
    if (told === 'failed' && purchases.includes(made) && isAnswered(made)) untold.push(made.code);
  };
  /** The results of a page's purchases are lost once it has gone. */
  const part = (page: CartPage) => {
    for (const one of purchases) if (one.page === page) one.to = Math.min(one.to, clock.now());
  };
  /** The visitor wants this again, whoever had it before. */
  const want = (codes: readonly string[]) => {
    const stays = (code: string) => !codes.includes(code);
    others = others.filter(stays);
    removed = removed.filter(stays);
    if (former) former.codes = former.codes.filter(stays);
  };
  const lostIn = ({ page }: World['tabs'][number]) => page.seen.trouble?.lost ?? [];
  /**
   * What holds at any moment: nothing of a visitor who has logged out is in any page or storage
   * [ROLE-04], and what a page knows to be bought is called so [QV-11].
   */
  const watch = () => {
    expect(untold, 'purchases are told').toEqual([]);
    if (!former) return;
    const { email, codes } = former;
    const awake = tabs.filter((one) => !one.isAsleep() && !deaf.includes(one));
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
    purchases.some(
      (other) =>
        other.page !== one.page &&
        other.code === one.code &&
        Math.max(one.from, other.from) <= Math.min(one.to, other.to) &&
        Math.max(one.to - one.from, other.to - other.from) > patience,
    );
  /** Whether the shop was asked for it and no answer came through. */
  const mayBeMade = ({ code, from, to }: Purchase): boolean =>
    network.sent.some(
      (one) =>
        one.code === code &&
        one.operation === 'add' &&
        one.isMade &&
        one.at >= from &&
        one.at <= to,
    );
  /** Whether the page has the answer to it, soon and with the product in the cart [QV-11]. */
  const isAnswered = ({ code, from, page }: Purchase): boolean => {
    const caller = page && world.callerOf(page);
    const calls = network.sent.filter(
      (one) => one.by === caller && one.code === code && one.at >= from,
    );
    return calls.some((one) => one.operation === 'add' && one.isFine && one.isAnswered);
  };
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
      if (isLookedAt) continue;
      one.show(false);
      one.show(true);
    }
    isLookedAt = true;
    for (let round = 0; round < 4; round++) {
      await clock.pass(400_000);
      // Before a reloaded cart removes the message.
      hear();
      watch();
      for (const one of tabs) {
        const lost = lostIn(one);
        const never = [...others, ...removed];
        expect(
          lost.map(({ code }) => code).filter((code) => never.includes(code)),
          'nothing is offered that nobody has lost',
        ).toEqual([]);
        if (one.page.seen.cart.status === 'failed' || unheard) one.page.refresh();
        else if (lost.length > 0) putBack(one);
      }
      if (!unheard) continue;
      // An ended session is unknown before the next call, and who the visitor is before the next page.
      unheard = false;
      await clock.pass(1000);
      for (const one of tabs) await one.reload();
    }
    await clock.pass(1000);
    pending.clear();
    deaf = [];
    watch();
  };
  const putBack = (one: World['tabs'][number]): Promise<unknown> => {
    for (const { code, quantity } of lostIn(one)) {
      restored.add(code);
      // Where the visitor has changed the line since, it has what it had, if that is more.
      const wish = wishes.get(code);
      if (wish) wishes.set(code, { ...wish, any: [...wish.any, quantity] });
    }
    return one.page.putBack();
  };
  const forget = () => {
    purchases = [];
    wishes.clear();
    restored.clear();
  };
  /** The session ends. */
  const endSession = () => {
    network.expire();
    ended++;
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
    others = [...others, ...lines.map(({ code }) => code)];
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
    removed = removed.filter((code) => !has.has(code));
  };
  const checkPurchases = (code: string, inCart: number) => {
    const own = purchases.filter((one) => one.code === code);
    const sum = (all: readonly Purchase[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
    const added = own.filter(({ told, isRemoved }) => told === 'added' && !isRemoved);
    // Tabs that no longer waited for each other each set the line to their own count, and the
    // last one wins: it includes its own purchase, and nothing that nobody has bought.
    const contended = added.filter(isContended).sort((one, other) => one.quantity - other.quantity);
    const certain = [...added.filter((one) => !isContended(one)), ...contended.slice(0, 1)];
    const least = restored.has(code) ? leastOf(certain) : sum(certain);
    // If the answer of a purchase is lost, nobody knows whether it was made.
    const most = sum(own.filter((one) => one.told === 'added' || mayBeMade(one)));
    expect(inCart, `${code}: no purchase is lost`).toBeGreaterThanOrEqual(least);
    expect(inCart, `${code}: none is made twice`).toBeLessThanOrEqual(most);
    // From here on it is what the cart has. Of a failed purchase a retry is the same one.
    const unsure = own.filter((one) => one.told === 'failed' && mayBeMade(one) && isOpen(one.page));
    const known = begin(code, Math.max(0, inCart - sum(unsure)));
    end(known, 'added');
    purchases = [...purchases.filter((one) => one.code !== code || unsure.includes(one)), known];
  };
  const isOpen = (page?: CartPage) => page === brand?.page || tabs.some((one) => one.page === page);
  const act = {
    async buy(code: string, quantity: number) {
      const { page } = tab();
      const { run: buy, busy } = page.seen.buys[code] ?? {};
      if (!buy || busy) return;
      want([code]);
      const made = begin(code, quantity, page);
      purchases.push(made);
      // As many as were lost, bought anew, are back.
      if (lostIn(tab()).some((one) => one.code === code)) restored.add(code);
      buy(quantity).then((done) => {
        end(made, done ? 'added' : 'failed');
        // A visitor who saw a failure tries again: it is the same purchase.
        if (done)
          purchases = purchases.filter(
            (one) => one.told !== 'failed' || one.code !== code || one.page !== page,
          );
      });
      await clock.rest();
    },
    async change(code: string, quantity: number) {
      const found = line(code);
      if (!found || seen().quantities.quantityOf(found) === 0) return;
      hear();
      want([code]);
      const known = wishes.get(code)?.any ?? [found.quantity, ...(pending.get(code) ?? [])];
      const before = tab().isContended() ? known : [];
      wishes.set(code, { any: [...before, quantity], page: tab().page, from: clock.now() });
      if (quantity > 0) seen().quantities.change(found, quantity);
      else seen().quantities.remove(found);
      await clock.rest();
    },
    async coupon(code: string) {
      const { cart, coupons } = { cart: seen().cart.cart, coupons: seen().coupons };
      if (cart.couponCodes.includes(code)) coupons.remove(code);
      else {
        coupons.setValue(code);
        await clock.rest();
        seen().coupons.add();
      }
      await clock.rest();
    },
    async reload() {
      hear();
      part(tab().page);
      await tab().reload();
      await clock.rest();
    },
    async turn() {
      tab().show(false);
      at = 1 - at;
      tab().comeBack();
      tab().show(true);
      await clock.rest();
    },
    /** Continues in the other tab, and goes to another site in this one. */
    async goAway() {
      hear();
      const { page } = tab();
      if (!(await tab().goAway())) part(page);
      at = 1 - at;
      tab().comeBack();
      tab().show(true);
      await clock.rest();
    },
    /** Buys on another site, and comes back: all of these at once, again after a failure. */
    async buyElsewhere(wanted: readonly string[]) {
      await check();
      tab().show(false);
      brand ??= world.openBrand();
      await clock.pass(1000);
      const { page } = brand;
      const press = (made: Purchase) =>
        page.seen.buys[made.code]?.run(made.quantity).then((done) => {
          end(made, done ? 'added' : 'failed');
        });
      const made = wanted.map((code) => begin(code, 1, page));
      want(wanted);
      purchases.push(...made);
      for (const one of made) {
        press(one);
        await clock.pass(20);
      }
      await clock.pass(400_000);
      for (const one of made) if (one.told === 'failed') press(one);
      await clock.pass(400_000);
      tab().show(true);
      await clock.rest();
    },
    async expire() {
      const seenHere = quantities(world.mirror().lineItems);
      const had = quantities(await serverLines());
      // Here they were in the cart when the session ended.
      removed = removed.filter((code) => !seenHere.has(code));
      // Purchases elsewhere may be unknown to the shop's pages.
      for (const one of purchases)
        if (
          one.page &&
          one.page === brand?.page &&
          (seenHere.get(one.code) ?? 0) < (had.get(one.code) ?? 0)
        )
          one.told = undefined;
      // What the shop had not stored by then cannot be put back.
      for (const [code, { any }] of wishes)
        for (const has of [seenHere, had])
          if (!any.includes(has.get(code) ?? 0) && wishes.delete(code)) pending.set(code, any);
      endSession();
      unheard = true;
    },
    /**
     * Orders all that is in the cart. It is paid, and the confirmation comes before the cart is
     * loaded, after it, on a page without a cart, or never; or it is not paid, and the visitor comes
     * back. Meanwhile the other tab loads the cart, or is at the checkout, too; it buys something
     * else, and may even lose that.
     */
    async order(
      end: 'soon' | 'late' | 'alone' | 'never' | 'unpaid',
      beside: 'cart' | 'checkout',
      meanwhile: 'nothing' | 'buys' | 'loses',
    ) {
      await check();
      const ordering = tab();
      const other = tabs[1 - at] as typeof ordering;
      await ordering.reload('checkout');
      await clock.pass(1000);
      const ordered = await serverLines();
      const isOrdered = (code: string) => ordered.some((one) => one.code === code);
      const made = ordering.page.orders();
      await clock.pass(1000);
      expect(await made, 'the order is posted').toBe(ordered.length > 0);
      await ordering.goAway();
      other.show(true);
      await clock.pass(1000);
      await other.reload(beside);
      await clock.pass(1000);
      if (end === 'unpaid') {
        other.show(false);
        ordering.comeBack();
        await clock.pass(1000);
        await ordering.reload('cart');
        return clock.rest();
      }
      for (const { code } of ordered) await network.call('changequantity', code, 0);
      others = [...others, ...ordered.map(({ code }) => code)];
      forget();
      const free = goods.bought.filter((code) => !isOrdered(code));
      if (meanwhile !== 'nothing' && free[0] && ordered.length > 0) {
        at = 1 - at;
        await act.buy(free[0], 2);
        await clock.pass(1000);
        if (meanwhile === 'loses') isOffered(await loseSession(), 'beside an order');
        at = 1 - at;
      }
      other.show(false);
      const was = { lines: sorted(world.mirror().lineItems), lost: sorted(lostIn(other)) };
      await ordering.reload(end === 'alone' ? 'confirmation' : 'cart');
      if (end !== 'soon' && end !== 'alone') await clock.pass(200);
      if (end !== 'never') ordering.page.confirms(ordered as Cart['lineItems']);
      await clock.rest();
      if (end !== 'alone') return;
      await clock.pass(200);
      const stays = ([code]: [string, number]) => !isOrdered(code);
      expect(sorted(world.mirror().lineItems), 'other lines stay').toEqual(was.lines.filter(stays));
      await ordering.reload('cart');
      await clock.pass(1000);
      expect(sorted(lostIn(ordering)), 'lost lines stay').toEqual(was.lost);
    },
    /** The logged-in customer orders or removes these on another device. */
    async removeElsewhere(codes: readonly string[]) {
      if (!network.customer()) return;
      const gone = (await serverLines()).filter(({ code }) => codes.includes(code));
      for (const { code } of gone) {
        await network.call('changequantity', code, 0);
        // A tab that does not know it may still make what was pressed before.
        const [wish] = [wishes.get(code)?.any ?? []];
        if (wishes.has(code) || goods.changed.includes(code))
          wishes.set(code, { any: [0, ...wish], page: tab().page, from: clock.now() });
        for (const one of purchases)
          if (one.code === code && (one.told || mayBeMade(one))) one.isRemoved = true;
      }
      removed = [...removed, ...gone.map(({ code }) => code)];
      unheard = true;
    },
    /** The session ends, and the next page offers the former cart, until the visitor decides. */
    async lose(then: 'puts back' | 'closes' | 'leaves out') {
      await check();
      const had = await loseSession();
      isOffered(had, 'on the next page');
      if (then === 'puts back') {
        putBack(tab());
        await clock.pass(10_000);
        expect(sorted(await serverLines()), 'all is back').toEqual(sorted(had));
      } else if (then === 'closes') {
        tab().page.closeLost();
        await clock.pass(1000);
        await tab().reload('checkout');
        await clock.pass(1000);
        isOffered(had, 'on the page after it');
        await tab().reload('cart');
        await clock.pass(1000);
        isOffered(had, 'on any page after it');
      } else {
        tab().page.leaveOut();
        await isLeftOut(had);
      }
    },
    /** The visitor returns after so many days, to a shop that no longer knows them. */
    async stayAway(days: number) {
      await check();
      await clock.pass(days * day);
      const had = await loseSession();
      if (days > 30) await isLeftOut(had);
      else isOffered(had, `after ${days} days`);
    },
    /**
     * The visitor logs out in this tab. The browser forgets the session with the answer, which also
     * brings the next page; the other tab stays as it is.
     */
    async logOut(wait: number) {
      const email = network.customer();
      if (!email) return;
      hear();
      const other = tabs[1 - at] as ReturnType<typeof tab>;
      const lines = [...(await serverLines()), ...tabs.flatMap((one) => [...lostIn(one)])];
      const seen = [...tabs.flatMap((one) => one.page.seen.cart.cart.lineItems), ...lines];
      former = { email, codes: [...new Set(seen.map(({ code }) => code))] };
      deaf = tabs.filter((one) => one.isAsleep());
      isLookedAt = false;
      forget();
      removed = [];
      tab().page.logOut();
      await clock.pass(10);
      watch();
      const calls = other.calls();
      await clock.pass(wait);
      network.logOut();
      ended++;
      watch();
      await tab().reload('cart');
      await clock.pass(20_000);
      watch();
      expect(other.calls(), 'the other tab asks when the visitor is back').toBe(calls);
    },
    /** Another customer logs in after the session has ended, or a guest logs in. */
    async logIn(email: string) {
      await check();
      const before = network.customer();
      // A guest with purchases who logs in keeps the same cart.
      if (before && before !== email) {
        others = [...others, ...(world.mirror().lineItems?.map(({ code }) => code) ?? [])];
        endSession();
        forget();
      }
      network.logIn(email);
      if (former?.email === email) former = undefined;
      for (const one of tabs) await one.reload();
      await clock.pass(1000);
    },
    /** Removes a line and undoes it, and goes on at once or leaves the page. */
    async undo(code: string, after: number, then: 'stays' | 'goes on' | 'leaves') {
      const found = line(code);
      const quantity = found && seen().quantities.quantityOf(found);
      if (!quantity) return;
      const from = clock.now();
      await act.change(code, 0);
      await clock.pass(after);
      const { page } = tab();
      if (!page.canUndo(code)) return;
      const known = wishes.get(code)?.any ?? [];
      const any = tab().isContended() ? [...known, quantity] : [quantity];
      wishes.set(code, { any, page, from });
      page.undo();
      if (then === 'leaves') await act.reload();
      if (then !== 'goes on') return clock.rest();
      let sent: boolean | undefined;
      page.goOn().then((isSent) => {
        sent = isSent;
      });
      // In small steps, to look at the cart as soon as the visitor goes on.
      for (let step = 5; sent === undefined && step < 50_000; step *= 1.1) await clock.pass(step);
      const now = quantities(await serverLines()).get(code) ?? 0;
      if (sent) expect(any, `${code}: it is back before the visitor goes on`).toContain(now);
    },
    /** A phone freezes this tab, whatever it does. */
    async freeze() {
      hear();
      await tab().freeze();
      at = 1 - at;
      tab().comeBack();
      tab().show(true);
      await clock.rest();
    },
    /** A phone freezes this tab amid a purchase: the other one waits for it once. */
    async freezeAmid(codes: readonly [string, string]) {
      await check();
      await act.buy(codes[0], 1);
      await act.freeze();
      const press = async (wait: number) => {
        await act.buy(codes[1], 1);
        await clock.pass(wait);
        expect(purchases.at(-1)?.told, `a purchase takes ${wait} ms at most`).toBe('added');
      };
      await press(lockPatience + 1000);
      await press(1000);
      await press(1000);
    },
    check,
    watch,
  };
  return act;
}
export type Visitor = ReturnType<typeof createVisitor>;
