import { brandProducts, jyvabroilerProducts, retailProducts } from '../data/products';

const titles = new Map(
  [...retailProducts, ...jyvabroilerProducts, ...brandProducts].map(({ image, title }) => [
    image.slice('/pictures/'.length, -'.svg'.length),
    title.fi ?? title.se ?? '',
  ]),
);

/** The product's title for the package in a picture; '' for a picture of no product. */
export const titleOf = (name: string): string => titles.get(name) ?? '';
