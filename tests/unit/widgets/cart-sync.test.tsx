import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { emptyCart } from '../../../src/core/cart/cart.model';
import { answerOf, requestOf } from '../../../src/core/shop/sync-protocol';
import { widget } from '../../../src/widgets/cart-sync/cart-sync.widget';
import { createBackend } from '../../../stand-in/api/app';
import { demoProducts } from '../support/demo-products';
import { act, waitFor } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { renderWidget } from '../support/render-widget';
import { shopPage } from '../support/shop';

const main = 'https://www.atria.test';
const { code } = demoProducts.plain;
const other = demoProducts.reduced.code;

/** A window that sends a message to this page and receives the answers. */
function sender() {
  const heard: { data: string; origin: string }[] = [];
  const source = {
    postMessage: (data: string, { targetOrigin }: { targetOrigin: string }) =>
      heard.push({ data, origin: targetOrigin }),
  };
  const post = (data: unknown, origin = main) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  const send = (...given: Parameters<typeof post>) => act(async () => post(...given));
  /** Sends a message and waits for its answer. */
  const ask = async (message: unknown) => {
    const before = heard.length;
    await send(typeof message === 'string' ? message : JSON.stringify(message));
    await waitFor(() => expect(heard).toHaveLength(before + 1));
    return JSON.parse(heard.at(-1)?.data ?? '');
  };
  return { heard, post, send, ask };
}

function openShop(page = shopPage()) {
  const settings = { ...page.settings, origins: [main] };
  const view = renderWidget(widget, { props: { role: 'shop' }, settings });
  return { ...page, ...view, ...sender() };
}
const linesOf = (answer: unknown) => {
  const { cart } = answerOf(JSON.stringify(answer)) as { cart: typeof emptyCart };
  return cart.lineItems.map((line) => [line.code, line.quantity]);
};

beforeEach(() => void expectFaults());
afterEach(() => void Reflect.deleteProperty(document, 'hasStorageAccess'));

describe('the shop’s side', () => {
  // A frame of another site.
  beforeEach(() => vi.spyOn(window, 'top', 'get').mockReturnValue({} as typeof window));

  it('answers sync-cart with its cart, only to the sender [SYNC-02]', async () => {
    const { have, ask, heard } = openShop();
    await have(code, 2);
    expect(linesOf(await ask('sync-cart'))).toEqual([[code, 2]]);
    expect(heard[0]?.origin).toBe(main);
  });

  it('asks the shop each time [SYNC-02]', async () => {
    const { have, ask } = openShop();
    await have(code, 2);
    await ask('sync-cart');
    await have(code, 7);
    expect(linesOf(await ask('sync-cart'))).toEqual([[code, 7]]);
  });

  it('adds items to what is there and answers with the new cart [SYNC-03, SYNC-04]', async () => {
    const { ask, backend } = openShop();
    await ask({ code, quantity: 2 });
    expect(linesOf(await ask([{ code, quantity: 3 }]))).toEqual([[code, 5]]);
    expect(backend.to('/add').map(({ query }) => query.quantity)).toEqual(['2', '5']);
  });

  it('adds to the shop’s present cart, which others have changed [SYNC-03, QV-07]', async () => {
    const { ask, have } = openShop();
    await ask({ code, quantity: 2, id: 1 });
    // In another tab of the shop, whose events reach no frame of another site.
    await have(code, 5);
    expect(linesOf(await ask({ code, quantity: 1, id: 2 }))).toEqual([[code, 6]]);
  });

  it('puts nothing back that was removed or ordered meanwhile [SYNC-03]', async () => {
    const { have, ask } = openShop();
    await ask({ code, quantity: 2, id: 1 });
    await have(code, 0);
    expect(linesOf(await ask({ code: other, quantity: 1, id: 2 }))).toEqual([[other, 1]]);
    expect(linesOf(await ask('sync-cart'))).toEqual([[other, 1]]);
  });

  it('ignores messages from anywhere else and of any other kind [SYNC-06]', async () => {
    const { send, heard, backend } = openShop();
    await send('sync-cart', 'https://evil.test');
    await send(JSON.stringify({ code, quantity: 1 }), 'https://evil.test');
    await send('{"code":"","quantity":1}');
    await send('{"code":"A","quantity":-1}');
    await send({ code, quantity: 1 });
    expect(heard).toEqual([]);
    expect(backend.calls).toEqual([]);
  });

  it('makes a repeated purchase message once, before and after its answer [QV-10]', async () => {
    const { post, ask, heard, backend } = openShop();
    const purchase = { code, quantity: 2, id: 7 };
    await act(async () => {
      post(JSON.stringify(purchase));
      post(JSON.stringify(purchase));
    });
    await waitFor(() => expect(heard).toHaveLength(1));
    const again = await ask(purchase);
    expect([again.id, linesOf(again)]).toEqual([7, [[code, 2]]]);
    expect(backend.to('/add')).toHaveLength(1);
  });

  it('answers once if the tag is there twice [QV-10, SYNC-02]', async () => {
    const page = openShop();
    const settings = { ...page.settings, origins: [main] };
    renderWidget(widget, { props: { role: 'shop' }, settings });
    expect(linesOf(await page.ask({ code, quantity: 2, id: 7 }))).toEqual([[code, 2]]);
    await page.ask('sync-cart');
    expect(page.heard).toHaveLength(2);
    expect(page.backend.to('/add')).toHaveLength(1);
  });

  it('answers the sync-cart of half a minute once, when its cart has come [SYNC-02]', async () => {
    const { post, ask, heard, backend } = openShop();
    await act(async () => {
      for (let left = 150; left > 0; left--) post('sync-cart');
    });
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(backend.to('/load')).toHaveLength(1);
    await ask('sync-cart');
    expect(backend.to('/load')).toHaveLength(2);
  });

  it('makes purchases with ids of their own, and without, each time [QV-10, SYNC-03]', async () => {
    const { ask } = openShop();
    await ask({ code, quantity: 1, id: 1 });
    await ask({ code, quantity: 1, id: 2 });
    await ask({ code, quantity: 1 });
    expect(linesOf(await ask({ code, quantity: 1 }))).toEqual([[code, 4]]);
  });

  it('does not make a purchase again after the cart failed to load for its second answer [QV-10]', async () => {
    const { ask, backend } = openShop();
    const purchase = { code, quantity: 2, id: 1 };
    await ask(purchase);
    backend.failWith('cart:500');
    expect(await ask(purchase)).toMatchObject({ refused: 'failed' });
    backend.failWith('');
    expect(linesOf(await ask(purchase))).toEqual([[code, 2]]);
  });

  it('adds a list of items, and says it if one of them is refused [SYNC-03, QV-11]', async () => {
    const { ask } = openShop();
    const item = { code, quantity: 1 };
    const answer = await ask([item, { code: other, quantity: 2 }]);
    expect(linesOf(answer)).toEqual([
      [code, 1],
      [other, 2],
    ]);
    const soldOut = { code: demoProducts.soldOut.code, quantity: 1 };
    expect(await ask([soldOut, item])).toMatchObject({ refused: 'told' });
    expect(linesOf(await ask('sync-cart'))).toContainEqual([code, 2]);
  });

  it('answers again when the browser restores the page from memory [SYNC-02]', async () => {
    const { ask, have } = openShop();
    await ask('sync-cart');
    const turn = (type: string) =>
      window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    turn('pagehide');
    await have(code, 2);
    turn('pageshow');
    expect(linesOf(await ask('sync-cart'))).toEqual([[code, 2]]);
  });

  it('says that it failed while the shop’s cart fails to load, and tries a purchase again then [SYNC-03, QV-11]', async () => {
    const { have, ask, backend } = openShop();
    await have(code, 3);
    backend.failWith('cart:500');
    const purchase = { code, quantity: 2, id: 1 };
    expect(await ask(purchase)).toEqual({ id: 1, refused: 'failed', texts: [] });
    // The token of the page before.
    expect(backend.to('/add')).toHaveLength(1);
    backend.failWith('');
    expect(linesOf(await ask(purchase))).toEqual([[code, 5]]);
  });

  it('says in the shop’s words why nothing was added [QV-11]', async () => {
    const { ask } = openShop();
    const { title } = demoProducts.soldOut;
    expect(await ask({ code: demoProducts.soldOut.code, quantity: 1, id: 4 })).toEqual({
      id: 4,
      refused: 'told',
      texts: [`Tuote ${title.fi} on juuri nyt loppuunmyyty.`],
    });
  });

  it('says so of a product that the cart has already, too [QV-11]', async () => {
    const page = shopPage();
    const warnings = ['Varastossa on 3'];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { url } = new Request(input, init);
      if (!url.includes('/add')) return page.backend.fetch(input, init);
      const before = await page.backend.fetch(url.replace('/add', '/load'));
      return Response.json({ ...(await before.json()), warnings });
    };
    await page.have(code, 3);
    const { ask } = openShop({ ...page, settings: { ...page.settings, fetch } });
    expect(await ask({ code, quantity: 1, id: 4 })).toEqual({
      id: 4,
      refused: 'told',
      texts: warnings,
    });
  });

  it('says so if each call begins a new cart, as without the shop’s cookies [QV-10]', async () => {
    const page = shopPage();
    const fetch: typeof globalThis.fetch = (...given) => createBackend().fetch(...given);
    const { ask } = openShop({ ...page, settings: { ...page.settings, fetch } });
    expect(await ask({ code, quantity: 1, id: 1 })).toMatchObject({ id: 1, refused: 'blocked' });
    const told = vi.mocked(console.error).mock.lastCall ?? [];
    expect(told.join(' ')).toContain('the shop keeps no cart in this frame');
  });

  it('checks whether a cart is kept only after the first purchase [QV-10]', async () => {
    const { ask, backend } = openShop();
    await ask({ code, quantity: 1, id: 1 });
    expect(backend.to('/load')).toHaveLength(2);
    await ask({ code, quantity: 1, id: 2 });
    expect(backend.to('/load')).toHaveLength(3);
  });

  it('says so at once, and adds nothing, if the browser gives its frame another cart [QV-10, SYNC-04]', async () => {
    Object.assign(document, { hasStorageAccess: async () => false });
    const { ask, backend } = openShop();
    expect(await ask({ code, quantity: 1, id: 3 })).toMatchObject({ id: 3, refused: 'blocked' });
    expect(await ask('sync-cart')).toEqual({ refused: 'blocked', texts: [] });
    expect(backend.calls).toEqual([]);
  });

  it('stops listening when it is removed [IMP-06]', async () => {
    const { send, heard, unmount, backend } = openShop();
    unmount();
    await send('sync-cart');
    expect(heard).toEqual([]);
    expect(backend.calls).toEqual([]);
  });
});

describe('in edit mode', () => {
  it.each([
    [{ role: 'main' }, {}, 'shop-url'],
    [{ role: 'shop' }, { shopName: location.hostname }, 'data-atria-settings: origins'],
  ] as const)('%o says what it needs', (props, settings, missing) => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderWidget(widget, { props, settings: { ...settings, editMode: true } });
    expect(told.mock.calls.join()).toContain(`<atria-cart-sync> ${missing}: missing`);
  });
});

describe('a message', () => {
  const item = { code: 'A', quantity: 2 };
  it('asks to add one item or a list of them [SYNC-03]', () => {
    expect(requestOf(JSON.stringify(item))?.items).toEqual([item]);
    expect(requestOf(JSON.stringify([item]))?.items).toEqual([item]);
    expect(requestOf(JSON.stringify({ ...item, id: 0.5 }))).toEqual({ id: 0.5, items: [item] });
  });

  it.each(['{', '7', '{"code":1}', '{"refused":"sold","texts":[]}', undefined, item])(
    'of another kind is invalid: %s [SYNC-06]',
    (data) => {
      expect(requestOf(data)).toBeUndefined();
      expect(answerOf(data)).toBeUndefined();
    },
  );
});
