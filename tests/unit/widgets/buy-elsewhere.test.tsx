import { describe, expect, it, vi } from 'vitest';
import { CartBlocked } from '../../../src/core/shop/shop-frame';
import { widget } from '../../../src/widgets/buy-button/buy-button.widget';
import { rendered, screen, userEvent, waitFor } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { onShopPages } from '../support/shop';

vi.mock('../../../src/core/shop/shop-frame', async (original) => ({
  ...(await original<typeof import('../../../src/core/shop/shop-frame')>()),
  buyThroughFrame: () => Promise.reject(new CartBlocked('')),
}));

onShopPages();

describe('buying on a page of another site', () => {
  it('is announced where the browser blocks the cart, as the way on is shown [IMP-20, QV-10]', async () => {
    const props = { code: 'LK4103', product: { title: 'Pihvi', category: '', price: '' } };
    renderWidget(widget, { props, settings: { defaults: { shopUrl: 'https://shop.test/' } } });
    await userEvent.click(screen.getByRole('button', { name: /^Lisää ostoskoriin/ }));
    expect(await screen.findByRole('link', { name: 'Jatka kauppaan' })).toBeTruthy();
    const said = () => rendered.querySelector('[role=status]')?.textContent;
    await waitFor(() => expect(said()).toMatch(/^Tuote odottaa kaupassa.*: Pihvi$/));
  });
});
