import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCart } from '../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../src/core/cart/cart.model';
import { customerAtom, setCustomer } from '../../../src/core/state/customer.atoms';
import { pageStore } from '../../../src/core/state/store';
import { act, screen, waitFor } from '../support/dom';
import { navigation, renderHeader, scrollPageTo } from './header-setup';

/** Makes the test's host the shop's. */
const shop = { settings: { shopName: location.hostname } };
const cartOf = (lineItemCount: number) => act(() => setCart({ ...emptyCart, lineItemCount }));
const cartLink = () => screen.queryByRole('link', { name: /^Ostoskori/ });
const logIn = (loggedIn: boolean) =>
  act(() => setCustomer({ ...pageStore.get(customerAtom), loggedIn }));

beforeEach(() => {
  cartOf(0);
});

describe.each([
  ['desktop', 1280],
  ['mobile', 375],
])('the cart link of the %s header', (_, width) => {
  it('is not there while the cart is empty [HDR-10] [HDR-18]', () => {
    renderHeader({ width });
    expect(cartLink()).toBeNull();
  });

  it('follows the shared cart, with a badge of its lines [HDR-10] [HDR-18] [ROLE-02]', () => {
    renderHeader({ width });
    cartOf(1);
    expect(cartLink()?.textContent).toBe('1');
    cartOf(3);
    expect(cartLink()?.textContent).toBe('3');
    cartOf(0);
    expect(cartLink()).toBeNull();
  });

  it('leads to the products of the shop’s cart page [HDR-09] [HDR-18]', () => {
    renderHeader({ width, props: { shopUrl: 'https://shop.example' } });
    cartOf(2);
    expect(cartLink()?.getAttribute('href')).toBe('https://shop.example/ostoskori#tuotteet');
  });

  it('says in words how full the cart is', () => {
    renderHeader({ width, language: 'en' });
    cartOf(2);
    expect(screen.getByRole('link', { name: 'Shopping cart, 2 items' })).toBeTruthy();
  });
});

it.each<[scrollY: number, isInView: boolean, read: readonly string[]]>([
  [0, true, ['above']],
  // In a low window the row is not fixed yet.
  [0, false, ['above']],
  [500, true, ['above', 'in the row']],
  [500, false, ['in the row']],
])(
  'has a search and a cart link for readers where it is at %i, those above in view: %s [HDR-14]',
  async (scrollY, isInView, read) => {
    const reports: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(call: (entries: object[]) => void) {
          reports.push(() => call([{ isIntersecting: isInView }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    renderHeader();
    cartOf(1);
    const row = await screen.findByRole('navigation', { name: 'Päävalikko' });
    scrollPageTo(scrollY);
    act(() => {
      for (const report of reports) report();
    });
    const placesOf = (role: string, name: RegExp) =>
      screen
        .getAllByRole(role, { name })
        // This document does not inherit it.
        .filter((one) => getComputedStyle(one.closest('form, a') ?? one).visibility !== 'hidden')
        .map((one) => (row.parentElement?.contains(one) ? 'in the row' : 'above'));
    expect(placesOf('combobox', /^Mitä olet/)).toEqual(read);
    expect(placesOf('link', /^Ostoskori/)).toEqual(read);
  },
);

describe('the account link', () => {
  it('reads Kirjaudu and leads to the login for anybody [HDR-33] [ROLE-02]', async () => {
    renderHeader(shop);
    const link = await screen.findByRole('link', { name: 'Kirjaudu' });
    expect(link.getAttribute('href')).toBe('/kirjaudu');
  });

  it('reads Oma tili and leads to the account when logged in [HDR-33] [ROLE-02]', async () => {
    renderHeader(shop);
    await screen.findByRole('link', { name: 'Kirjaudu' });
    logIn(true);
    const link = screen.getByRole('link', { name: 'Oma tili' });
    expect(link.getAttribute('href')).toBe('/oma-tili');
    expect(screen.queryByRole('link', { name: 'Kirjaudu' })).toBeNull();
  });

  it('leads to the addresses given [HDR-33]', async () => {
    renderHeader({ ...shop, props: { loginUrl: '/login', accountUrl: '/account' } });
    const login = await screen.findByRole('link', { name: 'Kirjaudu' });
    expect(login.getAttribute('href')).toBe('/login');
    logIn(true);
    expect(screen.getByRole('link', { name: 'Oma tili' }).getAttribute('href')).toBe('/account');
  });

  it('is not there on other sites', async () => {
    renderHeader();
    await screen.findByRole('navigation', { name: 'Päävalikko' });
    expect(screen.queryByRole('link', { name: 'Kirjaudu' })).toBeNull();
  });
});

describe('the header of the shop', () => {
  it('has cart, account and search [HDR-32]', async () => {
    renderHeader(shop);
    cartOf(1);
    expect(cartLink()).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Kirjaudu' })).toBeTruthy();
    expect(screen.getByRole('combobox')).toBeTruthy();
  });

  it('is the desktop one above 1024 px outside a frame [HDR-31]', async () => {
    renderHeader({ ...shop, width: 1025 });
    expect(await screen.findByRole('navigation', { name: 'Päävalikko' })).toBeTruthy();
  });

  it('is the mobile one otherwise [HDR-31]', () => {
    renderHeader({ ...shop, width: 1024 });
    expect(screen.getByRole('button', { name: 'Avaa valikko' })).toBeTruthy();
  });

  describe('inside a frame', () => {
    beforeEach(() => void vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window));

    it('is not rendered at all, and calls nothing [HDR-31]', () => {
      const { container, calls } = renderHeader(shop);
      expect(container.querySelector('header')).toBeNull();
      expect(calls).toEqual([]);
    });

    it('is rendered on other sites [HDR-31]', () => {
      const { container } = renderHeader();
      expect(container.querySelector('header')).not.toBeNull();
    });
  });

  describe('in a narrow window', () => {
    const logo = () => screen.queryByRole('link', { name: /, etusivu$/ });

    it('keeps its logo up to 130 px of scrolling [HDR-20]', () => {
      renderHeader({ ...shop, width: 375 });
      scrollPageTo(130);
      expect(logo()).not.toBeNull();
    });

    it('hides its logo past that, until the page is scrolled back [HDR-20]', () => {
      renderHeader({ ...shop, width: 375 });
      scrollPageTo(131);
      expect(logo()).toBeNull();
      scrollPageTo(0);
      expect(logo()).not.toBeNull();
    });

    it('is alone in that: other sites keep theirs [HDR-20]', () => {
      renderHeader({ width: 375 });
      scrollPageTo(500);
      expect(logo()).not.toBeNull();
    });
  });
});

it('makes no call for cart or customer on a site that is no shop [CART-13]', async () => {
  const { calls } = renderHeader({ desktop: navigation.desktop });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toContain('/api/nav/desktop');
});
