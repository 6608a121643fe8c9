import { describe, expect, it } from 'vitest';
import { deliveryAskAtom } from '../../../src/core/delivery/delivery-store';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import { pageStore } from '../../../src/core/state/store';
import {
  button,
  change,
  chosen,
  fill,
  given,
  onCheckoutPages,
  openCheckout,
  openPayment,
  posts,
  press,
  tick,
  toPayment,
  type,
  typed,
  visit,
} from '../support/checkout-page';
import { demoProducts } from '../support/demo-products';
import { act, fireEvent, rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { goToHash } from '../support/go-to-hash';
import { isOff } from '../support/is-off';
import { pushed } from '../support/shop';

onCheckoutPages();

const box = () => screen.getByRole('group', { name: 'Tapahtui Virhe!' });
const missing = () =>
  within(box())
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('the delivery step', () => {
  it('is shown without a hash and by #toimitus [CHK-01]', async () => {
    await openCheckout();
    expect(screen.getByText('Vastaanottaja')).toBeTruthy();
    act(() => {
      location.hash = '#toimitus';
    });
    expect(screen.getByText('Vastaanottaja')).toBeTruthy();
    expect(location.hash).toBe('#toimitus');
  });

  it('asks for missing fields, by name and as on the page, and marks them [CHK-03, IMP-18, IMP-19]', async () => {
    await openCheckout();
    press('Siirry maksamaan');
    expect(missing()).toEqual(['Toimituspäivä', ...Object.keys(typed)]);
    expect(screen.getAllByText('Tämä kenttä on pakollinen')).toHaveLength(7);
    expect(rendered.activeElement).toBe(box());
    expect(location.hash).toBe('');
    within(box()).getByText('Katuosoite').click();
    expect((rendered.activeElement as HTMLInputElement).getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to the delivery’s choice, and has it marked [CHK-03, IMP-19]', async () => {
    await openCheckout();
    press('Siirry maksamaan');
    expect(pageStore.get(deliveryAskAtom)).toEqual({ isAsked: true, to: undefined });
    within(box()).getByText('Toimituspäivä').click();
    expect(pageStore.get(deliveryAskAtom)).toEqual({ isAsked: true, to: 'date' });
  });

  it('refuses an ill-formed e-mail and postal code, and blanks [IMP-26, IMP-27]', async () => {
    await openCheckout();
    fill();
    type('Sähköposti', 'aino');
    type('Postinumero', '123');
    type('Etunimi', '  ');
    press('Siirry maksamaan');
    expect(missing()).toEqual(['Etunimi', 'Postinumero', 'Sähköposti']);
  });

  it('moves on by setting the hash, to the top of the page [CHK-02, CHK-03]', async () => {
    await openCheckout();
    await toPayment();
    expect(location.hash).toBe('#maksu');
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(rendered.activeElement?.getAttribute('aria-label')).toBe('Kassa: Maksu');
  });

  it('is named in the page’s title, as the payment is', async () => {
    document.title = 'Kassa – Kauppa';
    const { unmount } = await openCheckout();
    expect(document.title).toBe('Toimitustiedot – Kassa – Kauppa');
    await toPayment();
    expect(document.title).toBe('Maksu – Kassa – Kauppa');
    unmount();
    expect(document.title).toBe('Kassa – Kauppa');
  });

  it('does not change a title that the page has changed meanwhile', async () => {
    const { unmount } = await openCheckout();
    document.title = 'Sivun oma';
    unmount();
    expect(document.title).toBe('Sivun oma');
  });

  it('does nothing twice: the second of two quick presses meets no other button [IMP-28]', async () => {
    await openCheckout();
    fill();
    const proceed = button('Siirry maksamaan');
    await userEvent.pointer([{ keys: '[MouseLeft]', target: proceed }]);
    await waitFor(() => screen.getByText('Maksutapa'));
    const pay = button('Tilaa ja maksa');
    expect(pay).not.toBe(proceed);
    expect(proceed.isConnected).toBe(false);
    expect(fireEvent.click(pay, { detail: 2 })).toBe(false);
    expect(posts).toEqual([]);
    fireEvent.click(pay, { detail: 1 });
    await waitFor(() => expect(posts).toHaveLength(1));
  });

  it('asks for a billing address only if it is another [CHK-09]', async () => {
    await openCheckout();
    fill();
    expect(screen.getAllByText('Katuosoite')).toHaveLength(1);
    tick('Laskutusosoite on sama');
    expect(screen.getAllByText('Katuosoite')).toHaveLength(2);
    press('Siirry maksamaan');
    expect(missing()).toEqual([
      ...['Laskutus: Etunimi', 'Laskutus: Sukunimi', 'Laskutus: Katuosoite'],
      ...['Laskutus: Postinumero', 'Laskutus: Postitoimipaikka'],
    ]);
  });

  it('asks for no delivery when only gift cards are bought [CHK-10]', async () => {
    await openCheckout();
    change({ hasGiftCardsOnly: true });
    press('Siirry maksamaan');
    expect(missing()).toEqual(Object.keys(typed));
  });

  it('lets browsers fill both addresses in, each by its own tokens', async () => {
    await openCheckout();
    tick('Laskutusosoite on sama');
    const tokens = screen
      .getAllByRole('textbox')
      .map((one) => one.getAttribute('autocomplete'))
      .filter(Boolean);
    const of = (part: string) =>
      ['given-name', 'family-name', 'address-line1', 'postal-code', 'address-level2'].map(
        (token) => `${part} ${token}`,
      );
    expect(tokens).toEqual([...of('shipping'), 'shipping email', 'shipping tel', ...of('billing')]);
  });

  it('keeps what was typed over a reload, an unticked box too', async () => {
    const { unmount } = await openCheckout();
    fill();
    tick('Laskutusosoite on sama');
    type('Katuosoite', 'Toinen katu 2', 1);
    unmount();
    await openCheckout();
    expect(given('Etunimi')).toBe('Aino');
    expect(given('Katuosoite', 1)).toBe('Toinen katu 2');
  });

  it('starts with the known customer data; typed text comes first [CHK-08]', async () => {
    const { unmount } = await openCheckout();
    const address = {
      firstName: 'Olli',
      lastName: 'Oja',
      streetAddress: 'Ojakatu 1',
      postalCode: '33100',
      city: 'Tampere',
    };
    act(() =>
      setCustomer({
        loggedIn: true,
        deliveryAddress: address,
        billingAddress: address,
        email: 'olli@example.fi',
        phoneNumber: '501',
        additionalInformation: 'Piha',
      } as Parameters<typeof setCustomer>[0]),
    );
    expect(given('Etunimi')).toBe('Olli');
    expect(given('Lisätiedot')).toBe('Piha');
    type('Etunimi', 'Aino');
    unmount();
    await openCheckout();
    expect(given('Etunimi')).toBe('Aino');
  });
});

describe('a visit to #maksu', () => {
  it('goes back to the delivery step, with missing fields marked', async () => {
    visit('/kassa#maksu');
    await openCheckout();
    await waitFor(() => expect(location.hash).toBe('#toimitus'));
    expect(missing()).toContain('Etunimi');
    expect(rendered.activeElement).toBe(box());
  });

  it('shows the payment again after a reload [IMP-31]', async () => {
    await openPayment();
    expect(location.hash).toBe('#maksu');
  });

  it('after a payment that failed says so in the title, and the message has the focus [IMP-20]', async () => {
    document.title = 'Kassa – Kauppa';
    const message = 'Maksu ei onnistunut. Voit yrittää uudelleen.';
    await openPayment({ props: { message } });
    expect(document.title).toBe('Maksu ei onnistunut – Kassa – Kauppa');
    expect(rendered.activeElement).toBe(screen.getByRole('group', { name: message }));
    goToHash('#toimitus');
    expect(document.title).toBe('Toimitustiedot – Kassa – Kauppa');
  });

  it('is left by Back, and shown again by Forward [IMP-31]', async () => {
    await openPayment();
    goToHash('#toimitus');
    expect(screen.getByText('Vastaanottaja')).toBeTruthy();
    goToHash('#maksu');
    expect(screen.getByText('Maksutapa')).toBeTruthy();
  });

  it.each(['#sisalto', '#newsletter', '#'])(
    'is not left for %s, which is no step: neither scroll nor focus move [CART-20]',
    async (hash) => {
      await openPayment();
      const radio = screen.getByLabelText('Korttimaksu');
      radio.focus();
      goToHash(hash);
      expect(screen.getByText('Maksutapa')).toBeTruthy();
      expect(rendered.activeElement).toBe(radio);
      expect(window.scrollTo).not.toHaveBeenCalled();
      press('Tilaa ja maksa');
      await waitFor(() => expect(posts).toHaveLength(1));
    },
  );

  it('is not what a reload of a foreign hash shows [CART-20]', async () => {
    const { unmount } = await openPayment();
    goToHash('#sisalto');
    unmount();
    await openCheckout();
    expect(screen.getByText('Vastaanottaja')).toBeTruthy();
    goToHash('#maksu');
    expect(screen.getByText('Maksutapa')).toBeTruthy();
  });

  it('links back to the delivery, wherever a `<base>` points [IMP-31]', async () => {
    const base = Object.assign(document.createElement('base'), {
      href: 'https://cdn.example.org/',
    });
    document.head.append(base);
    await openPayment();
    const { href } = location;
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    base.remove();
    const [page] = href.split('#');
    expect(links.filter((link) => link === `${page}#toimitus`)).toHaveLength(2);
  });

  it('goes back when the delivery is no longer offered [CHK-14]', async () => {
    await openPayment();
    const { changeDelivery } = await import('../../../src/core/delivery/delivery-store');
    act(() => changeDelivery({ deliveryDate: '', deliveryTime: '' }));
    await waitFor(() => expect(location.hash).toBe('#toimitus'));
    expect(missing()).toEqual(['Toimituspäivä']);
  });

  it('goes back when nothing remains to pay, without an error [CHK-04]', async () => {
    await openPayment();
    change({ total: '0,00' });
    await waitFor(() => expect(location.hash).toBe('#toimitus'));
    expect(button('Vahvista tilaus')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the cart at the checkout', () => {
  it('is summed up beside the form [CART-07]', async () => {
    await openCheckout();
    expect(screen.getByText(demoProducts.plain.title.fi ?? '')).toBeTruthy();
    expect(screen.getByText('Yhteensä')).toBeTruthy();
  });

  it('warns at the top [CART-09]', async () => {
    await openCheckout();
    change({ checkoutWarnings: ['Pienin tilaus on 20,00 €.'] });
    expect(screen.getByText('Pienin tilaus on 20,00 €.')).toBeTruthy();
  });

  it('that is empty says so, with the link to the products and nothing to confirm [CHK-05]', async () => {
    await openCheckout({ lines: [] });
    expect(isOff(button('Vahvista tilaus'))).toBe(true);
    const link = screen.getByRole('link', { name: 'Jatka ostoksia' });
    expect(link.getAttribute('href')).toBe('/tuotteet');
    expect(screen.queryByText('Etunimi')).toBeNull();
  });

  it('that fails to load can be tried again [IMP-02]', async () => {
    const { backend } = await openCheckout({ fault: 'cart:500' });
    await screen.findByText('Ostoskorin lataaminen epäonnistui.');
    backend.failWith('');
    press('Yritä uudelleen');
    expect(await screen.findByText('Yhteenveto')).toBeTruthy();
  });

  it('names the next step on the button, as its total changes [CHK-04]', async () => {
    await openCheckout();
    expect(button('Siirry maksamaan')).toBeTruthy();
    change({ total: '0,00' });
    expect(button('Vahvista tilaus')).toBeTruthy();
    expect(screen.queryByText('Maksu')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Kassa' })).toBeTruthy();
    // What is no amount is not free.
    change({ total: 'Ilmainen' });
    expect(button('Siirry maksamaan')).toBeTruthy();
  });
});

describe('analytics', () => {
  const names = () => pushed().map(({ event }) => event);

  it('get the checkout’s begin and its delivery once a page load each [ANA-05]', async () => {
    await openCheckout();
    await waitFor(() => expect(names()).toEqual(['begin_checkout']));
    press('Siirry maksamaan');
    expect(names()).toEqual(['begin_checkout']);
    await toPayment();
    expect(names()).toEqual(['begin_checkout', 'add_shipping_info']);
    act(() => {
      location.hash = '#toimitus';
    });
    await screen.findByText('Vastaanottaja');
    await toPayment();
    expect(names()).toEqual(['begin_checkout', 'add_shipping_info']);
    expect(pushed()[0]?.ecommerce).toMatchObject({
      currency: 'EUR',
      items: [{ item_id: demoProducts.plain.code, quantity: 2 }],
    });
  });

  it('get nothing personal', async () => {
    await openCheckout();
    await toPayment();
    expect(JSON.stringify(pushed())).not.toMatch(/Aino|Aalto|00180|050 123/);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Aino|Aalto|050 123/);
    expect(chosen.deliveryDate).toBeTruthy();
  });
});
