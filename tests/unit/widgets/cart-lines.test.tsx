import { describe, expect, it, vi } from 'vitest';
import { cartAtom } from '../../../src/core/cart/cart.atoms';
import { pageStore } from '../../../src/core/state/store';
import { openCart, show } from '../support/cart-page';
import { demoProducts } from '../support/demo-products';
import { act, fireEvent, rendered, screen, userEvent, waitFor } from '../support/dom';
import { onShopPages, pushed } from '../support/shop';

const { plain } = demoProducts;
const name = plain.title.fi ?? '';
const written = (euros: number) => `${euros.toFixed(2).replace('.', ',')} €`;
const undo = `Kumoa: ${name}`;
const remove = () => fireEvent.click(screen.getByRole('button', { name: `Poista: ${name}` }));

onShopPages();

describe('a line of the cart', () => {
  it('shows its product’s picture, link and single price [CART-05]', async () => {
    const { container } = await openCart();
    expect(screen.getByText(name).closest('a')?.getAttribute('href')).toBe(plain.url.fi);
    expect(container.querySelector('li img')?.getAttribute('src')).toContain(plain.image);
    expect(screen.getByText(`${written(plain.price)}/kpl`)).toBeTruthy();
  });

  it('has no limit of its own: a line of 150 that was lowered can go up again [QV-06]', async () => {
    await openCart();
    const [line] = pageStore.get(cartAtom).lineItems;
    for (const quantity of [150, 120]) show({ lineItems: [{ ...line, quantity }] });
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: `Määrä: ${name}` });
    fireEvent.change(field, { target: { value: '150' } });
    fireEvent.blur(field);
    expect(field.value).toBe('150');
    expect(screen.queryByText(/^Enintään/)).toBeNull();
    expect(field.getAttribute('aria-valuemax')).toBeNull();
  });

  it('is its name alone if the shop sends no more, for example of one piece and without a divisible price', async () => {
    const { container } = await openCart();
    const line = { code: '1', name: 'Makkara', category: '', productId: '' };
    const price = { linePrice: '10,00', linePriceWithoutDiscounts: '10,00' };
    for (const quantity of [1, 3]) {
      show({ lineItems: [{ ...line, ...price, quantity }] });
      expect(screen.getByText('Makkara').closest('a')).toBeNull();
      expect(container.querySelector('li img')).toBeNull();
      expect(screen.queryByText(/\/kpl$/)).toBeNull();
    }
  });
});

describe('a line that was removed', () => {
  it('is put back as it was by one press, and reported to analytics [CART-12, ANA-03]', async () => {
    const { backend } = await openCart();
    remove();
    // At once: the shop has not removed it yet.
    fireEvent.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(backend.to('/add')).toHaveLength(1));
    expect(backend.to('/add')[0]?.query).toMatchObject({ code: plain.code, quantity: '2' });
    const field = await screen.findByRole('spinbutton', { name: `Määrä: ${name}` });
    expect(field).toHaveProperty('value', '2');
    const told = pushed().map(({ event }) => event);
    expect(told.slice(-2)).toEqual(['remove_from_cart', 'add_to_cart']);
    expect(screen.queryByRole('button', { name: undo })).toBeNull();
  });

  it('stays on offer as long as a visitor needs, until they change something else', async () => {
    const other = demoProducts.reduced;
    await openCart([
      [plain.code, 2],
      [other.code, 1],
    ]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
    remove();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    vi.useRealTimers();
    expect(screen.getByRole('button', { name: undo })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Lisää määrää' }));
    expect(screen.queryByRole('button', { name: undo })).toBeNull();
  });

  it('can be put back by keyboard, in its own place, where the focus stays [CART-12]', async () => {
    const other = demoProducts.reduced;
    const { backend } = await openCart([
      [plain.code, 2],
      [other.code, 1],
    ]);
    const items = () => screen.getAllByRole('listitem').slice(0, 2);
    screen.getByRole('button', { name: `Poista: ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(backend.to('/changequantity')).toHaveLength(1));
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toHaveLength(1));
    expect(items()[0]?.textContent).toContain(`${name} poistettiin ostoskorista.`);
    expect(rendered.activeElement).toBe(screen.getByRole('button', { name: undo }));
    expect(items()[0]?.contains(rendered.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toHaveLength(2));
    // The shop has it as the last line by now; the visitor finds it where it was.
    expect(pageStore.get(cartAtom).lineItems[1]?.code).toBe(plain.code);
    expect(items()[0]?.textContent).toContain(name);
    expect(rendered.activeElement).toBe(screen.getByRole('button', { name: `Poista: ${name}` }));
  });

  it('can be put back where it was the only one, and is announced with the way back [CART-12, IMP-20]', async () => {
    await openCart();
    remove();
    expect(screen.getByText('Ostoskorisi on tyhjä.')).toBeTruthy();
    const said = `${name} poistettiin ostoskorista. Kumoa`;
    expect(screen.getByRole('status').textContent).toBe(said);
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toEqual([]));
    fireEvent.click(screen.getByRole('button', { name: undo }));
    expect(screen.queryByText('Ostoskorisi on tyhjä.')).toBeNull();
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toHaveLength(1));
  });

  it('stays on offer if the shop fails to put it back [CART-12]', async () => {
    const { backend } = await openCart();
    remove();
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toEqual([]));
    backend.failWith('cart:500');
    fireEvent.click(screen.getByRole('button', { name: undo }));
    await screen.findByText('Tapahtui virhe päivitettäessä lukumäärää.');
    expect(screen.getByRole('button', { name: undo })).toBeTruthy();
  });

  it('is not put back by the second press of a double click [CART-12, IMP-28]', async () => {
    const { backend } = await openCart();
    await userEvent.dblClick(screen.getByRole('button', { name: `Poista: ${name}` }));
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems).toEqual([]));
    expect(backend.to('/add')).toEqual([]);
  });

  it('is not offered back if the shop has not removed it', async () => {
    const { backend } = await openCart();
    backend.failWith('cart:500');
    remove();
    expect(await screen.findByText('Tapahtui virhe päivitettäessä lukumäärää.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: undo })).toBeNull();
    expect(screen.getByText(name)).toBeTruthy();
  });
});

describe('a cart without a connection', () => {
  const isBack = () => act(() => void window.dispatchEvent(new Event('online')));

  it('is loaded again when the connection is back [IMP-02]', async () => {
    const { backend } = await openCart([[plain.code, 1]], 'cart:offline');
    await screen.findByText('Ostoskorin lataaminen epäonnistui.');
    backend.failWith('');
    isBack();
    expect(await screen.findByText(name)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing was changed, until the connection is back [CART-11]', async () => {
    const { backend } = await openCart();
    const said = 'Verkkoyhteys katkesi. Ostoskoria ei muutettu.';
    backend.failWith('cart:offline');
    remove();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText(name)).toBeTruthy();
    backend.failWith('');
    isBack();
    expect(screen.queryByText(said)).toBeNull();
  });
});
