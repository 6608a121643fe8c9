import { brandProducts, jyvabroilerProducts, retailProducts } from '../data/products';

const titles = new Map(
  [...retailProducts, ...jyvabroilerProducts, ...brandProducts].map(({ image, title }) => [
    image.slice('/pictures/'.length, -'.svg'.length),
    title.fi ?? title.se ?? '',
  ]),
);

/** The product's title that is on the package of a picture; '' for a picture of no product. */
export const titleOf = (name: string): string => titles.get(name) ?? '';
