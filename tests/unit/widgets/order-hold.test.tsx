import { describe, expect, it } from 'vitest';
import { openCart, show } from '../support/cart-page';
import {
  change,
  filledBefore,
  lookAgain,
  onCheckoutPages,
  openCheckout,
  openPayment,
  posts,
  press,
} from '../support/checkout-page';
import { demoProducts } from '../support/demo-products';
import { rendered, screen, userEvent, waitFor, within } from '../support/dom';

onCheckoutPages();

describe('an order that the shop warns of', () => {
  const { plain, small } = demoProducts;
  const lines = [[small.code, 1]] as const;
  const box = () => screen.getByRole('group', { name: /^Pienin tilaus on/ });
  const filled = async (options: object) => {
    filledBefore();
    return openCheckout(options);
  };

  it.each([
    ['at the delivery, before anything is filled in', openCheckout, '', 'Siirry maksamaan'],
    ['at the delivery, with all details', filled, '', 'Siirry maksamaan'],
    ['at the payment', openPayment, '', 'Tilaa ja maksa'],
    ['with nothing to pay or filled in', openCheckout, 'LAHJA100', 'Vahvista tilaus'],
    ['with nothing to pay, with all details', filled, 'LAHJA100', 'Vahvista tilaus'],
  ])('is held %s, and goes on once the cart is enough', async (_, open, coupon, name) => {
    const { have, events } = await open({ lines, coupon });
    const { hash } = location;
    press(name);
    await waitFor(() => expect(rendered.activeElement).toBe(box()));
    const link = within(box()).getByRole('link', { name: 'Lisää tuotteita' });
    expect(link.getAttribute('href')).toBe('/tuotteet');
    expect(screen.queryByRole('group', { name: 'Tapahtui Virhe!' })).toBeNull();
    expect([posts, events, location.hash]).toEqual([[], [], hash]);

    await have(plain.code, 1);
    await lookAgain();
    expect(screen.queryByRole('group', { name: /^Pienin/ })).toBeNull();
    press(name);
    if (open === openCheckout)
      expect(await screen.findByRole('group', { name: 'Tapahtui Virhe!' })).toBeTruthy();
    else if (name === 'Siirry maksamaan') await waitFor(() => expect(location.hash).toBe('#maksu'));
    else await waitFor(() => expect(posts).toHaveLength(1));
  });

  it('only at the last moment is held as well', async () => {
    const { have } = await openPayment();
    await have(plain.code, 0);
    await have(small.code, 1);
    press('Tilaa ja maksa');
    await waitFor(() => expect(rendered.activeElement).toBe(box()));
    expect(posts).toEqual([]);
  });

  it('is held where the shop does not answer, as far as is known', async () => {
    const { backend } = await openCheckout({ lines });
    backend.failWith('cart:500');
    press('Siirry maksamaan');
    await waitFor(() => expect(rendered.activeElement).toBe(box()));
  });

  it.each([
    ['Siirry maksamaan', filled, () => location.hash === '#maksu'],
    ['Tilaa ja maksa', openPayment, () => posts.length === 1],
  ])(
    'by a warning of a change, which the shop no longer has, goes on by "%s"',
    async (name, open, isOn) => {
      await open({});
      change({ checkoutWarnings: ['Tuotetta on saatavilla enintään 2 kpl.'] });
      press(name);
      await waitFor(() => expect(isOn()).toBe(true));
      expect(screen.queryByText(/enintään 2 kpl/)).toBeNull();
    },
  );

  it('is held at the cart, until there is enough', async () => {
    const { events, backend } = await openCart([[small.code, 1]]);
    const go = () => userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    await go();
    await waitFor(() => expect(rendered.activeElement).toBe(box()));
    const link = within(box()).getByRole('link', { name: 'Lisää tuotteita' });
    expect(link.getAttribute('href')).toBe('/tuotteet');
    expect([events, location.hash]).toEqual([[], '']);
    // In another tab.
    const more = `add?language=fi&code=${plain.code}&quantity=1`;
    await backend.fetch(`http://localhost/api/v1/lihakauppa/shoppingcart/${more}`, {
      method: 'POST',
    });
    await go();
    await waitFor(() => expect(location.hash).toBe('#kirjaudu'));
  });

  it('by a warning of a change alone goes on from the cart, and is offered no products against it', async () => {
    await openCart();
    const warnings = ['Tuotetta on saatavilla enintään 2 kpl.'];
    show({ warnings, checkoutWarnings: warnings });
    expect(screen.queryByRole('link', { name: 'Lisää tuotteita' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    await waitFor(() => expect(location.hash).toBe('#kirjaudu'));
  });
});
