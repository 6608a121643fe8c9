import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartKey, cartStatusAtom, setCart } from '../../../src/core/cart/cart.atoms';
import { navigation } from '../../../src/core/page/location';
import { checkoutAddress } from '../../../src/core/shop/checkout-address';
import { customerAtom, setCustomer } from '../../../src/core/state/customer.atoms';
import { pageStore, visitAtom } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/cart/cart.widget';
import { openCart, show } from '../support/cart-page';
import { demoProducts } from '../support/demo-products';
import { act, fireEvent, rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { withoutWaiting } from '../support/fake-time';
import { goToHash } from '../support/go-to-hash';
import { renderWidget } from '../support/render-widget';
import { onShopPages, pushed, shopPage } from '../support/shop';

const { plain, reduced } = demoProducts;
const name = plain.title.fi ?? '';
const amount = (value: number) => `${value.toFixed(2).replace('.', ',')} €`;

const field = () => screen.getByRole('spinbutton', { name: `Määrä: ${name}` }) as HTMLInputElement;
const more = () => screen.getByRole('button', { name: 'Lisää määrää' });

let gone: string[];
onShopPages();
beforeEach(() => {
  gone = [];
  vi.spyOn(navigation, 'go').mockImplementation((address) => void gone.push(address));
});

describe('the cart page', () => {
  it('shows heading, lines, summary, coupons and both links [CART-01]', async () => {
    await openCart();
    expect(screen.getByRole('heading', { name: 'Ostoskori' })).toBeTruthy();
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Yhteenveto' })).toBeTruthy();
    expect(screen.getByLabelText('Etukoodi')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Jatka tilaustietoihin' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toBeTruthy();
  });

  it('shows its info cards [CART-01]', async () => {
    const { setProps } = await openCart();
    setProps({
      infoCards: [{ heading: 'Toimitus', text: 'Kylmänä.', link: '/t', linkLabel: 'Lue' }],
    });
    expect(screen.getByRole('heading', { name: 'Toimitus' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lue' }).getAttribute('href')).toBe('/t');
    // React reports keys that are equal.
    const alike = { heading: 'Toimitus', text: '', link: '', linkLabel: '' };
    setProps({ infoCards: [alike, alike] });
    expect(screen.getAllByRole('heading', { name: 'Toimitus' })).toHaveLength(2);
  });

  it('leads on to the products [CART-02]', async () => {
    await openCart();
    const link = screen.getByRole('link', { name: 'Jatka ostoksia' });
    expect(link.getAttribute('href')).toBe('/tuotteet');
  });

  it('sends everybody who is not logged in to the login [CART-03, ROLE-03]', async () => {
    const { events } = await openCart();
    await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    await waitFor(() => expect(location.hash).toBe('#kirjaudu'));
    expect(events).toContainEqual({ name: 'atria-checkout', detail: { address: '#kirjaudu' } });
  });

  it('sends a logged-in customer to the checkout [CART-03, ROLE-03]', async () => {
    await openCart();
    const customer = pageStore.get(customerAtom);
    act(() =>
      setCustomer({
        ...customer,
        loggedIn: true,
        deliveryAddress: { ...customer.deliveryAddress, postalCode: '00100' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    await waitFor(() => expect(gone).toEqual(['/kassa?postinumero=00100#toimitus']));
  });

  it('waits until it is known who is logged in [CHK-08, ROLE-03]', async () => {
    await openCart();
    const customer = pageStore.get(customerAtom);
    act(() => pageStore.set(visitAtom, { ...customer, loading: true }));
    const button = screen.getByRole('button', { name: 'Jatka tilaustietoihin' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(gone).toEqual([]);
    act(() => setCustomer({ ...customer, loggedIn: true }));
    await waitFor(() => expect(gone).toEqual(['/kassa#toimitus']));
  });

  it('stays when the host stops the navigation [ELEM-08]', async () => {
    const { settings } = shopPage();
    renderWidget(widget, { settings, stop: ['atria-checkout'] });
    act(() => setCart({ ...pageStore.get(cartAtom), lineItems: [line()] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Jatka tilaustietoihin' }));
    expect(gone).toEqual([]);
  });

  it('is empty with a link to the products', async () => {
    await openCart([]);
    expect(screen.getByText('Ostoskorisi on tyhjä.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toBeTruthy();
  });

  it('can be tried again when it does not load [IMP-02]', async () => {
    const { backend } = await openCart([[plain.code, 1]], 'cart:500');
    await screen.findByText('Ostoskorin lataaminen epäonnistui.');
    backend.failWith('');
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText(name)).toBeTruthy();
  });

  it('keeps its loading state until its answer is there [CART-06]', async () => {
    const { settings } = shopPage();
    const seen = new Set<boolean>();
    pageStore.sub(cartAtom, () => void seen.add(pageStore.get(cartAtom).loading));
    renderWidget(widget, { settings });
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('ready'));
    expect([...seen]).toEqual([true, false]);
  });

  it('is loaded once for all widgets of the page [CART-13]', async () => {
    const { backend, unmount } = await openCart();
    renderWidget(widget, { settings: { shopName: location.hostname, fetch: backend.fetch } });
    expect(backend.to('/load')).toHaveLength(1);
    unmount();
  });

  it('shows the stored copy at once, until the answer arrives [CART-14]', async () => {
    const { backend, settings, have } = shopPage();
    await have(plain.code, 1);
    localStorage.setItem(cartKey, JSON.stringify({ lineItems: [{ ...line(), name: 'Peilistä' }] }));
    renderWidget(widget, { settings });
    expect(screen.getByText('Peilistä')).toBeTruthy();
    expect(await screen.findByText(name)).toBeTruthy();
    expect(screen.queryByText('Peilistä')).toBeNull();
    expect(JSON.parse(localStorage.getItem(cartKey) ?? '').lineItems[0].name).toBe(name);
    expect(backend.to('/load')).toHaveLength(1);
  });
});

const line = () => ({
  code: 'X1',
  productId: '1',
  name: 'Makkara',
  category: 'Makkarat',
  quantity: 1,
  linePrice: '5,00',
  linePriceWithoutDiscounts: '5,00',
});

describe('a line', () => {
  it('shows name, category, quantity and price [CART-05, CART-07]', async () => {
    await openCart();
    const row = screen.getByText(name).closest('li') as HTMLElement;
    expect(within(row).getByText(plain.categoryName)).toBeTruthy();
    expect(field().value).toBe('2');
    expect(within(row).getByText(amount(plain.price * 2))).toBeTruthy();
    expect(row.querySelector('s')).toBeNull();
  });

  it('strikes the full price through when it differs [CART-05]', async () => {
    await openCart([[reduced.code, 1]]);
    const row = screen.getByText(reduced.title.fi ?? '').closest('li');
    expect(row?.querySelector('s')?.textContent).toContain(amount(reduced.svhPrice ?? 0));
  });

  it('can be changed on the products view only [CART-04]', async () => {
    location.hash = '#kirjaudu';
    await openCart();
    expect(screen.queryByRole('spinbutton', { name: `Määrä: ${name}` })).toBeNull();
    expect(screen.getByText(name).closest('li')?.textContent).toContain('2 kpl');
  });

  it('can be changed again if Back leads to the products [IMP-31, CART-04]', async () => {
    await openCart();
    const isFixed = () => screen.queryByRole('button', { name: 'Lisää määrää' }) === null;
    goToHash('#kirjaudu');
    expect(isFixed()).toBe(true);
    goToHash('#tuotteet');
    expect(isFixed()).toBe(false);
    goToHash('#kirjaudu');
    expect(isFixed()).toBe(true);
  });

  it.each([
    ['en', '2 pcs'],
    ['se', '2 st.'],
    ['de', '2 Stück'],
  ])('is counted in the language of the page, here %s [I18N-03]', async (language, pieces) => {
    location.hash = '#kirjaudu';
    const { setLanguage } = await openCart();
    setLanguage(language);
    expect(screen.getByText(pieces)).toBeTruthy();
    expect(screen.queryByText('2 kpl')).toBeNull();
  });

  it('cannot be changed while the cart says so [CART-04]', async () => {
    await openCart();
    show({ isEditable: false });
    expect(screen.queryByRole('button', { name: 'Lisää määrää' })).toBeNull();
  });

  it('is restored with a message when the shop no longer has it, without an announcement [CART-11]', async () => {
    const { backend } = await openCart();
    await backend.fetch(
      `http://localhost/api/v1/lihakauppa/shoppingcart/changequantity?language=fi&code=${plain.code}&quantity=0`,
      { method: 'POST' },
    );
    backend.failWith('cart:empty');
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    expect(await screen.findByText('Tapahtui virhe päivitettäessä lukumäärää.')).toBeTruthy();
    expect(gone).toEqual([]);
  });

  it('cannot be changed on a host that is no shop, where nothing is sent [CART-13]', () => {
    const { backend } = shopPage();
    renderWidget(widget, { settings: { fetch: backend.fetch } });
    show({ lineItems: [line()], couponCodes: ['KESA10'] });
    expect(screen.getByText('Makkara')).toBeTruthy();
    expect(screen.getByText('KESA10')).toBeTruthy();
    const labels = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Jatka tilaustietoihin']);
    expect(backend.calls).toEqual([]);
  });

  it('is removed by a quantity of 0 [CART-12, ANA-03]', async () => {
    const { backend } = await openCart();
    await userEvent.click(screen.getByRole('button', { name: `Poista: ${name}` }));
    await waitFor(() => expect(backend.to('/changequantity')).toHaveLength(1));
    expect(backend.to('/changequantity')[0]?.query).toEqual({
      language: 'fi',
      code: plain.code,
      quantity: '0',
    });
    expect(await screen.findByText('Ostoskorisi on tyhjä.')).toBeTruthy();
    expect(pushed()).toContainEqual(
      expect.objectContaining({
        event: 'remove_from_cart',
        ecommerce: expect.objectContaining({
          items: [expect.objectContaining({ item_id: plain.code, quantity: 2 })],
        }),
      }),
    );
  });
});

describe('a changed quantity', () => {
  it('is sent once, 1000 ms after the last change, and the price follows [CART-10, ANA-03]', async () => {
    const { backend } = await openCart();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    fireEvent.click(more());
    await act(() => vi.advanceTimersByTimeAsync(900));
    fireEvent.click(more());
    expect(field().value).toBe('4');
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(backend.to('/changequantity')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await screen.findAllByText(amount(plain.price * 4))).toBeTruthy();
    expect(backend.to('/changequantity').map(({ query }) => query.quantity)).toEqual(['4']);
    await waitFor(() =>
      expect(pushed()).toContainEqual(
        expect.objectContaining({
          event: 'add_to_cart',
          ecommerce: expect.objectContaining({ items: [expect.objectContaining({ quantity: 2 })] }),
        }),
      ),
    );
  });

  it('is announced, and once the shop has accepted it with the new sum [IMP-20]', async () => {
    await openCart();
    const said = () => screen.getByRole('status').textContent;
    await withoutWaiting(1000, () => {
      fireEvent.click(more());
      expect(said()).toBe('3');
    });
    await waitFor(() => expect(said()).toMatch(/^3 kpl, yhteensä \d+,\d\d €$/));
  });

  it('returns to the confirmed one with a message when it fails [CART-11]', async () => {
    const { backend } = await openCart();
    backend.failWith('cart:500');
    await withoutWaiting(1000, () => fireEvent.click(more()));
    expect(await screen.findByText('Tapahtui virhe päivitettäessä lukumäärää.')).toBeTruthy();
    expect(field().value).toBe('2');
  });

  it('is sent before leaving for the checkout [IMP-29]', async () => {
    const { backend } = await openCart();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    await waitFor(() => expect(location.hash).toBe('#kirjaudu'));
    expect(backend.to('/changequantity').map(({ query }) => query.quantity)).toEqual(['3']);
  });
});

describe('the summary', () => {
  const rows = () =>
    [...rendered.querySelectorAll('dl > div')].map((row) => row.textContent?.replace(/\s+/g, ' '));

  it('has its rows in order, without those of 0,00 but shipping and total [CART-08, CART-06]', async () => {
    await openCart();
    show({
      subTotal: '100,00',
      orderDiscount: '10,00',
      shippingTotal: '4,00',
      shippingTotalWithoutDiscounts: '8,90',
      handlingTotal: '1,00',
      usedGiftCardAmount: '2,00',
      usedLoyaltyCouponAmount: '3,00',
      usedRefundCodeAmount: '4,50',
      vatTotal: '10,50',
      vatPercent: '14',
      total: '85,50',
    });
    expect(rows()).toEqual([
      'Tuotteet yhteensä100,00 €',
      'Alennus−10,00 €',
      'ToimitusAlkuperäinen hinta 8,90 €4,00 €',
      'Käsittelymaksu1,00 €',
      'Käytetty lahjakortti−2,00 €',
      'Kanta-asiakaskuponki−3,00 €',
      'Hyvityskoodi−4,50 €',
      'Sisältää ALV 14 %10,50 €',
      'Yhteensä85,50 €',
    ]);
    show({
      subTotal: '0,00',
      orderDiscount: '0,00',
      shippingTotal: '0,00',
      shippingTotalWithoutDiscounts: '0,00',
      handlingTotal: '0,00',
      usedGiftCardAmount: '0,00',
      usedLoyaltyCouponAmount: '0,00',
      usedRefundCodeAmount: '0,00',
      vatTotal: '0,00',
      total: '0,00',
    });
    expect(rows()).toEqual(['Toimitus0,00 €', 'Yhteensä0,00 €']);
  });

  it('has a warning of both cart and checkout once, and only as long as there is one [CART-09]', async () => {
    await openCart();
    show({ warnings: ['A'], checkoutWarnings: ['A'] });
    expect(screen.getAllByText('A')).toHaveLength(1);
    show({ warnings: [], checkoutWarnings: ['B'] });
    expect(screen.queryByText('A')).toBeNull();
  });

  it('has the warnings of cart and checkout above the lines [CART-09]', async () => {
    await openCart();
    show({ warnings: ['Vain 3 jäljellä.'], checkoutWarnings: ['Pienin tilaus on 20,00 €.'] });
    const warning = screen.getByText('Vain 3 jäljellä.');
    expect(screen.getByText('Pienin tilaus on 20,00 €.')).toBeTruthy();
    const list = screen.getByText(name);
    expect(warning.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('analytics', () => {
  it('get view_cart, once per view with a loaded cart [ANA-04, ANA-01]', async () => {
    await openCart();
    const views = () => pushed().filter(({ event }) => event === 'view_cart');
    await waitFor(() => expect(views()).toHaveLength(1));
    expect(views()[0]?.ecommerce).toMatchObject({
      currency: 'EUR',
      items: [{ item_id: plain.code, item_name: name, quantity: 2, price: plain.price }],
    });
    show({ warnings: ['Muutos'] });
    expect(views()).toHaveLength(1);
  });

  it('get no view_cart if there is nothing to see [ANA-04]', async () => {
    await openCart([]);
    show({ warnings: ['Muutos'] });
    expect(pushed().map(({ event }) => event)).not.toContain('view_cart');
  });

  it('get no view_cart of an unconfirmed cart [ANA-04]', async () => {
    await openCart([], 'cart:500');
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('failed'));
    show({ lineItems: [line()] });
    expect(pushed().map(({ event }) => event)).not.toContain('view_cart');
  });
});

it('makes the checkout’s address with and without a postal code [CART-03]', () => {
  expect(checkoutAddress('/kassa', '00100')).toBe('/kassa?postinumero=00100#toimitus');
  expect(checkoutAddress('/kassa?a=1', '00100')).toBe('/kassa?a=1&postinumero=00100#toimitus');
  expect(checkoutAddress('/kassa', undefined)).toBe('/kassa#toimitus');
});
