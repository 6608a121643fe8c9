import type { CartLine } from '../../../src/api/cart';

/** A line of a cart, as tests of its rules need it. */
export const lineOf = (code: string, quantity = 1): CartLine => ({
  code,
  quantity,
  productId: code,
  name: code,
  category: '',
  linePrice: '1,00',
  linePriceWithoutDiscounts: '1,00',
});
