import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartKey } from '../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../src/core/cart/cart.model';
import { buyThroughFrame, CartBlocked, syncThroughFrame } from '../../../src/core/shop/shop-frame';
import { answerOf, requestOf } from '../../../src/core/shop/sync-protocol';
import { pageStore } from '../../../src/core/state/store';
import { Refusal } from '../../../src/core/ui/use-action';
import { widget } from '../../../src/widgets/cart-sync/cart-sync.widget';
import { createBackend } from '../../../stand-in/api/app';
import { demoProducts } from '../support/demo-products';
import { act, waitFor } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { renderWidget } from '../support/render-widget';
import { shopPage } from '../support/shop';

const main = 'https://www.atria.test';
const shop = 'https://shop.test';
const place = { shopUrl: `${shop}/` };
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
afterEach(() => {
  Reflect.deleteProperty(document, 'hasStorageAccess');
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

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

describe('the main site’s side', () => {
  const frame = () => document.querySelector('iframe');
  /** Makes the shop in the frame answer on request. */
  function answering(origin = shop) {
    const posted: string[] = [];
    const target = { postMessage: (data: string) => posted.push(data) };
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      configurable: true,
      get: () => target,
    });
    const answer = (message: object, from: unknown = target) => {
      const event = new MessageEvent('message', { data: JSON.stringify(message), origin });
      Object.defineProperty(event, 'source', { value: from });
      window.dispatchEvent(event);
    };
    const last = () => JSON.parse(posted.at(-1) ?? '');
    return { posted, answer, last };
  }
  const cart = { lineItems: [{ code, quantity: 4, name: 'Filee' }], lineItemCount: 1 };
  const shown = () => pageStore.get(cartAtom).lineItems[0]?.quantity;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const forEver = 200 * 151;
  const buy = (item = { code, quantity: 2 }) => buyThroughFrame(place, item);
  /** A frame that has answered the handshake. */
  async function ready() {
    shopPage();
    vi.useFakeTimers();
    const page = answering();
    const synced = syncThroughFrame(place);
    await pass(200);
    page.answer({ cart: emptyCart });
    await synced;
    page.posted.length = 0;
    return page;
  }

  it.each([
    ['', 'https://shop.test', 'https://shop.test/kehys'],
    ['', 'https://shop.test/fi/', 'https://shop.test/fi/kehys'],
    ['osto.html', 'https://shop.test/', 'https://shop.test/osto.html'],
    ['https://frame.shop.test/f', 'https://shop.test/', 'https://frame.shop.test/f'],
  ])(
    'frames %o of %s with the first sync, hidden from screen readers [SYNC-01]',
    (frameUrl, shopUrl, src) => {
      vi.useFakeTimers();
      answering();
      expect(frame()).toBeNull();
      renderWidget(widget, { props: { shopUrl }, settings: { frameUrl } });
      expect(frame()?.src).toBe(src);
      expect(frame()?.hidden).toBe(true);
      expect(frame()?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('makes no frame on a page of the shop [SYNC-01]', () => {
    renderWidget(widget, { props: place, settings: shopPage().settings });
    expect(frame()).toBeNull();
  });

  it('asks every 200 ms until the cart comes, and stores it [SYNC-02, SYNC-04]', async () => {
    shopPage();
    vi.useFakeTimers();
    const { posted, answer } = answering();
    const synced = syncThroughFrame(place);
    await pass(600);
    expect(posted).toEqual(['sync-cart', 'sync-cart', 'sync-cart']);
    answer({ cart });
    await synced;
    await pass(1000);
    expect(posted).toHaveLength(3);
    expect(shown()).toBe(4);
    expect(JSON.parse(localStorage.getItem(cartKey) ?? '{}').lineItemCount).toBe(1);
  });

  it('asks again when Back restores the page from memory [SYNC-02]', async () => {
    vi.useFakeTimers();
    const { posted, answer } = answering();
    const view = renderWidget(widget, { props: place });
    await pass(200);
    answer({ cart });
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    await pass(200);
    expect(posted).toHaveLength(1);
    show(true);
    await pass(200);
    expect(posted).toEqual(['sync-cart', 'sync-cart']);
    answer({ cart });
    view.unmount();
    show(true);
    await pass(200);
    expect(posted).toHaveLength(2);
  });

  it('gives up after 150 attempts, without a message if nobody has pressed anything [QV-10, SYNC-05]', async () => {
    vi.useFakeTimers();
    const { posted } = answering();
    const reported = vi.fn();
    document.addEventListener('atria-error', reported);
    renderWidget(widget, { props: place });
    await pass(2 * forEver);
    document.removeEventListener('atria-error', reported);
    expect(posted).toHaveLength(150);
    expect(reported).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('posts each purchase once, after one handshake with the frame, which a sync shares [QV-10, SYNC-03, SYNC-05]', async () => {
    shopPage();
    vi.useFakeTimers();
    const { posted, answer } = answering();
    const all = [syncThroughFrame(place), buy(), buy({ code, quantity: 3 })];
    await pass(600);
    expect(posted).toEqual(['sync-cart', 'sync-cart', 'sync-cart']);
    answer({ cart });
    await pass(forEver / 2);
    const purchases = posted.slice(3).map((one) => JSON.parse(one));
    expect(purchases).toEqual([
      { code, quantity: 2, id: expect.any(Number) },
      { code, quantity: 3, id: expect.any(Number) },
    ]);
    for (const { id } of purchases) answer({ id, cart });
    await Promise.all(all);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('posts a purchase at once to a frame that has answered, also when it could not load its cart [QV-10]', async () => {
    vi.useFakeTimers();
    const { posted, answer, last } = answering();
    const synced = syncThroughFrame(place);
    await pass(200);
    answer({ refused: 'failed', texts: [] });
    await synced;
    const bought = buy();
    expect(posted).toHaveLength(2);
    answer({ id: last().id, cart });
    await bought;
  });

  it('gives each purchase its own answer, whatever their order [QV-10, QV-11]', async () => {
    const { posted, answer } = await ready();
    // The same once more is another purchase while the first one is pending.
    const [first, second] = [buy(), buy()];
    const [one, other] = posted.map((message) => JSON.parse(message).id);
    expect(one).not.toBe(other);
    answer({ id: other, refused: 'told', texts: ['Loppu'] });
    answer({ id: one, cart });
    await expect(second).rejects.toThrow('Loppu');
    expect(await first).toMatchObject(cart);
  });

  it('shows the cart of a purchase, not of a sync that was asked for before it [SYNC-04]', async () => {
    const { answer, last } = await ready();
    const synced = syncThroughFrame(place);
    const bought = buy();
    const { id } = last();
    await pass(200);
    answer({ id, cart });
    answer({ cart: emptyCart });
    await Promise.all([synced, bought]);
    expect(shown()).toBe(4);
  });

  it('waits for its cart though a purchase is refused meanwhile [SYNC-02, SYNC-04]', async () => {
    const { answer, last } = await ready();
    const synced = syncThroughFrame(place);
    const refused = expect(buy()).rejects.toThrow('Loppu');
    answer({ id: last().id, refused: 'told', texts: ['Loppu'] });
    await refused;
    answer({ cart });
    await synced;
    expect(shown()).toBe(4);
  });

  it('retries an unanswered purchase as the same one, and makes the next as another [QV-10, QV-11]', async () => {
    const { answer, last, posted } = await ready();
    const late = expect(buy()).rejects.toThrow('https://shop.test/kehys');
    await pass(forEver);
    await late;
    expect(posted).toHaveLength(1);
    const { id } = last();
    const again = buy();
    // A silent frame may be another one by now.
    await pass(200);
    expect(posted.at(-1)).toBe('sync-cart');
    answer({ cart: emptyCart });
    await pass(0);
    expect(last().id).toBe(id);
    answer({ id, cart });
    await again;
    const next = buy();
    expect(last().id).not.toBe(id);
    answer({ id: last().id, cart });
    await next;
  });

  it('retries a purchase that the shop could not make as the same one [QV-10]', async () => {
    const { answer, last } = await ready();
    const failed = expect(buy()).rejects.toThrow();
    const { id } = last();
    answer({ id, refused: 'failed', texts: [] });
    await failed;
    const again = buy();
    expect(last().id).toBe(id);
    answer({ id, cart });
    await again;
  });

  it('says at once that a purchase failed whose frame is gone; the retry has a new one [QV-11, SYNC-01]', async () => {
    const { answer, last, posted } = await ready();
    const failed = expect(buy()).rejects.toThrow('https://shop.test/kehys');
    const { id } = last();
    frame()?.remove();
    await pass(200);
    await failed;
    const again = buy();
    expect(frame()).not.toBeNull();
    await pass(200);
    expect(posted.at(-1)).toBe('sync-cart');
    answer({ cart: emptyCart });
    await pass(0);
    expect(last().id).toBe(id);
    answer({ id, cart });
    await again;
  });

  it('begins with a handshake again once the frame has been reloaded [QV-10]', async () => {
    const { answer, last, posted } = await ready();
    frame()?.dispatchEvent(new Event('load'));
    const bought = buy();
    await pass(200);
    expect(posted).toEqual(['sync-cart']);
    answer({ cart: emptyCart });
    await pass(0);
    answer({ id: last().id, cart });
    await bought;
  });

  it('listens to no message unless it waits for one [SYNC-06]', async () => {
    const { answer } = await ready();
    answer({ cart });
    expect(shown()).toBeUndefined();
  });

  it('ignores answers to other messages [QV-11]', async () => {
    const { answer, last } = await ready();
    const refused = expect(buy()).rejects.toThrow('Loppu');
    answer({ cart });
    answer({ id: -1, cart });
    answer({ id: last().id, refused: 'told', texts: ['Loppu'] });
    await refused;
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['told', Refusal],
    ['blocked', CartBlocked],
    ['failed', Error],
  ])(
    'keeps its cart if the shop refuses, and says why: %s [QV-11, SYNC-04]',
    async (refused, kind) => {
      const { answer, last } = await ready();
      const failure = buy().catch((error: unknown) => error);
      answer({ id: last().id, refused, texts: ['Yksi', 'Toinen'] });
      expect(((await failure) as Error).constructor).toBe(kind);
      if (refused === 'told') expect(`${await failure}`).toContain('Yksi, Toinen');
      expect(pageStore.get(cartAtom)).toEqual(emptyCart);
    },
  );

  it.each(['another origin', 'another window of the shop'])(
    'accepts no cart of %s [SYNC-06]',
    async (which) => {
      shopPage();
      vi.useFakeTimers();
      const { answer } = answering(which === 'another origin' ? 'https://evil.test' : shop);
      const failed = expect(syncThroughFrame(place)).rejects.toThrow();
      if (which === 'another origin') answer({ cart });
      else answer({ cart }, window);
      await pass(forEver);
      await failed;
      expect(pageStore.get(cartAtom).lineItems).toEqual([]);
    },
  );
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
