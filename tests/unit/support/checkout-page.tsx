import { beforeEach, expect, vi } from 'vitest';
import type { Cart } from '../../../src/api/cart';
import { cartAtom, cartStatusAtom, setCart } from '../../../src/core/cart/cart.atoms';
import { changeDelivery } from '../../../src/core/delivery/delivery-store';
import { pageStore } from '../../../src/core/state/store';
import type { CheckoutProps } from '../../../src/widgets/checkout/checkout.contract';
import { widget } from '../../../src/widgets/checkout/checkout.widget';
import { demoProducts } from './demo-products';
import { act, fireEvent, rendered, screen, waitFor } from './dom';
import { renderWidget } from './render-widget';
import { onShopPages, shopPage } from './shop';

/** A visitor's entries, by label. */
export const typed: Readonly<Record<string, string>> = {
  Etunimi: 'Aino',
  Sukunimi: 'Aalto',
  Katuosoite: 'Itämerenkatu 11',
  Postinumero: '00180',
  Postitoimipaikka: 'Helsinki',
  Sähköposti: 'aino@example.fi',
  Puhelinnumero: '050 123 123',
};

/** The visitor's choices of the delivery, as the purchase has them. */
export const chosen = {
  deliveryDate: '2026-11-24',
  deliveryDateText: 'ti 24.11.',
  deliveryTime: '2026-11-24T12:00',
  deliveryTimeText: '12–16',
};
const chosenFor = '00180';

/** The address of the page at the start of a visit. */
export function visit(address = '/kassa'): void {
  window.history.replaceState(null, '', address);
}

interface Given {
  readonly lines?: readonly (readonly [code: string, quantity: number])[];
  readonly coupon?: string;
  readonly fault?: string;
  readonly props?: Partial<CheckoutProps>;
  readonly stop?: readonly string[];
  /** The page's settings for all its widgets. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** The values that the forms of the page have posted as ordinary forms, by name. */
export const posts: Record<string, string>[] = [];

/** Each test of a file is a new visit of the checkout, and may cause faults. */
export function onCheckoutPages(): void {
  onShopPages();
  beforeEach(() => {
    posts.length = 0;
    visit();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      const fields = [...new FormData(this)].map(([name, value]) => [name, String(value)]);
      posts.push({ action: this.getAttribute('action') ?? '', ...Object.fromEntries(fields) });
    });
  });
}

/** The checkout with something in the cart, loaded. */
export async function openCheckout({
  lines = [[demoProducts.plain.code, 2]],
  coupon = '',
  fault = '',
  defaults = {},
  ...options
}: Given = {}) {
  const { backend, settings, have } = shopPage();
  for (const [code, quantity] of lines) await have(code, quantity);
  if (coupon)
    await backend.fetch(
      `http://localhost/api/v1/lihakauppa/shoppingcart/addcouponcode?language=fi&code=${coupon}`,
      { method: 'POST' },
    );
  backend.calls.length = 0;
  backend.failWith(fault);
  const view = renderWidget(widget, {
    brand: 'lihakauppa',
    settings: { ...settings, defaults },
    ...options,
  });
  if (!fault) await screen.findByText(lines.length > 0 ? 'Yhteenveto' : 'Ostoskorisi on tyhjä.');
  return { ...view, backend, have };
}

// Looked up by their markup: queries by label and role take most of the time of these tests.
const field = (label: string, at: number): HTMLInputElement => {
  const labels = [...rendered.querySelectorAll('label')];
  const found = labels.filter(({ textContent }) => textContent.startsWith(label))[at];
  const control = found && (rendered.getElementById(found.htmlFor) ?? found.querySelector('input'));
  if (!control) throw new Error(`no field "${label}"`);
  return control as HTMLInputElement;
};
export const given = (label: string, at = 0): string => field(label, at).value;
export const type = (label: string, value: string, at = 0) =>
  fireEvent.change(field(label, at), { target: { value } });
export const tick = (label: string) => fireEvent.click(field(label, 0));

/** The button whose name begins so. */
export function button(name: string): HTMLButtonElement {
  const buttons = [...rendered.querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => textContent.startsWith(name));
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}
export const press = (name: string) => fireEvent.click(button(name));

/** Fills in all that the delivery step asks for. */
export function fill(): void {
  for (const [label, value] of Object.entries(typed)) type(label, value);
  act(() => changeDelivery({ ...chosen, chosenFor }));
}

/** Fills the delivery step and goes to the payment. */
export async function toPayment() {
  fill();
  press('Siirry maksamaan');
  await waitFor(() => screen.getByText('Maksutapa'));
}

const names = [
  ...['firstName', 'lastName', 'streetAddress', 'postalCode', 'city'].map(
    (part) => `deliveryAddress.${part}`,
  ),
  ...['email', 'phoneNumber'],
];

/** The page has all details, as typed before a reload. */
export function filledBefore(): void {
  const values = Object.values(typed).map((value, index) => [names[index], value]);
  sessionStorage.setItem('atria-draft-checkout', JSON.stringify(Object.fromEntries(values)));
  sessionStorage.setItem('atria-delivery', JSON.stringify({ ...chosen, chosenFor }));
}

/** The payment step, after a reload. */
export async function openPayment(options: Given = {}) {
  filledBefore();
  visit('/kassa#maksu');
  const view = await openCheckout(options);
  await waitFor(() => screen.getByText('Maksutapa'));
  return view;
}

/** Changes the shared cart, as another tab may. */
export const change = (changes: Partial<Cart>) =>
  act(() => setCart({ ...pageStore.get(cartAtom), ...changes }));

/** The visitor was in another tab, and the cart is loaded again. */
export async function lookAgain(): Promise<void> {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('ready'));
}
