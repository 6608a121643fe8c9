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
  readonly page: CartPage;
  /** When it was pressed, and when the visitor got the result. */
  readonly from: number;
  to: number;
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

/** After this time other tabs no longer wait. */
const patience = 15_000;

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
  let brand: ReturnType<World['openBrand']> | undefined;

  const line = (code: string) => seen().cart.cart.lineItems.find((one) => one.code === code);
  const shown = ({ page }: (typeof tabs)[0]) =>
    page.seen.cart.cart.lineItems
      .map((one) => [one.code, page.seen.quantities.quantityOf(one)] as const)
      .filter(([, quantity]) => quantity > 0);

  const begin = (code: string, quantity: number, page: CartPage): Purchase => ({
    ...{ code, quantity, page },
    from: clock.now(),
    to: Number.POSITIVE_INFINITY,
  });
  const end = (made: Purchase, told: Purchase['told']) => {
    made.told = told;
    made.to = clock.now();
  };
  /** The results of a page's purchases are lost once it has gone. */
  const part = (page: CartPage) => {
    for (const one of purchases) if (one.page === page) one.to = Math.min(one.to, clock.now());
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

  const settle = async () => {
    network.calm();
    for (const one of tabs) one.comeBack();
    for (let round = 0; round < 3; round++) {
      await clock.pass(400_000);
      // Before a reloaded cart removes the message.
      hear();
      for (const { page } of tabs) {
        // An expired session is unknown before the next call.
        const lost = page.seen.trouble?.lost ?? [];
        expect(lost.filter(({ code }) => others.includes(code))).toEqual([]);
        if (page.seen.cart.status === 'failed' || unheard) page.refresh();
        else if (lost.length > 0) page.putBack();
        unheard = false;
      }
    }
    await clock.pass(1000);
    pending.clear();
  };
  const forget = () => {
    purchases = [];
    wishes.clear();
  };
  return {
    async buy(code: string, quantity: number) {
      const { page } = tab();
      const { run: buy, busy } = page.seen.buys[code] ?? {};
      if (!buy || busy) return;
      others = others.filter((one) => one !== code);
      const made = begin(code, quantity, page);
      purchases.push(made);
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
      await settle();
      tab().show(false);
      brand ??= world.openBrand();
      await clock.pass(1000);
      const { page } = brand;
      const press = (made: Purchase) =>
        page.seen.buys[made.code]?.run(made.quantity).then((done) => {
          end(made, done ? 'added' : 'failed');
        });
      const made = wanted.map((code) => begin(code, 1, page));
      others = others.filter((one) => !wanted.includes(one));
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
      const quantities = ({ lineItems = [] }: Partial<Cart>) =>
        new Map(lineItems.map((one) => [one.code, one.quantity]));
      const seenHere = quantities(world.mirror());
      const had = quantities(await network.call('load'));
      // Purchases elsewhere may be unknown to the shop's pages.
      for (const one of purchases)
        if (one.page === brand?.page && seenHere.get(one.code) !== had.get(one.code))
          one.told = undefined;
      // What the shop had not stored by then cannot be put back.
      for (const [code, { any }] of wishes)
        for (const has of [seenHere, had])
          if (!any.includes(has.get(code) ?? 0) && wishes.delete(code)) pending.set(code, any);
      network.expire();
      unheard = true;
    },
    /**
     * Orders all that is in the cart. It is paid, and the confirmation comes before the cart is
     * loaded, after it, or never; or it is not paid, and the visitor comes back. Meanwhile the
     * other tab loads the cart, or is at the checkout, too.
     */
    async order(end: 'soon' | 'late' | 'never' | 'unpaid', beside: 'cart' | 'checkout') {
      await settle();
      const ordering = tab();
      const other = tabs[1 - at] as typeof ordering;
      await ordering.reload('checkout');
      await clock.pass(1000);
      const { lineItems } = await network.call('load');
      const made = ordering.page.orders();
      await clock.pass(1000);
      expect(await made, 'the order is posted').toBe(lineItems.length > 0);
      await ordering.goAway();
      other.show(true);
      await clock.pass(1000);
      await other.reload(beside);
      await clock.pass(1000);
      other.show(false);
      if (end === 'unpaid') {
        ordering.comeBack();
        await clock.pass(1000);
        await ordering.reload('cart');
        return clock.rest();
      }
      for (const { code } of lineItems) await network.call('changequantity', code, 0);
      others = lineItems.map((one: { code: string }) => one.code);
      forget();
      await ordering.reload('cart');
      if (end !== 'soon') await clock.pass(200);
      if (end !== 'never') ordering.page.confirms(lineItems);
      await clock.rest();
    },
    /** Logs out, or another customer logs in after the session has ended. */
    async leave(next: '' | 'leena@example.fi') {
      await settle();
      // A guest with purchases who logs in keeps the same cart.
      const isSame = !world.visitor.email || next === world.visitor.email;
      world.visitor.email = next;
      if (!isSame) {
        others = world.mirror().lineItems?.map(({ code }) => code) ?? [];
        network.expire();
        forget();
      }
      if (!next) {
        tab().page.logOut();
        expect(world.mirror()).toEqual({});
      }
      for (const one of tabs) await one.reload();
      await clock.pass(1000);
    },
    /** Comes to rest and compares all states of the cart. */
    async check() {
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
      }
      const mirror = world.mirror();
      expect(
        [mirror.lineItems?.map((one) => [one.code, one.quantity]), mirror.total],
        'the mirror and the server',
      ).toEqual([lines, cart.total]);
      const has = new Map<string, number>(lines);
      for (const code of goods.bought) {
        const own = purchases.filter((one) => one.code === code);
        const sum = (fits: (one: Purchase) => boolean) =>
          own.filter(fits).reduce((all, { quantity }) => all + quantity, 0);
        const inCart = has.get(code) ?? 0;
        const added = own.filter(({ told }) => told === 'added');
        // Tabs that no longer waited for each other each set the line to their own count, and the
        // last one wins: it includes its own purchase, and nothing that nobody has bought.
        const contended = added.filter(isContended).map(({ quantity }) => quantity);
        const least =
          sum((one) => added.includes(one) && !isContended(one)) +
          (contended.length > 0 ? Math.min(...contended) : 0);
        // If the answer of a purchase is lost, nobody knows whether it was made.
        const most = sum((one) => one.told === 'added' || mayBeMade(one));
        expect(inCart, `${code}: no purchase is lost`).toBeGreaterThanOrEqual(least);
        expect(inCart, `${code}: none is made twice`).toBeLessThanOrEqual(most);
      }
      hear();
      for (const [code, wish] of wishes) {
        const isGone = tabs.every(({ page }) => page !== wish.page);
        if (isGone && isTroubled(code, wish)) continue;
        expect(wish.any, `${code}: the last wish holds`).toContain(has.get(code) ?? 0);
      }
    },
  };
}
export type Visitor = ReturnType<typeof createVisitor>;
