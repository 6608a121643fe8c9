import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCart } from '../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../src/core/cart/cart.model';
import { changeDelivery } from '../../../src/core/delivery/delivery-store';
import { contract } from '../../../src/widgets/order-confirmation/order-confirmation.contract';
import { examples } from '../../../src/widgets/order-confirmation/order-confirmation.examples';
import { widget } from '../../../src/widgets/order-confirmation/order-confirmation.widget';
import { act, fireEvent, screen, waitFor } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { pushed } from '../support/shop';

const order = v.parse(contract.attributes.order.schema, examples.default?.attributes?.order);
if (!order) throw new Error('no order in the examples');
const open = (given = order) =>
  renderWidget(widget, { brand: 'lihakauppa', props: { order: given } });
const draft = 'atria-draft-checkout';

beforeEach(() => {
  pushed().length = 0;
});

describe('the confirmation of an order', () => {
  it('shows what was ordered, where it goes and what it cost', () => {
    open();
    for (const text of ['10024', '5.11.2026', 'ti 10.11. 16–19', 'Korttimaksu', '66,77 €'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/Aino Aalto\s+Itämerenkatu 11 A 4\s+00180 Helsinki/)).toBeTruthy();
    expect(screen.getByText('Entrecôte-pihvi 2 kpl, noin 500 g')).toBeTruthy();
  });

  it('shows both of two lines of one product', () => {
    const [line] = order.lineItems;
    if (!line) throw new Error('no line in the example');
    const given = { ...order, lineItems: [line, { ...line, name: 'Toinen erä' }] };
    const told = vi.spyOn(console, 'error');
    open(given);
    expect(screen.getByText(line.name)).toBeTruthy();
    expect(screen.getByText('Toinen erä')).toBeTruthy();
    expect(told).not.toHaveBeenCalled();
  });

  it('omits what the order does not have', () => {
    open({ ...order, additionalInformation: '', deliveryDateText: '', deliveryTimeText: '' });
    expect(screen.queryByText('Lisätiedot')).toBeNull();
    expect(screen.queryByText('Toimitusaika')).toBeNull();
  });

  it('shows nothing without an order', () => {
    const { container } = renderWidget(widget, { brand: 'lihakauppa' });
    expect(container.textContent).toBe('');
    expect(pushed()).toEqual([]);
  });

  it('prints the page if nothing can be printed alone', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    fireEvent.click(screen.getByText('Tulosta'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });
});

describe('the purchase', () => {
  it('is pushed with the order’s id, sum and items, and nothing personal [ANA-07]', () => {
    open();
    expect(pushed()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          currency: 'EUR',
          value: 66.77,
          transaction_id: '10024',
          items: [
            expect.objectContaining({ item_id: 'LK4102', price: 22.9, quantity: 2 }),
            expect.objectContaining({ item_id: 'LK4134', price: 18.5, quantity: 1 }),
          ],
        },
      },
    ]);
    expect(JSON.stringify(pushed())).not.toMatch(/Aino|Aalto|example\.fi|00180/);
  });

  it('is pushed once an order, also after a reload [ANA-07]', () => {
    open().unmount();
    open().unmount();
    expect(pushed()).toHaveLength(1);
    open({ ...order, id: '10099' });
    expect(pushed()).toHaveLength(2);
  });

  it('is pushed even if the stored data is corrupt [IMP-11]', () => {
    sessionStorage.setItem('atria-orders', '{"10024":1}');
    open();
    expect(pushed()).toHaveLength(1);
  });

  it('removes what was bought from the stored cart, and nothing else', () => {
    const [bought] = order.lineItems;
    if (!bought) throw new Error('no line in the order');
    act(() => setCart({ ...emptyCart, lineItems: [bought, { ...bought, code: 'LK4199' }] }));
    open();
    expect(localStorage.getItem('atria-cart')).not.toContain(bought.code);
    expect(localStorage.getItem('atria-cart')).toContain('LK4199');
  });

  it('keeps other lines of a cart that no widget of the page has read [CART-14, CART-19]', () => {
    const [bought] = order.lineItems;
    if (!bought) throw new Error('no line in the order');
    const of = (code: string) => ({ ...bought, code });
    const cart = { lineItems: [bought, of('LK4199')], lost: [of('LK4198')], owner: '7' };
    localStorage.setItem('atria-cart', JSON.stringify(cart));
    open();
    const { lineItems, lost, owner } = JSON.parse(localStorage.getItem('atria-cart') ?? '');
    expect([lineItems, lost].map(([one]) => one?.code)).toEqual(['LK4199', 'LK4198']);
    expect([lineItems.length, owner]).toEqual([1, '7']);
  });

  it('clears what the checkout has stored, but not of the next order', () => {
    sessionStorage.setItem(draft, '{"email":"a@b.fi"}');
    changeDelivery({ deliveryDate: '2026-11-24', deliveryAddress: { postalCode: '00180' } });
    open().unmount();
    expect(sessionStorage.getItem(draft)).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('atria-delivery') ?? '')).toMatchObject({
      deliveryDate: '',
      deliveryAddress: { postalCode: '00180' },
    });
    sessionStorage.setItem(draft, '{"email":"b@c.fi"}');
    open();
    expect(sessionStorage.getItem(draft)).toBe('{"email":"b@c.fi"}');
  });
});
