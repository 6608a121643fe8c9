import moods from './moods.json';
import { pick, seeded } from './random';

/** A brand's colours and texts; missing ones are the general ones. */
type Brand = Partial<typeof moods.everyone> & { readonly serif?: boolean };

const brands: readonly (readonly [RegExp, Brand])[] = Object.entries<Brand>(moods.brands).map(
  ([words, brand]) => [new RegExp(words), brand],
);
const surfaces: Readonly<Record<string, Readonly<Record<string, string>>>> = moods.surfaces;

const sans = {
  'label-font': "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  'wordmark-font': "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  'wordmark-weight': '800',
  letter: '.7',
};
const serif = {
  'label-font': "'Playfair Display',Georgia,'Times New Roman',serif",
  'wordmark-font': "'Playfair Display',Georgia,'Times New Roman',serif",
  'wordmark-weight': '700',
  letter: '.84',
};

/**
 * The custom properties of a picture: the colours and wordmark of the brand in its name, and one of
 * that brand's tables (for cuts: of the butcher's counters).
 */
export function moodOf(name: string): Readonly<Record<string, string>> {
  const own = brands.find(([words]) => words.test(name))?.[1];
  const {
    surfaces: tables,
    serif: isSerif,
    ...brand
  } = { serif: false, ...moods.everyone, ...own };
  const choice = name.startsWith('cut-') ? moods.counter : tables;
  const surface = surfaces[pick(seeded(`${name} table`), choice)];
  return { ...brand, ...(isSerif ? serif : sans), ...surface };
}
