import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartStatusAtom } from '../../../src/core/cart/cart.atoms';
import { pageApi } from '../../../src/core/page/api';
import { pageSettings } from '../../../src/core/page/settings';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import { pageStore } from '../../../src/core/state/store';
import { setQuantity } from '../../../src/widgets/cart/use-quantities';
import { orderedBy } from '../support/address-sample';
import {
  button,
  change,
  chosen,
  fill,
  filledBefore,
  given,
  lookAgain,
  onCheckoutPages,
  openCheckout,
  openPayment,
  posts,
  press,
  tick,
  type,
} from '../support/checkout-page';
import { demoProducts } from '../support/demo-products';
import { act, fireEvent, render, rendered, screen, waitFor, within } from '../support/dom';
import { isOff } from '../support/is-off';
import { renewPage } from '../support/renew-page';
import { customerOf, pushed } from '../support/shop';

onCheckoutPages();
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the back end sets it.
  document.cookie = '__RequestVerificationToken=abc; Path=/';
});

/** Orders what is in the cart, and what the page then posts. */
const order = async (name = 'Tilaa ja maksa') => {
  press(name);
  await waitFor(() => expect(posts).toHaveLength(1));
  return posts[0] ?? {};
};

const orderedLines = () => JSON.parse(localStorage.getItem('atria-cart') ?? '{}').ordered;

/** Another widget of the page changes the quantity. */
const changeElsewhere = () =>
  setQuantity(pageApi(pageSettings()), { code: demoProducts.plain.code, quantity: 3 });

describe('the payment step', () => {
  it('offers the three ways as radio buttons [CHK-06]', async () => {
    await openPayment();
    const radios = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ value }) => value)).toEqual(['FI54', 'FI50', 'FI01']);
    for (const name of ['Mobiilimaksu', 'Korttimaksu', 'Verkkopankki'])
      expect(screen.getByLabelText(name)).toBeTruthy();
  });

  it('distinguishes several banks, as an editor lists them [CHK-06]', async () => {
    await openPayment({ props: { paymentMethods: 'FI01,FI02,FI50' } });
    expect(screen.getByLabelText('Verkkopankki (FI02)')).toBeTruthy();
    expect(screen.getByLabelText('Korttimaksu')).toBeTruthy();
  });

  it('is posted by this window, and leaves nothing in the page after a return [CHK-07]', async () => {
    const { events } = await openPayment();
    const submitted = vi.fn();
    document.addEventListener('submit', submitted);
    await order();
    document.removeEventListener('submit', submitted);
    // Only the visitor's own press: a page that listens is not asked again.
    expect(submitted.mock.calls.length).toBeLessThan(2);
    expect(events).toHaveLength(1);
    const form = document.querySelector('body > form') as HTMLFormElement;
    expect(form.target).toBe('_self');
    expect(form.method).toBe('post');
    expect(form.hidden).toBe(true);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(document.querySelector('body > form')).toBeNull();
  });

  it('is not posted once the widget has gone [CHK-07]', async () => {
    const { unmount, backend } = await openPayment();
    press('Tilaa ja maksa');
    unmount();
    await waitFor(() => expect(backend.to('/load').length).toBeGreaterThan(1));
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('ready'));
    expect(posts).toEqual([]);
  });

  it('posts the purchase with customer, delivery, payment and token [CHK-06, CHK-07]', async () => {
    const { events } = await openPayment();
    tick('Korttimaksu');
    expect(await order()).toEqual({
      action: '/api/v1/lihakauppa/checkout/purchase',
      ...orderedBy,
      additionalInformation: '',
      ...chosen,
      checkoutUrl: '/kassa',
      paymentMethodCode: 'FI50',
      __RequestVerificationToken: 'abc',
    });
    expect(events).toEqual([{ name: 'atria-purchase', detail: { paymentMethodCode: 'FI50' } }]);
  });

  it.each([
    ['https://pay.example.org/osta', '', ''],
    ['/osta', 'https://cdn.example.org/', ''],
    ['/osta', '', 'abc'],
    [`${location.origin}/osta`, 'https://cdn.example.org/', 'abc'],
  ])(
    'posted to %s, with the base address "%s", has the token "%s" [API-02]',
    async (purchaseUrl, href, token) => {
      const base = document.createElement('base');
      if (href) document.head.append(Object.assign(base, { href }));
      await openPayment({ props: { purchaseUrl }, defaults: { purchaseUrl } });
      tick('Korttimaksu');
      const sent = await order();
      base.remove();
      expect(sent.__RequestVerificationToken).toBe(token);
    },
  );

  it('of a tag that names another site goes to the shop itself [CHK-07]', async () => {
    await openPayment({ props: { purchaseUrl: 'https://evil.example.org/osta' } });
    expect(await order()).toMatchObject({ action: '/api/v1/lihakauppa/checkout/purchase' });
  });

  it('posts an own billing address [CHK-07, CHK-09]', async () => {
    await openCheckout();
    fill();
    tick('Laskutusosoite on sama');
    for (const label of ['Etunimi', 'Sukunimi', 'Katuosoite', 'Postitoimipaikka'])
      type(label, `Toinen ${label}`, 1);
    type('Postinumero', '33100', 1);
    press('Siirry maksamaan');
    await waitFor(() => screen.getByText('Maksutapa'));
    expect(await order()).toMatchObject({
      useDeliveryAddressForBilling: 'false',
      'billingAddress.streetAddress': 'Toinen Katuosoite',
      'billingAddress.postalCode': '33100',
    });
  });

  it('goes to the address that is set [CHK-07]', async () => {
    await openPayment({ props: { purchaseUrl: '/osta', checkoutUrl: '/kassalle' } });
    expect(await order()).toMatchObject({ action: '/osta', checkoutUrl: '/kassalle' });
  });

  it('names the sum once where the back end writes it with its sign [CART-07]', async () => {
    await openPayment();
    change({ total: '12,90 €' });
    expect(button('Tilaa ja maksa').textContent).toBe('Tilaa ja maksa 12,90 €');
  });

  it('repeats the details, with what the driver is told', async () => {
    await openCheckout();
    fill();
    type('Lisätiedot', 'Ovikoodi 1234#\nSoita kun tulet');
    press('Siirry maksamaan');
    const recap = within(await screen.findByRole('region', { name: 'Toimitustiedot' }));
    const lines = recap.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.slice(0, 3)).toEqual(['Aino Aalto', 'Itämerenkatu 11', '00180 Helsinki']);
    expect(lines.at(-1)).toBe('Lisätiedot: Ovikoodi 1234#\nSoita kun tulet');
  });

  it('repeats details that are alike', async () => {
    await openCheckout();
    fill();
    // React reports keys that are equal.
    type('Katuosoite', 'Aino Aalto');
    press('Siirry maksamaan');
    const recap = within(await screen.findByRole('region', { name: 'Toimitustiedot' }));
    expect(recap.getAllByText('Aino Aalto')).toHaveLength(2);
  });

  it('reports to analytics how it is paid [ANA-06]', async () => {
    await openPayment();
    await order();
    expect(pushed().at(-1)).toMatchObject({
      event: 'add_payment_info',
      ecommerce: { payment_type: 'mobile pay' },
    });
  });

  it('posts once, however often it is pressed, and again after Back [IMP-28]', async () => {
    await openPayment();
    press('Tilaa ja maksa');
    await order();
    press('Tilaa ja maksa');
    for (const form of rendered.querySelectorAll('form')) fireEvent.submit(form);
    const isBusy = () => button('Tilaa ja maksa').getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(isBusy()).toBeNull());
    expect(posts).toHaveLength(1);
    press('Tilaa ja maksa');
    await waitFor(() => expect(posts).toHaveLength(2));
  });

  it('is stored, so that bought lines are offered to nobody, until the visitor comes back without paying [CART-14]', async () => {
    await openPayment();
    const { lineItems } = pageStore.get(cartAtom);
    expect(orderedLines()).toEqual([]);
    await order();
    expect(orderedLines()).toEqual(lineItems);
    // The shop is asked again while the page of the payment loads: nobody is back yet.
    await lookAgain();
    expect(orderedLines()).toEqual(lineItems);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(orderedLines()).toEqual([]));
  });

  it('stays on order while another tab shows the checkout: the payment may still be made [CART-14]', async () => {
    const { element, unmount } = await openPayment();
    await order();
    unmount();
    const tab = sessionStorage.getItem('atria-order') ?? '';
    sessionStorage.removeItem('atria-order');
    renewPage();
    const second = render(element);
    await waitFor(() => screen.getByText('Maksutapa'));
    await lookAgain();
    expect(orderedLines()).toHaveLength(1);
    second.unmount();
    // Back in the tab of the order.
    sessionStorage.setItem('atria-order', tab);
    renewPage();
    render(element);
    await waitFor(() => expect(orderedLines()).toEqual([]));
  });

  it('stays when the host stops it [ELEM-08]', async () => {
    const { events } = await openPayment({ stop: ['atria-purchase'] });
    press('Tilaa ja maksa');
    await waitFor(() => expect(events).toHaveLength(1));
    expect(posts).toEqual([]);
    expect(pushed().map(({ event }) => event)).not.toContain('add_payment_info');
  });

  it('waits for the changes of the cart, and shows another sum first [IMP-29]', async () => {
    const { backend } = await openPayment();
    backend.failWith('cart:slow:50');
    const changing = changeElsewhere();
    press('Tilaa ja maksa');
    expect(posts).toEqual([]);
    await act(async () => void (await changing));
    const said = 'Tilaus on muuttunut. Tarkista se ja vahvista sitten.';
    await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(0));
    expect(posts).toEqual([]);
    await order();
  });
});

describe('the turn of an order', () => {
  const changed = 'Tilaus on muuttunut. Tarkista se ja vahvista sitten.';
  const saysChanged = () =>
    waitFor(() => expect(screen.getAllByText(changed).length).toBeGreaterThan(0));

  it('says by the button that another tab has changed it, and orders it by the next press', async () => {
    await openPayment();
    expect(screen.queryAllByText(changed)).toEqual([]);
    await act(changeElsewhere);
    const notice = screen.getAllByText(changed).filter((one) => one.closest('form'));
    expect(notice).toHaveLength(1);
    await order();
    expect(screen.queryAllByText(changed).filter((one) => one.closest('form'))).toEqual([]);
  });

  it('posts nothing while the cart fails to load, and is tried again [CHK-07]', async () => {
    const { backend } = await openPayment();
    backend.failWith('cart:500');
    press('Tilaa ja maksa');
    await waitFor(() =>
      expect(screen.getAllByText('Ostoskorin lataaminen epäonnistui.').length).toBeGreaterThan(0),
    );
    expect(posts).toEqual([]);
    await waitFor(() => expect(button('Tilaa ja maksa').getAttribute('aria-busy')).toBeNull());
    backend.failWith('');
    await order();
  });

  it('says once that nothing was sent without a connection, until that is back [CHK-07]', async () => {
    const { backend } = await openPayment();
    backend.failWith('cart:offline');
    press('Tilaa ja maksa');
    await screen.findByText('Tilausta ei lähetetty.');
    expect(screen.getAllByText(/Verkkoyhteys katkesi/)).toHaveLength(1);
    expect(screen.queryByText(/lataaminen epäonnistui/)).toBeNull();
    expect(posts).toEqual([]);
    backend.failWith('');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Verkkoyhteys katkesi|ei lähetetty/)).toBeNull();
    await order();
  });

  it('shows what was put into the cart elsewhere before it is ordered [CHK-07]', async () => {
    const { have } = await openPayment();
    await have(demoProducts.reduced.code, 1);
    press('Tilaa ja maksa');
    await saysChanged();
    expect(posts).toEqual([]);
    expect(screen.getByText(demoProducts.reduced.title.fi ?? '')).toBeTruthy();
    await order();
  });

  it('orders nothing if the cart is empty by now, as after an order in another tab [CHK-07]', async () => {
    const { have } = await openPayment();
    await have(demoProducts.plain.code, 0);
    press('Tilaa ja maksa');
    expect(await screen.findByText('Ostoskorisi on tyhjä.')).toBeTruthy();
    expect(posts).toEqual([]);
  });

  it('shows the details of a customer who has logged in elsewhere before they are sent [CHK-07, CHK-08]', async () => {
    const { backend } = await openPayment();
    await backend.fetch('http://localhost/kirjaudu?as=eero', { redirect: 'manual' });
    act(() => setCustomer(customerOf({ streetAddress: 'Ainonkatu 1' })));
    press('Tilaa ja maksa');
    await waitFor(() => expect(location.hash).toBe('#toimitus'));
    expect(given('Katuosoite')).toBe('Museokatu 8 A 12');
    expect(posts).toEqual([]);
  });

  it('does not need the customer: a guest orders what they have seen [CHK-07]', async () => {
    const { backend } = await openPayment();
    backend.failWith('customer:500');
    await order();
  });
});

describe('an order with nothing to pay', () => {
  it('is confirmed at once, by the cart’s own code [CHK-04]', async () => {
    filledBefore();
    await openCheckout({ coupon: 'LAHJA100' });
    expect(await order('Vahvista tilaus')).toMatchObject({
      paymentMethodCode: 'FI70',
      'deliveryAddress.firstName': 'Aino',
      __RequestVerificationToken: 'abc',
    });
    expect(location.hash).toBe('');
  });

  it('is not confirmed without its details [CHK-03, CHK-04]', async () => {
    await openCheckout({ coupon: 'LAHJA100' });
    press('Vahvista tilaus');
    expect(screen.getByRole('group', { name: 'Tapahtui Virhe!' })).toBeTruthy();
    expect(posts).toEqual([]);
  });

  it('cannot be confirmed once its cart is empty [CHK-05]', async () => {
    filledBefore();
    await openCheckout({ coupon: 'LAHJA100' });
    change({ lineItems: [] });
    expect(isOff(button('Vahvista tilaus'))).toBe(true);
  });
});
