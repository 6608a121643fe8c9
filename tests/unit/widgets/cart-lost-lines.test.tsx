import { beforeEach, describe, expect, it } from 'vitest';
import { cartKey } from '../../../src/core/cart/cart.atoms';
import { ownerOf } from '../../../src/core/cart/cart.model';
import { widget as buyButton } from '../../../src/widgets/buy-button/buy-button.widget';
import { widget as cart } from '../../../src/widgets/cart/cart.widget';
import { widget as checkout } from '../../../src/widgets/checkout/checkout.widget';
import { demoProducts } from '../support/demo-products';
import { cleanup, fireEvent, screen, userEvent, waitFor, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { renderWidget } from '../support/render-widget';
import { renewPage } from '../support/renew-page';
import { shopPage } from '../support/shop';

const { plain, reduced } = demoProducts;
const said = 'Nämä tuotteet ovat kadonneet ostoskorista:';
const line = (code: string, name: string, quantity: number) => ({ code, name, quantity });

/** A page of the next morning: the browser has stored a cart, and the shop has none. */
function nextMorning(lineItems = [line(plain.code, plain.title.fi ?? '', 2)]) {
  const page = shopPage();
  localStorage.setItem(cartKey, JSON.stringify({ lineItems, lineItemCount: lineItems.length }));
  return page;
}
const buttons = (settings: object) => {
  for (const { code, title } of [plain, reduced])
    renderWidget(buyButton, {
      props: { code, product: { title: title.fi ?? '', category: '', price: '1,00' } },
      settings,
    });
};

beforeEach(() => void expectFaults());

describe('lines that were lost with the session', () => {
  it.each([
    ['cart', (settings: object) => renderWidget(cart, { settings })],
    ['checkout', (settings: object) => renderWidget(checkout, { settings })],
  ])('are offered on the page of the %s, before anything is pressed [CART-14]', async (_, show) => {
    const { settings, backend } = nextMorning();
    show(settings);
    const offer = (await screen.findByText(said)).parentElement as HTMLElement;
    expect(within(offer).getByText(`${plain.title.fi}, 2 kpl`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Palauta ostoskoriin' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(backend.to('/add').map(({ query }) => query.quantity)).toEqual(['2']);
  });

  it('are offered once per page, for any number of products', async () => {
    const { settings } = nextMorning();
    buttons(settings);
    await screen.findByText(said);
    for (const button of screen.getAllByRole('button', { name: /^Lisää ostoskoriin: / }).slice(1))
      await userEvent.click(button);
    await screen.findByText('Tuote lisätty ostoskoriin', { selector: '[popover] *' });
    expect(screen.getAllByText(said)).toHaveLength(1);
  });

  it('stay on offer beside what is bought again, and come back to as many as they were [CART-19]', async () => {
    const { settings, backend } = nextMorning();
    buttons(settings);
    await screen.findByText(said);
    const posted = () => backend.to('/add').map(({ query }) => query.quantity);
    const buy = `Lisää ostoskoriin: ${plain.title.fi}`;
    await userEvent.click(screen.getByRole('button', { name: buy }));
    await waitFor(() => expect(posted()).toEqual(['1']));
    await screen.findByText('Tuote lisätty ostoskoriin', { selector: '[popover] *' });
    expect(screen.getByText(`${plain.title.fi}, 2 kpl`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Palauta ostoskoriin' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(posted()).toEqual(['1', '2']);
  });

  it('are shown by the cart if it is on the page, too', async () => {
    const { settings } = nextMorning();
    buttons(settings);
    const { container } = renderWidget(cart, { settings });
    expect(await within(container).findByText(said)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(1));
  });

  it('stay as long as the shop refuses them, with its message', async () => {
    const gone = line('LK9999', 'Poistunut', 1);
    const { settings, backend } = nextMorning([gone, line(plain.code, 'Pihvi', 1)]);
    const warnings = ['Tuote on juuri nyt loppuunmyyty.'];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { pathname, searchParams } = new URL(new Request(input, init).url);
      if (searchParams.get('code') !== gone.code) return backend.fetch(input, init);
      const load = await backend.fetch(`${location.origin}${pathname.replace('add', 'load')}`);
      return Response.json({ ...(await load.json()), warnings });
    };
    renderWidget(cart, { settings: { ...settings, fetch } });
    await userEvent.click(await screen.findByRole('button', { name: 'Palauta ostoskoriin' }));
    expect((await screen.findByRole('alert')).textContent).toBe(warnings[0]);
    expect(screen.getByText('Poistunut, 1 kpl')).toBeTruthy();
    expect(screen.queryByText('Pihvi, 1 kpl')).toBeNull();
  });

  it('are hidden on this page when their message is closed, and offered on the next [CART-19]', async () => {
    const { settings } = nextMorning();
    buttons(settings);
    await screen.findByText(said);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(localStorage.getItem(cartKey)).toContain(plain.code);
    cleanup();
    renewPage();
    buttons(settings);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('are offered to no logged-in customer whose cart they were [CART-19]', async () => {
    const { settings, backend } = nextMorning([line(plain.code, 'Pihvi', 2)]);
    await backend.fetch('http://localhost/kirjaudu?as=eero', { redirect: 'manual' });
    const copy = JSON.parse(localStorage.getItem(cartKey) ?? '');
    const owner = ownerOf('eero.eskola@example.fi');
    localStorage.setItem(cartKey, JSON.stringify({ ...copy, owner }));
    renderWidget(cart, { settings });
    await waitFor(() => expect(backend.to('/customer')).toHaveLength(1));
    await screen.findByText('Ostoskorisi on tyhjä.');
    await waitFor(() => expect(JSON.parse(localStorage.getItem(cartKey) ?? '').lost).toEqual([]));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('can be dropped, also on the pages after [CART-14]', async () => {
    const { settings } = nextMorning();
    renderWidget(cart, { settings });
    await userEvent.click(await screen.findByRole('button', { name: 'Jätä pois' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(localStorage.getItem(cartKey)).not.toContain(plain.code);
  });

  it('are counted in the language of the page', async () => {
    const { settings } = nextMorning();
    renderWidget(cart, { settings, language: 'en' });
    expect(await screen.findByText(`${plain.title.fi}, 2 pcs`)).toBeTruthy();
  });
});
