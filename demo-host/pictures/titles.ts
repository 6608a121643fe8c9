import { brandProducts } from '../data/brand-products';
import { jyvabroilerProducts } from '../data/jyvabroiler-products';
import { retailProducts } from '../data/retail-products';

const titles = new Map(
  [...retailProducts, ...jyvabroilerProducts, ...brandProducts].map(({ image, title }) => [
    image.slice('/pictures/'.length, -'.svg'.length),
    title.fi ?? title.se ?? '',
  ]),
);

/** The product's title that stands on the package of a picture; '' for a picture of no product. */
export const titleOf = (name: string): string => titles.get(name) ?? '';
