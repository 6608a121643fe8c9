import { importing } from '../../importing';
import type { ChosenProduct, FieldOptions, ProductField } from './field';
import { productTexts } from './product.texts';

export const productControl = importing(() =>
  import('./product-control').then((module) => module.ProductControl),
);

const isProduct = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ChosenProduct).title === 'string' &&
  typeof (value as ChosenProduct).productId === 'number';

/** A product of the retail list, found by its title [FORM-17, FORM-18]. */
export const product = (
  label: string,
  options: FieldOptions<ChosenProduct> = {},
): ProductField => ({
  ...{ kind: 'product', label, texts: productTexts, control: productControl, is: isProduct },
  empty: { title: '', productId: 0 },
  isEmpty: ({ title }) => title.trim() === '',
  tidy: ({ title, productId }) => ({ title: title.trim(), productId }),
  ...options,
});
