import { describe, expect, it, vi } from 'vitest';
import { keepPostalCode, storedPostalCode } from '../../../src/core/delivery/delivery-store';
import { navigation, replaceAddress } from '../../../src/core/page/location';
import { replaceVisitPostalCode } from '../../../src/core/shop/checkout-address';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import { openCart } from '../support/cart-page';
import {
  fill,
  given,
  onCheckoutPages,
  openCheckout,
  press,
  type,
  visit,
} from '../support/checkout-page';
import { act, screen, waitFor } from '../support/dom';
import { customerOf } from '../support/shop';

onCheckoutPages();

describe('the details of a customer', () => {
  const customer = (name: string) =>
    ({
      ...{ loggedIn: true, email: `${name}@example.fi`, phoneNumber: '501' },
      billingAddress: {},
      deliveryAddress: { firstName: name, streetAddress: `${name}nkatu 1`, postalCode: '33100' },
    }) as Parameters<typeof setCustomer>[0];
  const comes = (name: string) => act(() => setCustomer(customer(name)));

  it('are not those of the customer before, with nothing typed but the postal code of the cart [CHK-08]', async () => {
    visit('/kassa?postinumero=00180');
    comes('Olli');
    const { unmount } = await openCheckout();
    expect(given('Etunimi')).toBe('Olli');
    unmount();
    comes('Leena');
    await openCheckout();
    expect(given('Etunimi')).toBe('Leena');
    expect(given('Katuosoite')).toBe('Leenankatu 1');
    expect(given('Sähköposti')).toBe('Leena@example.fi');
  });

  it('do not include what the customer before has typed, in this page either [CHK-08]', async () => {
    comes('Olli');
    const { unmount } = await openCheckout();
    type('Katuosoite', 'Salakatu 3');
    comes('Leena');
    // Theirs is another cart, which is loaded first.
    await waitFor(() => expect(given('Katuosoite')).toBe('Leenankatu 1'));
    unmount();
    await openCheckout();
    expect(given('Katuosoite')).toBe('Leenankatu 1');
  });

  it('follow changes of the account meanwhile [CHK-08]', async () => {
    visit('/kassa?postinumero=00180');
    comes('Olli');
    const { unmount } = await openCheckout();
    unmount();
    const { deliveryAddress, ...rest } = customer('Olli');
    const moved = { ...deliveryAddress, streetAddress: 'Uusikatu 2' };
    act(() => setCustomer({ ...rest, deliveryAddress: moved }));
    await openCheckout();
    expect(given('Katuosoite')).toBe('Uusikatu 2');
  });

  it('are kept from a visitor who typed them before logging in', async () => {
    const { unmount } = await openCheckout();
    type('Katuosoite', 'Oma katu 1');
    comes('Olli');
    expect(given('Katuosoite')).toBe('Oma katu 1');
    unmount();
    comes('Leena');
    await openCheckout();
    expect(given('Katuosoite')).toBe('Leenankatu 1');
  });
});

describe('the postal code', () => {
  it('is that of the page’s address at first [CHK-01, CHK-12]', async () => {
    visit('/kassa?postinumero=33100');
    await openCheckout();
    expect(given('Postinumero')).toBe('33100');
  });

  it('goes to the address when another is typed, and nothing else does [CHK-12]', async () => {
    visit('/kassa?postinumero=33100#toimitus');
    await openCheckout();
    type('Postinumero', '0018');
    expect(location.search).toBe('?postinumero=33100');
    fill();
    expect(location.search).toBe('?postinumero=00180');
    expect(location.hash).toBe('#toimitus');
    expect(location.href).not.toMatch(/Aino|example/);
  });

  it('is that of the visit where the page’s address has none [CHK-12, CHK-14]', async () => {
    act(() => keepPostalCode('33100'));
    visit('/kassa');
    await openCheckout();
    expect(given('Postinumero')).toBe('33100');
    expect(location.search).toBe('?postinumero=33100');
  });

  it('decides the delivery times, which are chosen before there are fields to fill in', async () => {
    const { container } = await openCheckout();
    const slot = container.querySelector('slot[name=delivery-time]') as HTMLElement;
    const field = screen.getByLabelText(/^Etunimi/);
    expect(slot.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('of the address does not replace that of an address typed before [CART-03]', async () => {
    const { unmount } = await openCheckout();
    fill();
    unmount();
    visit('/kassa?postinumero=33100');
    await openCheckout();
    expect(given('Postinumero')).toBe('00180');
    expect(location.search).toBe('?postinumero=00180');
    // An older entry of the history has another, too.
    act(() => replaceAddress('?postinumero=33100'));
    expect(given('Postinumero')).toBe('00180');
    expect(location.search).toBe('?postinumero=00180');
  });

  it('is a newer one of the address as long as none is typed [CHK-12]', async () => {
    visit('/kassa?postinumero=33100');
    const { unmount } = await openCheckout();
    act(() => replaceAddress('?postinumero=00100'));
    expect(given('Postinumero')).toBe('00100');
    unmount();
    visit('/kassa?postinumero=20100');
    await openCheckout();
    expect(given('Postinumero')).toBe('20100');
  });

  it('given to the login is newer than the one typed before [CHK-12]', async () => {
    const { unmount } = await openCheckout();
    fill();
    unmount();
    replaceVisitPostalCode('33100');
    visit('/kassa?postinumero=33100');
    await openCheckout();
    expect(given('Katuosoite')).toBe('Itämerenkatu 11');
    expect(given('Postinumero')).toBe('33100');
    expect(location.search).toBe('?postinumero=33100');
  });

  it('typed by a customer is that of the whole way to the cart and back [CART-03]', async () => {
    const gone: string[] = [];
    vi.spyOn(navigation, 'go').mockImplementation((address) => void gone.push(address));
    const tampere = { streetAddress: 'Hämeenkatu 1', postalCode: '33100', city: 'Tampere' };
    visit('/kassa?postinumero=33100');
    const checkout = await openCheckout();
    act(() => setCustomer(customerOf(tampere)));
    type('Katuosoite', 'Mökkitie 1');
    type('Postinumero', '00180');
    type('Postitoimipaikka', 'Helsinki');
    expect(location.search).toBe('?postinumero=00180');
    checkout.unmount();

    visit('/ostoskori');
    const cart = await openCart();
    act(() => setCustomer(customerOf(tampere)));
    press('Jatka tilaustietoihin');
    await waitFor(() => expect(gone).toEqual(['/kassa?postinumero=00180#toimitus']));
    cart.unmount();

    visit(gone[0]);
    await openCheckout();
    act(() => setCustomer(customerOf(tampere)));
    expect(given('Katuosoite')).toBe('Mökkitie 1');
    expect(given('Postinumero')).toBe('00180');
    expect(given('Postitoimipaikka')).toBe('Helsinki');
    // The delivery times belong to the code of the address.
    expect(location.search).toBe('?postinumero=00180');
    expect(storedPostalCode()).toBe('00180');
  });
});
