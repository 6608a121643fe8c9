import { cartAtom, setCart } from '../../../src/core/cart/cart.atoms';
import { pageStore } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/cart/cart.widget';
import { demoProducts } from './demo-products';
import { act, screen, userEvent } from './dom';
import { renderWidget } from './render-widget';
import { shopPage } from './shop';

const { plain } = demoProducts;

/** The cart page with products in the cart, loaded. */
export async function openCart(
  lines: readonly (readonly [string, number])[] = [[plain.code, 2]],
  fault = '',
) {
  const { backend, settings, have } = shopPage();
  for (const [code, quantity] of lines) await have(code, quantity);
  backend.calls.length = 0;
  backend.failWith(fault);
  const view = renderWidget(widget, { brand: 'lihakauppa', settings });
  if (!fault) await screen.findByText(lines.length ? 'Yhteenveto' : 'Ostoskorisi on tyhjä.');
  return { ...view, backend };
}

/** Types a coupon code and adds it. */
export const addCode = async (code: string) => {
  if (code) await userEvent.type(screen.getByLabelText('Etukoodi'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Lisää' }));
};

/** Changes the shared cart. */
export const show = (changes: object) =>
  act(() => setCart({ ...pageStore.get(cartAtom), ...changes }));
