import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartKey } from '../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../src/core/cart/cart.model';
import { buyThroughFrame, CartBlocked, syncThroughFrame } from '../../../src/core/shop/shop-frame';
import { pageStore } from '../../../src/core/state/store';
import { Refusal } from '../../../src/core/ui/use-action';
import { widget } from '../../../src/widgets/cart-sync/cart-sync.widget';
import { demoProducts } from '../support/demo-products';
import { expectFaults } from '../support/expect-faults';
import { renderWidget } from '../support/render-widget';
import { shopPage } from '../support/shop';

const shop = 'https://shop.test';
const place = { shopUrl: `${shop}/` };
const { code } = demoProducts.plain;

beforeEach(() => void expectFaults());
afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
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
