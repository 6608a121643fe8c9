import type { RetailProduct } from '../../api/retail-products';
import { clean } from '../../read/text';
import type { Field, FieldOptions, Wire } from '../form/field';
import { late } from '../ui/late';
import { productTexts } from './product.texts';

export const ProductControl = late(() => import('./product-control'), 'ProductControl');

const isProduct = (value: unknown): boolean => {
  const { title, productId } = (value ?? {}) as Partial<RetailProduct>;
  return typeof title === 'string' && typeof productId === 'number';
};

/** A product of the retail list, found by its title; none is '' with id 0 [FORM-17, FORM-18]. */
export const product = (
  label: string,
  options: FieldOptions<RetailProduct> = {},
): Field<RetailProduct> => ({
  ...{ kind: 'product', label, texts: productTexts, control: ProductControl, height: 2.875 },
  ...{ is: isProduct, empty: { title: '', productId: 0 } },
  isEmpty: ({ title }) => clean(title) === '',
  tidy: ({ title, productId }) => ({ title: clean(title), productId }),
  ...options,
});

/** Sends title and id under names of their own. */
export const namedProduct =
  (title: string, id: string): Wire<RetailProduct> =>
  (_, value) => ({ [id]: value.productId, [title]: value.title });
