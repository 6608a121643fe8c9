import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartKey, cartStatusAtom } from '../../../src/core/cart/cart.atoms';
import { buyThroughFrame, syncThroughFrame } from '../../../src/core/shop/shop-frame';
import { cartOfMessage, itemsOf } from '../../../src/core/shop/sync-protocol';
import { pageStore } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/cart-sync/cart-sync.widget';
import { demoProducts } from '../support/demo-products';
import { renderWidget } from '../support/render-widget';
import { shopPage } from '../support/shop';

const main = 'https://www.atria.test';
const shop = 'https://shop.test';
const { code } = demoProducts.plain;

/** A window that sends a message to this page and hears the answer. */
function sender() {
  const heard: { data: string; origin: string }[] = [];
  const source = {
    postMessage: (data: string, { targetOrigin }: { targetOrigin: string }) =>
      heard.push({ data, origin: targetOrigin }),
  };
  const send = (data: unknown, origin = main) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { heard, send };
}

function openShop(page = shopPage()) {
  const settings = { ...page.settings, origins: [main] };
  const view = renderWidget(widget, { props: { role: 'shop' }, settings });
  return { ...page, ...view, ...sender() };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('the shop’s side', () => {
  it('answers sync-cart with its cart once the cart has loaded [SYNC-02]', async () => {
    const { have, send, heard } = openShop();
    await have(code, 2);
    await send('sync-cart');
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.origin).toBe(main);
    expect(cartOfMessage(heard[0]?.data)).toBeTruthy();
  });

  it('adds items to what is there and answers with the new cart [SYNC-03, SYNC-04]', async () => {
    const { send, heard, backend } = openShop();
    await send(JSON.stringify({ code, quantity: 2 }));
    await waitFor(() => expect(heard).toHaveLength(1));
    await send(JSON.stringify([{ code, quantity: 3 }]));
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(backend.to('/add').map(({ query }) => query.quantity)).toEqual(['2', '5']);
    expect(cartOfMessage(heard[1]?.data)?.lineItems[0]?.quantity).toBe(5);
  });

  it('ignores messages from anywhere else and of any other kind [SYNC-06]', async () => {
    const { send, heard, backend } = openShop();
    await waitFor(() => expect(backend.to('/load')).toHaveLength(1));
    await send('sync-cart', 'https://evil.test');
    await send('{"code":"","quantity":1}');
    await send('{"code":"A","quantity":-1}');
    await send({ code, quantity: 1 });
    expect(heard).toEqual([]);
    expect(backend.to('/add')).toEqual([]);
  });

  it('makes a purchase once that is posted again, and answers with its id [QV-10]', async () => {
    const { send, heard, backend } = openShop();
    const message = JSON.stringify({ code, quantity: 2, id: 7 });
    await send(message);
    await send(message);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(backend.to('/add').map(({ query }) => query.quantity)).toEqual(['2']);
    expect(JSON.parse(heard[0]?.data ?? '').id).toBe(7);
  });

  it('counts on a loaded cart only: one that did not load is loaded first [SYNC-03]', async () => {
    const page = shopPage();
    await page.have(code, 3);
    page.backend.failWith('cart:500:1');
    const { send, heard, backend } = openShop(page);
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('failed'));
    await send(JSON.stringify({ code, quantity: 2 }));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(backend.to('/add').at(-1)?.query.quantity).toBe('5');
  });

  it('says so at once, and adds nothing, where the browser gives its frame another cart [QV-10, SYNC-04]', async () => {
    const top = vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window & typeof globalThis);
    Object.assign(document, { hasStorageAccess: async () => false });
    const { send, heard, backend } = openShop();
    await send(JSON.stringify({ code, quantity: 1, id: 3 }));
    await waitFor(() => expect(heard).toHaveLength(1));
    await send('sync-cart');
    await waitFor(() => expect(heard).toHaveLength(2));
    const answers = heard.map(({ data }) => JSON.parse(data));
    expect(answers.map(({ error, id }) => [error, id])).toEqual([
      ['cart blocked', 3],
      ['cart blocked', 0],
    ]);
    expect(backend.to('/add')).toEqual([]);
    Reflect.deleteProperty(document, 'hasStorageAccess');
    top.mockRestore();
  });

  it('gives up in silence when its cart has not loaded after 300 looks of 100 ms [SYNC-05]', async () => {
    const page = shopPage();
    const fetch = vi.fn(() => new Promise<Response>(() => {}));
    renderWidget(widget, {
      props: { role: 'shop' },
      settings: { ...page.settings, fetch, origins: [main] },
    });
    vi.useFakeTimers();
    const looks = vi.spyOn(pageStore, 'get');
    const { send, heard } = sender();
    await send('sync-cart');
    await act(() => vi.advanceTimersByTimeAsync(29_900));
    looks.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(looks).toHaveBeenCalledWith(cartStatusAtom);
    await act(() => vi.advanceTimersByTimeAsync(200));
    looks.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(looks).not.toHaveBeenCalledWith(cartStatusAtom);
    expect(heard).toEqual([]);
  });

  it('stops listening when it is removed [IMP-06]', async () => {
    const { send, heard, unmount, backend } = openShop();
    await waitFor(() => expect(backend.to('/load')).toHaveLength(1));
    unmount();
    await send('sync-cart');
    expect(heard).toEqual([]);
  });
});

describe('the main site’s side', () => {
  const frame = () => document.querySelector('iframe');
  /** Lets the shop in the frame answer every message with a cart. */
  function answering(cart: object, origin = shop) {
    const posted: unknown[] = [];
    const target = { postMessage: (data: unknown) => posted.push(data) };
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      configurable: true,
      get: () => target,
    });
    const answer = (more = {}) => {
      const data = JSON.stringify({ ...cart, ...more });
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: target });
      window.dispatchEvent(event);
    };
    return { posted, answer };
  }
  const cart = { lineItems: [{ code, quantity: 4, name: 'Filee' }], lineItemCount: 1 };

  it('makes the hidden frame with the first sync, kept from screen readers [SYNC-01]', async () => {
    const { answer } = answering(cart);
    expect(frame()).toBeNull();
    const synced = syncThroughFrame(`${shop}/`);
    expect(frame()?.getAttribute('src')).toBe(`${shop}/`);
    expect(frame()?.hidden).toBe(true);
    expect(frame()?.getAttribute('aria-hidden')).toBe('true');
    answer();
    await synced;
  });

  it('makes no frame on a page of the shop [SYNC-01]', () => {
    renderWidget(widget, {
      props: { role: 'main', shopUrl: `${shop}/` },
      settings: shopPage().settings,
    });
    expect(frame()).toBeNull();
  });

  it('asks every 200 ms until the cart comes, and takes it over with its mirror [SYNC-02, SYNC-04]', async () => {
    shopPage();
    vi.useFakeTimers();
    const { posted, answer } = answering(cart);
    const synced = syncThroughFrame(`${shop}/`);
    vi.advanceTimersByTime(600);
    expect(posted).toEqual(['sync-cart', 'sync-cart', 'sync-cart']);
    answer();
    await synced;
    vi.advanceTimersByTime(1000);
    expect(posted).toHaveLength(3);
    expect(pageStore.get(cartAtom).lineItems[0]?.quantity).toBe(4);
    expect(JSON.parse(localStorage.getItem(cartKey) ?? '{}').lineItemCount).toBe(1);
  });

  it('gives up after 150 tries [QV-10]', async () => {
    vi.useFakeTimers();
    answering(cart);
    const failed = expect(syncThroughFrame(`${shop}/`)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(200 * 151);
    await failed;
  });

  it('posts code and quantity once the frame has loaded [QV-10, SYNC-03]', async () => {
    const { posted, answer } = answering(cart);
    vi.useFakeTimers();
    const bought = buyThroughFrame(`${shop}/`, { code, quantity: 2 });
    await vi.advanceTimersByTimeAsync(200);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.parse(String(posted.at(-1)))).toMatchObject({ code, quantity: 2 });
    answer();
    await bought;
  });

  it('posts them every 200 ms until the shop answers, one purchase after the other [QV-10, SYNC-05]', async () => {
    const { posted, answer } = answering(cart);
    vi.useFakeTimers();
    const ends: string[] = [];
    const first = buyThroughFrame(`${shop}/`, { code, quantity: 2 }).then(() => ends.push('first'));
    const second = buyThroughFrame(`${shop}/`, { code: 'B', quantity: 1 }).then(() =>
      ends.push('second'),
    );
    await vi.advanceTimersByTimeAsync(600);
    const codes = () => posted.map((one) => JSON.parse(String(one)).code);
    expect(codes()).toEqual([code, code, code]);
    answer();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual(['first']);
    expect(codes().at(-1)).toBe('B');
    answer();
    await second;
  });

  it('takes no answer to an earlier purchase for its own [QV-11]', async () => {
    const { posted, answer } = answering(cart);
    vi.useFakeTimers();
    const late = expect(buyThroughFrame(`${shop}/`, { code, quantity: 1 })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(200 * 151);
    await late;
    const { id } = JSON.parse(String(posted.at(-1)));
    const bought = expect(buyThroughFrame(`${shop}/`, { code: 'B', quantity: 1 })).rejects.toThrow(
      'sold out',
    );
    await vi.advanceTimersByTimeAsync(200);
    answer({ id });
    answer({ id: id + 1, error: 'sold out' });
    await bought;
  });

  it('takes no cart from another origin [SYNC-06]', async () => {
    shopPage();
    vi.useFakeTimers();
    const { answer } = answering(cart, 'https://evil.test');
    const failed = expect(syncThroughFrame(`${shop}/`)).rejects.toThrow();
    answer();
    await vi.advanceTimersByTimeAsync(200 * 151);
    await failed;
    expect(pageStore.get(cartAtom).lineItems).toEqual([]);
  });
});

describe('a message', () => {
  it('asks to add one item or a list of them [SYNC-03]', () => {
    expect(itemsOf('{"code":"A","quantity":2}')).toEqual([{ code: 'A', quantity: 2 }]);
    expect(itemsOf('[{"code":"A","quantity":2}]')).toEqual([{ code: 'A', quantity: 2 }]);
  });

  it.each(['{', '7', '{"code":1}', 'sync-cart', undefined])(
    'of another kind is none: %s [SYNC-06]',
    (data) => {
      expect(itemsOf(data)).toBeUndefined();
      expect(cartOfMessage(data)).toBeUndefined();
    },
  );
});
