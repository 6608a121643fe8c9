import { beforeEach, describe, expect, it } from 'vitest';
import { addCode, openCart, show } from '../support/cart-page';
import { fireEvent, rendered, screen, userEvent, waitFor } from '../support/dom';
import { expectFaults } from '../support/expect-faults';

beforeEach(() => void expectFaults());

describe('a coupon', () => {
  it('in use stays listed while quantities cannot be changed [CART-15, CART-04]', async () => {
    await openCart();
    await addCode('KESA10');
    await screen.findByRole('button', { name: 'Poista KESA10' });
    show({ isEditable: false });
    expect(screen.getByRole('button', { name: 'Poista KESA10' })).toBeTruthy();
  });

  it('is added, its field emptied, and the cart follows [CART-15]', async () => {
    const { backend } = await openCart();
    await addCode('kesa 10');
    expect(await screen.findByRole('button', { name: 'Poista KESA10' })).toBeTruthy();
    expect((screen.getByLabelText('Etukoodi') as HTMLInputElement).value).toBe('');
    expect(screen.getByText('Alennus')).toBeTruthy();
    expect(backend.to('/addcouponcode')[0]?.query.code).toBe('KESA10');
  });

  it('is announced once the shop has accepted it [IMP-20]', async () => {
    await openCart();
    await addCode('kesa 10');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(
        /^Ostoskori päivitetty, yhteensä \d+,\d\d €$/,
      ),
    );
  });

  it('is trimmed, freed of blanks and put in upper case [CART-16]', async () => {
    const { backend } = await openCart();
    fireEvent.change(screen.getByLabelText('Etukoodi'), { target: { value: '  ke sa\t10 ' } });
    await addCode('');
    await screen.findByRole('button', { name: 'Poista KESA10' });
    expect(backend.to('/addcouponcode')[0]?.query.code).toBe('KESA10');
  });

  it('is removed by its button [CART-15]', async () => {
    const { backend } = await openCart();
    await addCode('KESA10');
    await userEvent.click(await screen.findByRole('button', { name: 'Poista KESA10' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poista KESA10' })).toBeNull());
    expect(backend.to('/removecouponcode')).toHaveLength(1);
  });

  it('is removed while another one is, and the focus stays in the cart [CART-15]', async () => {
    const { backend } = await openCart();
    for (const code of ['KESA10', 'TERVETULOA']) {
      await addCode(code);
      await screen.findByRole('button', { name: `Poista ${code}` });
    }
    for (const chip of screen.getAllByRole('button', { name: /^Poista (KESA10|TERVETULOA)/ }))
      await userEvent.click(chip);
    expect(rendered.activeElement?.contains(screen.getByLabelText('Etukoodi'))).toBe(true);
    expect(rendered.activeElement).not.toBe(document.body);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Poista [A-Z]/ })).toBeNull());
    expect(backend.to('/removecouponcode')).toHaveLength(2);
  });

  it('is found in any form the shop writes [CART-17]', async () => {
    await openCart();
    show({ couponCodes: ['Kesa10'] });
    await addCode('kesa10');
    expect(screen.getByText('Etukoodi on jo syötetty.')).toBeTruthy();
  });

  it('that is empty is requested, without a call [CART-17]', async () => {
    const { backend } = await openCart();
    await addCode('');
    expect(screen.getByText('Ole hyvä ja syötä etukoodi.')).toBeTruthy();
    expect(backend.to('/addcouponcode')).toEqual([]);
  });

  it('that is entered already is refused, without a call [CART-17]', async () => {
    const { backend } = await openCart();
    await addCode('KESA10');
    await screen.findByRole('button', { name: 'Poista KESA10' });
    await addCode('kesa10');
    expect(screen.getByText('Etukoodi on jo syötetty.')).toBeTruthy();
    expect(backend.to('/addcouponcode')).toHaveLength(1);
  });

  it('that the server refuses is called wrong [CART-17]', async () => {
    await openCart();
    await addCode('EIOLE');
    expect(
      await screen.findByText('Etukoodi on virheellinen tai se ei ole voimassa.'),
    ).toBeTruthy();
  });

  it('shows the server’s message [CART-18]', async () => {
    await openCart();
    await addCode('ERROR');
    expect(await screen.findByText('Etukoodia ei voi käyttää juuri nyt.')).toBeTruthy();
  });

  it('asks to try again when the call fails [CART-18]', async () => {
    const { backend } = await openCart();
    backend.failWith('coupon:500');
    await addCode('KESA10');
    expect(await screen.findByText('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')).toBeTruthy();
    expect((screen.getByLabelText('Etukoodi') as HTMLInputElement).value).toBe('KESA10');
  });

  it('is sent once by a double press [IMP-28]', async () => {
    const { backend } = await openCart();
    await userEvent.type(screen.getByLabelText('Etukoodi'), 'KESA10');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lisää' }));
    await screen.findByRole('button', { name: 'Poista KESA10' });
    expect(backend.to('/addcouponcode')).toHaveLength(1);
  });
});
