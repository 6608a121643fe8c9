import { describe, expect, it } from 'vitest';
import { pushShopEvent } from '../../../src/core/analytics/data-layer';
import { itemOfProduct, pushCartEvent } from '../../../src/core/shop/analytics-items';
import { openCart, show } from '../support/cart-page';
import { rendered } from '../support/dom';
import { onShopPages, pushed } from '../support/shop';

onShopPages();

describe('amounts of other cultures', () => {
  it('show in one way, and what is no amount as it came [CART-07]', async () => {
    await openCart();
    show({
      subTotal: '€1,100.00',
      orderDiscount: '(10.00)',
      shippingTotal: 'Ilmainen',
      shippingTotalWithoutDiscounts: '8,9',
      usedGiftCardAmount: '5 %',
      vatTotal: '10.5000',
      vatPercent: '14',
      total: '1 085,50 EUR',
    });
    expect([...rendered.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'Tuotteet yhteensä1100,00 €',
      'Alennus−10,00 €',
      'ToimitusIlmainen',
      'Käytetty lahjakortti5 %',
      'Sisältää ALV 14 %10,50 €',
      'Yhteensä1085,50 €',
    ]);
  });

  it('give analytics no number for what is no amount [ANA-01]', () => {
    const product = { code: 'A', title: 'A', price: 'Kysy hintaa' };
    const priced = { ...product, price: '1,234.50 €' };
    pushShopEvent('add_to_cart', [itemOfProduct(product, 2)]);
    pushShopEvent('add_to_cart', [itemOfProduct(product, 2), itemOfProduct(priced, 2)]);
    const lines = ['alk. 5,00', '5.00'].map((linePrice) => ({
      ...{ code: 'A', name: 'A', category: '', productId: '', quantity: 2 },
      ...{ linePrice, linePriceWithoutDiscounts: '' },
    }));
    pushCartEvent('purchase', { lineItems: lines, total: '€5,00' });
    pushCartEvent('purchase', { lineItems: lines.slice(0, 1), total: 'Ilmainen' });
    const currency = 'EUR';
    const item = { item_id: 'A', item_name: 'A', quantity: 2 };
    expect(pushed().map(({ ecommerce }) => ecommerce)).toEqual([
      { currency, items: [item] },
      { currency, value: 2469, items: [item, { ...item, price: 1234.5 }] },
      { currency, value: 5, items: [item, { ...item, price: 2.5 }] },
      { currency, items: [item] },
    ]);
  });
});
