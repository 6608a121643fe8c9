import { beforeEach, expect, it, vi } from 'vitest';
import { keepPostalCode } from '../../../src/core/delivery/delivery-store';
import { navigation } from '../../../src/core/page/location';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import { openCart } from '../support/cart-page';
import { act, screen, userEvent, waitFor } from '../support/dom';
import { goToHash } from '../support/go-to-hash';
import { customerOf, onShopPages } from '../support/shop';

// The way from the cart to the checkout.

let gone: string[];
onShopPages();
beforeEach(() => {
  gone = [];
  vi.spyOn(navigation, 'go').mockImplementation((address) => void gone.push(address));
});

const proceed = () => screen.getByRole('button', { name: 'Jatka tilaustietoihin' });

it.each([
  ['typed at the checkout', '00180', '20100', '00180'],
  ['begun at the checkout', '001', '20100', '20100'],
  ['given elsewhere on the site', undefined, '20100', '20100'],
  ['of the customer', undefined, undefined, '33100'],
])('hands over the postal code %s [CART-03]', async (_, typed, stored, code) => {
  await openCart();
  act(() => setCustomer(customerOf({ postalCode: '33100' })));
  const draft = { '@': 'aino.aalto@example.fi', 'deliveryAddress.postalCode': typed };
  sessionStorage.setItem('atria-draft-checkout', JSON.stringify(draft));
  if (stored) act(() => keepPostalCode(stored));
  await userEvent.click(proceed());
  await waitFor(() => expect(gone).toEqual([`/kassa?postinumero=${code}#toimitus`]));
});

it.each(['#sisalto', '#newsletter', '#maksu', '#'])(
  'is open at %s, which is not the login, and so are the quantities [CART-04, CART-20]',
  async (hash) => {
    const { unmount } = await openCart();
    const isOpen = () => {
      expect(screen.getByRole('spinbutton')).toBeTruthy();
      expect(proceed()).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toBeTruthy();
    };
    goToHash(hash);
    isOpen();
    unmount();
    // After a reload, too.
    await openCart();
    isOpen();
  },
);
