import { describe, expect, it } from 'vitest';
import { cartAtom, setCart } from '../../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../../src/core/cart/cart.model';
import { customerAtom, setCustomer } from '../../../../src/core/state/customer.atoms';
import { pageStore, usePageValue } from '../../../../src/core/state/store';
import { act, render, screen, within } from '../../support/dom';
import { renderHeader } from '../../widgets/header-setup';

const lines = (lineItemCount: number) => act(() => setCart({ ...emptyCart, lineItemCount }));

describe('two widgets of a page', () => {
  it('both show a change of the cart at once [ELEM-05]', () => {
    lines(0);
    const views = [renderHeader({ width: 1280 }), renderHeader({ width: 375 })];
    const badges = () =>
      views.map(
        ({ container }) =>
          within(container).queryByRole('link', { name: /^Ostoskori/ })?.textContent,
      );
    expect(badges()).toEqual([undefined, undefined]);
    lines(2);
    expect(badges()).toEqual(['2', '2']);
    lines(5);
    expect(badges()).toEqual(['5', '5']);
  });

  it('without a common parent see the same customer and cart [ELEM-05]', () => {
    const Count = () => <output>{usePageValue(cartAtom).lineItemCount}</output>;
    const Login = () => <p>{usePageValue(customerAtom).loggedIn ? 'sisällä' : 'ulkona'}</p>;
    // Two React roots, as two elements have.
    render(<Count />);
    render(<Login />);
    act(() => setCustomer({ ...pageStore.get(customerAtom), loggedIn: true }));
    lines(7);
    expect(screen.getByRole('status').textContent).toBe('7');
    expect(screen.getByText('sisällä')).toBeTruthy();
  });
});
