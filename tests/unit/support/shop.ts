import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { type Address, type Customer, customerSchema } from '../../../src/api/customer';
import { expectFaults } from './expect-faults';
import { recordingBackend } from './recording';
import { renewPage } from './renew-page';

/** A shop page of its own: nothing loaded yet, an empty cart, a recorded back end. */
export function shopPage() {
  renewPage();
  localStorage.removeItem('atria-cart');
  const backend = recordingBackend();
  const settings = { shopName: location.hostname, fetch: backend.fetch };
  /** Puts products into the cart, as an earlier page did. */
  const have = (code: string, quantity: number) =>
    backend.fetch(
      `http://localhost/api/v1/lihakauppa/shoppingcart/add?language=fi&code=${code}&quantity=${quantity}`,
      { method: 'POST' },
    );
  return { backend, settings, have };
}

/** A logged-in customer, with that address. */
export const customerOf = (deliveryAddress: Partial<Address> = {}): Customer =>
  v.parse(customerSchema, { loggedIn: true, email: 'aino.aalto@example.fi', deliveryAddress });

/** Each test of a file begins with an empty data layer, and may cause faults. */
export function onShopPages(): void {
  beforeEach(() => {
    pushed().length = 0;
    expectFaults();
  });
}

/** The events pushed to the data layer. */
export const pushed = () =>
  ((window as { dataLayer?: { event: string; ecommerce?: unknown }[] }).dataLayer ??= []);
