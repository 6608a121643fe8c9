import { expect } from 'vitest';
import type { Cart } from '../../../src/api/cart';
import { createBook } from './book';
import { type Goods, type Purchase, quantities, sorted } from './expected';
import type { World } from './world';

/** After this time a tab no longer waits for another one's lock. */
const lockPatience = 30_000;

const day = 86_400_000;

/** A visitor's actions, and their results as far as they were shown. */
export function createVisitor(world: World, goods: Goods) {
  const { clock, network, tabs } = world;
  const {
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
  } = createBook(world, goods);
  /** Whether the other tab may still make a change that the visitor has made there before. */
  const isContended = () => tabs.some((one) => one !== tab() && one.isChanging());
  /** Records how many of a line are wanted since a time; returns what it may have after that. */
  const wish = (code: string, quantity: number, from: number, before: readonly number[]) => {
    const any = [...(isContended() ? before : []), ...unchanged(code, quantity), quantity];
    wishes.set(code, { any, page: tab().page, from });
    return any;
  };
  const act = {
    async buy(code: string, quantity: number) {
      const { page } = tab();
      const { run: buy, busy } = page.seen.buys[code] ?? {};
      if (!buy || busy) return;
      want([code]);
      const made = begin(code, quantity, page);
      book.purchases.push(made);
      buy(quantity).then((done) => {
        end(made, done ? 'added' : 'failed');
        // A visitor who saw a failure tries again: it is the same purchase.
        if (done)
          book.purchases = book.purchases.filter(
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
      wish(code, quantity, clock.now(), known);
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
      book.at = 1 - book.at;
      tab().comeBack();
      tab().show(true);
      await clock.rest();
    },
    /** Continues in the other tab, and goes to another site in this one. */
    async goAway() {
      hear();
      const { page } = tab();
      if (!(await tab().goAway())) part(page);
      book.at = 1 - book.at;
      tab().comeBack();
      tab().show(true);
      await clock.rest();
    },
    /** Buys on another site, and comes back: all of these at once, again after a failure. */
    async buyElsewhere(wanted: readonly string[]) {
      await check();
      tab().show(false);
      book.brand ??= world.openBrand();
      await clock.pass(1000);
      const { page } = book.brand;
      const press = (made: Purchase) =>
        page.seen.buys[made.code]?.run(made.quantity).then((done) => {
          end(made, done ? 'added' : 'failed');
        });
      const made = wanted.map((code) => begin(code, 1, page));
      want(wanted);
      book.purchases.push(...made);
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
      book.removed = book.removed.filter((code) => !seenHere.has(code));
      // Purchases elsewhere may be unknown to the shop's pages.
      for (const one of book.purchases)
        if (
          one.page &&
          one.page === book.brand?.page &&
          (seenHere.get(one.code) ?? 0) < (had.get(one.code) ?? 0)
        )
          one.told = undefined;
      // A call under way makes a line anew: the cart is not empty, and nobody can tell.
      const isUnderway = tabs.some(({ page }) => {
        const caller = world.callerOf(page);
        return caller && network.isBusy(caller);
      });
      if (isUnderway) {
        for (const one of book.purchases) one.isRemoved = true;
        for (const [code, { any }] of wishes) pending.set(code, any);
        wishes.clear();
      }
      // What the shop had not stored by then cannot be put back.
      for (const [code, { any }] of wishes)
        for (const has of [seenHere, had])
          if (!any.includes(has.get(code) ?? 0) && wishes.delete(code)) pending.set(code, any);
      endSession();
      book.unheard = true;
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
      const other = tabs[1 - book.at] as typeof ordering;
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
      book.others = [...book.others, ...ordered.map(({ code }) => code)];
      forget();
      const free = goods.bought.filter((code) => !isOrdered(code));
      if (meanwhile !== 'nothing' && free[0] && ordered.length > 0) {
        book.at = 1 - book.at;
        await act.buy(free[0], 2);
        await clock.pass(1000);
        if (meanwhile === 'loses') isOffered(await loseSession(), 'beside an order');
        book.at = 1 - book.at;
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
        for (const one of book.purchases)
          if (one.code === code && (one.told || mayBeMade(one))) one.isRemoved = true;
      }
      book.removed = [...book.removed, ...gone.map(({ code }) => code)];
      book.unknown = [...book.unknown, ...gone.map(({ code }) => code)];
      book.unheard = true;
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
      const other = tabs[1 - book.at] as ReturnType<typeof tab>;
      const lines = [...(await serverLines()), ...tabs.flatMap((one) => [...lostIn(one)])];
      const seen = [...tabs.flatMap((one) => one.page.seen.cart.cart.lineItems), ...lines];
      book.former = { email, codes: [...new Set(seen.map(({ code }) => code))] };
      book.deaf = tabs.filter((one) => one.isAsleep());
      book.isLookedAt = false;
      forget();
      book.removed = [];
      tab().page.logOut();
      await clock.pass(10);
      watch();
      const calls = other.calls();
      await clock.pass(wait);
      network.logOut();
      book.ended++;
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
        book.others = [
          ...book.others,
          ...(world.mirror().lineItems?.map(({ code }) => code) ?? []),
        ];
        endSession();
        forget();
      }
      network.logIn(email);
      if (book.former?.email === email) book.former = undefined;
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
      const any = wish(code, quantity, from, wishes.get(code)?.any ?? []);
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
      book.at = 1 - book.at;
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
        expect(book.purchases.at(-1)?.told, `a purchase takes ${wait} ms at most`).toBe('added');
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
