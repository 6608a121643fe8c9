import { describe, expect, it, vi } from 'vitest';
import { cartAtom, cartStatusAtom } from '../../../../src/core/cart/cart.atoms';
import { customerAtom, knownCustomer } from '../../../../src/core/state/customer.atoms';
import { pageStore } from '../../../../src/core/state/store';
import { widget } from '../../../../src/widgets/header/header.widget';
import { held } from '../../../support/held';
import { answeringFetch } from '../../support/answering-fetch';
import { act, waitFor } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderWidget } from '../../support/render-widget';
import { resizeTo } from '../../widgets/header-setup';

const key = 'atria-customer';
const known = { email: 'maija@example.fi', deliveryAddress: { firstName: 'Maija' } };

/** A shop page with these answers of the calls; resolves when that of the customer was read. */
async function open(answer: unknown, cart: unknown = {}) {
  const backend = answeringFetch(({ url }) => (url.pathname.endsWith('/customer') ? answer : cart));
  resizeTo(1280);
  renderWidget(widget, { settings: { ...backend.settings, shopName: location.hostname } });
  await waitFor(() => expect(backend.to('/api/lk/customer')).toHaveLength(1));
  // Its code comes late, and must not load the cart of the next test's page.
  await waitFor(() => expect(backend.to('/api/v1/lihakauppa/shoppingcart/load')).not.toEqual([]));
  await act(async () => {});
}
const now = () => pageStore.get(customerAtom);
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');

describe('the customer in the session storage', () => {
  it('is kept, not overwritten, by an answer that nobody is logged in [ROLE-04]', async () => {
    sessionStorage.setItem(key, JSON.stringify({ ...known, loggedIn: true }));
    await open({ loggedIn: false, email: '' });
    expect(stored()).toEqual({ ...known, loggedIn: true });
    expect(pageStore.get(customerAtom)).toMatchObject({ email: known.email, loggedIn: false });
  });

  it('is overwritten by the customer who is logged in', async () => {
    sessionStorage.setItem(key, JSON.stringify(known));
    await open({ loggedIn: true, email: 'pekka@example.fi' });
    await waitFor(() => expect(stored()).toMatchObject({ email: 'pekka@example.fi' }));
    expect(pageStore.get(customerAtom).loggedIn).toBe(true);
  });

  it('is overwritten while a cart loads for the one before: no fault to report [ROLE-04]', async () => {
    sessionStorage.setItem(key, JSON.stringify(known));
    const [customer, answer] = held<unknown>();
    const [cart, load] = held<unknown>();
    await open(customer, cart);
    expect(pageStore.get(cartStatusAtom)).toBe('loading');
    // The console is checked after each test.
    await act(async () => answer({ loggedIn: true, email: 'pekka@example.fi' }));
    await waitFor(() => expect(stored()).toMatchObject({ email: 'pekka@example.fi' }));
    await act(async () => load({}));
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('ready'));
  });

  it('is removed when another one has logged in, with the draft and the delivery [ROLE-04]', async () => {
    sessionStorage.setItem(key, JSON.stringify(known));
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    for (const kept of ['atria-draft-checkout', 'atria-delivery'])
      sessionStorage.setItem(kept, '{"email":"maija@example.fi"}');
    await open({ loggedIn: true, email: 'pekka@example.fi' });
    await waitFor(() => expect(stored()).toMatchObject({ email: 'pekka@example.fi' }));
    expect(stored()).not.toMatchObject({ deliveryAddress: { firstName: 'Maija' } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('maija');
    // The files of drafts.
    expect(deleteDatabase).toHaveBeenCalledWith('atria-draft-files');
  });

  it('is nobody when nothing was stored and nobody is logged in', async () => {
    await open({ loggedIn: false });
    await waitFor(() => expect(stored()).toMatchObject({ loggedIn: false, email: '' }));
  });
});

describe('a logout', () => {
  const mirror = 'atria-cart';
  const show = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** A shop page of a logged-in customer, and the calls that it makes. */
  async function openAs(email: string) {
    const customer = { loggedIn: true, email };
    const cart = { lineItems: [{ code: 'A', name: 'Pihvi', quantity: 1 }], lineItemCount: 1 };
    const answers: Readonly<Record<string, unknown>> = { customer, load: cart };
    const backend = answeringFetch(
      ({ url }) => answers[url.pathname.split('/').at(-1) ?? ''] ?? {},
    );
    resizeTo(1280);
    renderWidget(widget, { settings: { ...backend.settings, shopName: location.hostname } });
    await waitFor(() => expect(localStorage.getItem(mirror)).toContain('Pihvi'));
    await waitFor(() => expect(now()).toMatchObject({ email, loading: false }));
    return { backend, customer };
  }
  const stores = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

  it('leaves nothing of the customer in the local storage even before it [CART-14]', async () => {
    await openAs('maija@example.fi');
    expect(JSON.stringify({ ...localStorage })).not.toContain('maija');
  });

  it('of another tab is one of this tab, which asks the shop when the visitor is back [ROLE-04]', async () => {
    const { backend } = await openAs('maija@example.fi');
    const loads = backend.to('/api/v1/lihakauppa/shoppingcart/load').length;
    show('hidden');
    localStorage.removeItem('atria-customer-visit');
    localStorage.removeItem(mirror);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: mirror })));
    expect(now()).toMatchObject({ email: '', loggedIn: false });
    expect(pageStore.get(cartAtom).lineItems).toEqual([]);
    expect(stores()).not.toMatch(/maija|Pihvi/);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(pageStore.get(cartStatusAtom)).toBe('idle');
    act(() => show('visible'));
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toHaveLength(1));
    expect(backend.to('/api/v1/lihakauppa/shoppingcart/load')).toHaveLength(loads + 1);
  });

  it('that this tab has missed shows by another visit of the browser [ROLE-04]', async () => {
    await openAs('maija@example.fi');
    localStorage.setItem('atria-customer-visit', 'another');
    localStorage.setItem(mirror, JSON.stringify({ lineItems: [], owner: '' }));
    act(() => show('visible'));
    expect(stores()).not.toContain('maija');
  });
});

describe('the customer of a page', () => {
  it('is asked for again when the visitor is back: they may have logged in elsewhere [ROLE-03]', async () => {
    const customer = { loggedIn: false, email: '' };
    await open(customer);
    await waitFor(() => expect(now()).toMatchObject({ loggedIn: false, loading: false }));
    Object.assign(customer, { loggedIn: true, email: 'pekka@example.fi' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(now()).toMatchObject({ loggedIn: true, email: 'pekka@example.fi' }));
    // The session has ended there: the stored customer stays, but is not logged in.
    Object.assign(customer, { loggedIn: false, email: '' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(now()).toMatchObject({ loggedIn: false, email: 'pekka@example.fi' }),
    );
    expect(stored()).toMatchObject({ email: 'pekka@example.fi' });
  });

  it('is being loaded until the call is answered, without any guess [CHK-08]', async () => {
    sessionStorage.setItem(key, JSON.stringify({ ...known, loggedIn: true }));
    const [answered, answer] = held<unknown>();
    await open(answered);
    expect(now()).toMatchObject({ loading: true, loggedIn: false, email: known.email });
    const asked = knownCustomer();
    await act(async () => answer({ loggedIn: true, email: 'pekka@example.fi' }));
    expect(await asked).toMatchObject({ loggedIn: true, email: 'pekka@example.fi' });
    expect(now().loading).toBe(false);
    // For this page only: the next one loads again.
    expect(stored()).not.toHaveProperty('loading');
  });

  it('is not logged in when the call fails, and what was stored stays [ROLE-04]', async () => {
    expectFaults();
    sessionStorage.setItem(key, JSON.stringify({ ...known, loggedIn: true }));
    await open(500);
    await waitFor(() => expect(now()).toMatchObject({ loading: false, loggedIn: false }));
    expect(stored()).toEqual({ ...known, loggedIn: true });
  });

  it.each(['{"loggedIn":', '[]', '"maija"', '{"deliveryAddress":"Katu 1"}'])(
    'is not the corruptly stored %s, which is removed [IMP-11]',
    async (text) => {
      sessionStorage.setItem(key, text);
      await open({ loggedIn: false });
      await waitFor(() => expect(stored()).toMatchObject({ loggedIn: false, email: '' }));
    },
  );

  it('is known for the page if session storage is blocked [IMP-10]', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    await open({ loggedIn: true, email: 'pekka@example.fi' });
    await waitFor(() => expect(now()).toMatchObject({ loggedIn: true, email: 'pekka@example.fi' }));
  });
});
