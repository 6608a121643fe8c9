import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ShopProduct, shopProductSchema } from '../../../src/core/products/shop-product';
import { widget } from '../../../src/widgets/product-card/product-card.widget';
import { demoProducts } from '../support/demo-products';
import { screen, userEvent } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { renderWidget } from '../support/render-widget';
import { shopPage } from '../support/shop';

const product: ShopProduct = {
  code: demoProducts.plain.code,
  title: 'Naudan sisäfilee',
  url: '/tuotteet/sisafilee',
  image: ['/a.svg', '/b.svg'],
  category: '',
  price: '31,90',
  pricePerKilo: '',
  pricePerKg: '',
  svhPrice: '',
  discountPercentage: 0,
  stock: null,
};
const open = (changes: Partial<ShopProduct> = {}) =>
  renderWidget(widget, {
    props: { product: { ...product, ...changes } },
    settings: shopPage().settings,
  });

describe('a product card', () => {
  it('shows first image, title, price, buy and quick-view button [QV-01]', () => {
    const { container } = open();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/a.svg');
    expect(screen.getByRole('link', { name: 'Naudan sisäfilee' }).getAttribute('href')).toBe(
      '/tuotteet/sisafilee',
    );
    expect(screen.getByText('31,90 €/kpl')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Lisää ostoskoriin/ })).toBeTruthy();
    const quick = screen.getByRole('button', { name: /^Pikakatselu/ });
    const heading = screen.getByRole('heading');
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(heading.compareDocumentPosition(quick) & follows).toBeTruthy();
  });

  it('strikes the full price through beside a discount [QV-01]', () => {
    const { container } = open({ svhPrice: '39,90', discountPercentage: 20 });
    expect(container.querySelector('s')?.textContent).toBe('Alkuperäinen hinta 39,90 €');
    expect(screen.getByText('−20 %').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Alennus 20 %')).toBeTruthy();
  });

  it.each(['0,00', ''])('reads "%s" as no price [QV-02]', (none) => {
    const prices = { price: none && '31,90', svhPrice: none, pricePerKg: none };
    const { container } = open(v.parse(shopProductSchema, { ...product, ...prices }));
    expect(container.textContent).not.toMatch(/0,00|^€|Suositushinta|\/kg/);
    expect(container.textContent?.includes('€')).toBe(none !== '');
  });

  it('shows a recommended price as it is without a discount [QV-01]', () => {
    const { container } = open({ svhPrice: '39,90' });
    expect(container.querySelector('s')).toBeNull();
    expect(screen.getByText('39,90 €')).toBeTruthy();
  });

  it('shows the kilo price small, only when there is one [QV-02]', () => {
    const { unmount } = open({ pricePerKilo: '49,88' });
    expect(screen.getByText('49,88 €/kg')).toBeTruthy();
    unmount();
    const other = open({ pricePerKg: '39,88' });
    expect(screen.getByText('39,88 €/kg')).toBeTruthy();
    other.unmount();
    open();
    expect(screen.queryByText(/€\/kg/)).toBeNull();
  });

  it.each([
    [null, '100'],
    [12, '12'],
  ])('sells as many as there are, 100 without a number: %s [QV-06]', async (stock, most) => {
    open({ stock });
    const field = screen.getByRole('spinbutton') as HTMLInputElement;
    await userEvent.clear(field);
    await userEvent.type(field, '999');
    await userEvent.tab();
    expect(field.value).toBe(most);
  });

  it('says that it is sold out instead of the buy button [QV-05]', () => {
    open({ stock: 0 });
    expect(screen.getByText('Tuote on juuri nyt loppuunmyyty')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Lisää ostoskoriin/ })).toBeNull();
  });

  it('has no quick view without a code, which loads it [QV-03, QV-05]', () => {
    open({ code: '' });
    expect(screen.getByRole('link', { name: 'Naudan sisäfilee' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the quick view of its product', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pikakatselu/ }));
    expect(
      await screen.findByRole('heading', { name: demoProducts.plain.title.fi, level: 2 }),
    ).toBeTruthy();
  });

  it('shows nothing without a product', () => {
    expectFaults();
    const { container } = renderWidget(widget, { settings: shopPage().settings });
    expect(container.querySelector('article')).toBeNull();
  });
});
