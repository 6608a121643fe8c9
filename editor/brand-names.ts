import { type Brand, brands } from '../src/core/page/brand';
import { brandThemes } from '../src/core/style/brands/brand-themes';

/** The name of a brand; several with the same name each show their id. */
export const brandName = (brand: Brand): string => {
  const { name } = brandThemes[brand];
  const isOne = brands.every((other) => other === brand || brandThemes[other].name !== name);
  return isOne ? name : `${name} (${brand})`;
};
