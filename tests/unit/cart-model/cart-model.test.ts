import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { shopProducts } from '../../../stand-in/data/shop-products';
import { often } from '../support/chance';
import { expectFaults } from '../support/expect-faults';
import { type PageCode, pageCode } from './browser';
import type { Fate } from './network';
import { createVisitor, type Visitor } from './visitor';
import { createWorld, type World } from './world';

const runs = often(50);
/** Repeats a walk by the `path` and `replayPath` of its failure: `CHANCE_WALK='34:2:1 cBB:D'`. */
const [path, replayPath] = process.env.CHANCE_WALK?.split(' ') ?? [];

const codes = shopProducts.filter(({ stock }) => stock === null).map(({ code }) => code);
const [a = '', b = '', c = '', d = ''] = codes;
const goods = { bought: [a, b], changed: [c, d] };

type Real = { readonly world: World; readonly visitor: Visitor };
type Command = fc.AsyncCommand<object, Real>;
const command = (name: string, run: (real: Real) => unknown): Command => ({
  check: () => true,
  run: async (_, real) => {
    await run(real);
    real.visitor.watch();
  },
  toString: () => name,
});

const fate = fc.record<Fate>({
  kind: fc.constantFrom('fine', 'fine', 'refused', 'offline', 'answer lost', 'silent'),
  to: fc.constantFrom(20, 20, 700, 20_000),
  back: fc.constantFrom(20, 20, 700, 20_000),
});
const commands = fc.commands(
  [
    fc
      .tuple(fc.constantFrom(...goods.bought), fc.integer({ min: 1, max: 3 }))
      .map(([code, many]) => command(`buy ${many} ${code}`, (r) => r.visitor.buy(code, many))),
    fc
      .tuple(fc.constantFrom(...goods.changed), fc.integer({ min: 1, max: 9 }))
      .map(([code, many]) =>
        command(`change ${code} to ${many}`, (r) => r.visitor.change(code, many)),
      ),
    fc
      .constantFrom(...goods.changed)
      .map((code) => command(`remove ${code}`, (r) => r.visitor.change(code, 0))),
    fc
      .constantFrom('KESA10', 'TERVETULOA', 'EIOLE')
      .map((code) => command(`coupon ${code}`, (r) => r.visitor.coupon(code))),
    fc
      .constantFrom(10, 300, 1100, 16_000)
      .map((ms) => command(`wait ${ms}`, (r) => r.world.clock.pass(ms))),
    fc.constant(command('reload', (r) => r.visitor.reload())),
    fc.constant(command('turn to the other tab', (r) => r.visitor.turn())),
    fc.constantFrom(...goods.bought).map((code) =>
      command(`buy 1 ${code} in the other tab, too`, async ({ visitor }) => {
        await visitor.turn();
        await visitor.buy(code, 1);
      }),
    ),
    fate.map((one) =>
      command(`next call ${one.kind} ${one.to} ${one.back}`, (r) => r.world.network.next(one)),
    ),
    fc.constant(command('expire', (r) => r.visitor.expire())),
    fc.constant(command('go to another site', (r) => r.visitor.goAway())),
    fc
      .uniqueArray(fc.constantFrom(...goods.bought), { minLength: 1 })
      .map((list) => command(`buy ${list} elsewhere`, (r) => r.visitor.buyElsewhere(list))),
    fc
      .tuple(
        fc.constantFrom('soon', 'late', 'alone', 'never', 'unpaid'),
        fc.constantFrom('cart', 'checkout'),
        fc.constantFrom('nothing', 'buys', 'loses'),
      )
      .map(([end, beside, meanwhile]) =>
        command(`order, ${end}, beside the ${beside}, which ${meanwhile}`, (r) =>
          r.visitor.order(end, beside, meanwhile),
        ),
      ),
    fc
      .constantFrom([...goods.bought, ...goods.changed], [a], [c], [b, d])
      .map((list) =>
        command(`remove ${list} on another device`, (r) => r.visitor.removeElsewhere(list)),
      ),
    fc
      .constantFrom('puts back', 'closes', 'leaves out')
      .map((then) => command(`lose, ${then}`, (r) => r.visitor.lose(then))),
    fc
      .constantFrom(29, 31)
      .map((days) => command(`stay away ${days} days`, (r) => r.visitor.stayAway(days))),
    fc
      .constantFrom(300, 2000)
      .map((wait) => command(`log out, ${wait}`, (r) => r.visitor.logOut(wait))),
    fc.constant(command('log in', (r) => r.visitor.logIn('leena@example.fi'))),
    fc
      .tuple(
        fc.constantFrom(...goods.changed),
        fc.constantFrom(0, 300, 1500),
        fc.constantFrom('stays', 'goes on', 'leaves'),
      )
      .map(([code, after, then]) =>
        command(`remove ${code} and undo after ${after}, ${then}`, (r) =>
          r.visitor.undo(code, after, then),
        ),
      ),
    fc
      .integer({ min: 1, max: 4 })
      .map((times) =>
        command(`warn ${times} times`, (r) => r.world.network.warn('Loppu kesken.', times)),
      ),
    fc.constant(command('freeze', (r) => r.visitor.freeze())),
    fc
      .constantFrom<[string, string]>([a, a], [a, b])
      .map((pair) => command(`freeze amid ${pair}`, (r) => r.visitor.freezeAmid(pair))),
    fc.constant(command('check', (r) => r.visitor.check())),
  ],
  { maxCommands: 25, size: 'max', ...(replayPath && { replayPath }) },
);

let load: PageCode;
beforeAll(async () => {
  load = await pageCode();
});

it(
  `is always right about the cart, in ${runs} random walks [CART-14, IMP-29, IMP-30, QV-07]`,
  async () => {
    const faults = expectFaults();
    const property = fc.asyncProperty(commands, async (list) => {
      // Each fault keeps the whole world that it came from.
      faults.mockClear();
      const world = await createWorld(load, goods.bought, goods.changed);
      const visitor = createVisitor(world, goods);
      await fc.asyncModelRun(() => ({ model: {}, real: { world, visitor } }), list);
      await visitor.check();
    });
    await fc.assert(property, { numRuns: runs, ...(path && { path }) });
    expect(load).toBeTruthy();
  },
  Math.max(600_000, runs * 2000),
);

/** One walk for each happening, since few random walks have it. */
const walks: Readonly<Record<string, (visitor: Visitor, world: World) => Promise<void>>> = {
  'forgets who logs out, in every tab [ROLE-04]': (visitor) => visitor.logOut(2000),
  'forgets who logs out while another tab asks the shop [ROLE-04]': async (visitor) => {
    await visitor.buy(a, 1);
    await visitor.turn();
    await visitor.logOut(300);
  },
  'forgets who logs out, in a tab that comes back later [ROLE-04]': async (visitor) => {
    await visitor.goAway();
    await visitor.logOut(300);
  },
  'forgets who logs out, in a tab with a change that waits [ROLE-04]': async (visitor) => {
    await visitor.change(c, 5);
    await visitor.logOut(2000);
  },
  'offers nothing to a customer who has ordered on another device [CART-19]': (visitor) =>
    visitor.removeElsewhere([...goods.bought, ...goods.changed]),
  'offers nothing to a customer who has removed a line on another device [CART-19]': (visitor) =>
    visitor.removeElsewhere([c]),
  'offers what an ended session had to its guest [CART-19]': (visitor) => visitor.lose('puts back'),
  'offers it until it is left out [CART-19]': (visitor) => visitor.lose('leaves out'),
  'offers it on the next page when its message is closed [CART-19]': (visitor) =>
    visitor.lose('closes'),
  'never doubles what was bought again before it was put back [CART-19]': async (
    visitor,
    world,
  ) => {
    await visitor.buy(a, 2);
    await world.clock.pass(1000);
    await visitor.lose('closes');
    await visitor.buy(a, 1);
  },
  'offers a cart of 29 days [CART-19]': (visitor) => visitor.stayAway(29),
  'offers no cart of 31 days [CART-19]': (visitor) => visitor.stayAway(31),
  'tells what was bought beside a standing warning [QV-11]': async (
    visitor,
    { clock, network },
  ) => {
    network.warn('Loppu kesken.', 3);
    await visitor.buy(a, 1);
    await clock.pass(1000);
  },
  'shows no warning after an answer without any [QV-11]': async (visitor, { clock, network }) => {
    network.warn('Loppu kesken.', 1);
    await visitor.change(c, 3);
    await clock.pass(3000);
    await visitor.change(c, 4);
    await clock.pass(3000);
  },
  'waits for a frozen tab once [IMP-30]': (visitor) => visitor.freezeAmid([a, b]),
  'keeps other lines when a page without a cart confirms an order [CART-14]': (visitor) =>
    visitor.order('alone', 'cart', 'buys'),
  'keeps lost lines when a page without a cart confirms an order [CART-19]': (visitor) =>
    visitor.order('alone', 'cart', 'loses'),
  'puts a removed line back before the visitor goes on [IMP-29]': (visitor) =>
    visitor.undo(c, 0, 'goes on'),
  'puts a removed line back when the visitor leaves [IMP-29]': (visitor) =>
    visitor.undo(c, 0, 'leaves'),
};

it.each(Object.entries(walks))('%s', async (_, walk) => {
  expectFaults();
  const world = await createWorld(load, goods.bought, goods.changed);
  const visitor = createVisitor(world, goods);
  await walk(visitor, world);
  visitor.watch();
  await visitor.check();
});

it('buys on a page of another site through the frame there, whose storage is another [QV-10, SYNC-03]', async () => {
  const world = await createWorld(load, goods.bought, goods.changed);
  const visitor = createVisitor(world, goods);
  await visitor.buy(a, 2);
  await visitor.buyElsewhere([a, b]);
  const { lineItems } = await world.network.call('load');
  const has = lineItems.map((one: { code: string; quantity: number }) => [one.code, one.quantity]);
  expect(has).toEqual(
    expect.arrayContaining([
      [a, 3],
      [b, 1],
    ]),
  );
  await visitor.check();
});
