import { type Brand, brands } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { picture } from './picture-address';
import { oneOf, optional, pictureKind, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { textIn } from './texts';

/** An image of the hero carousel [CAR-01]. */
export interface HeroImage {
  readonly image: string;
  readonly imgText: string;
}

const rows = rowsOf('pages/heroes.tsv', {
  site: optional(oneOf(brands)),
  picture: pictureKind,
  text: texts('fi'),
});

/** The hero images of a site, else the general ones. */
export function heroImages(site: Brand, language: Language): HeroImage[] {
  const own = rows.filter((row) => row.site === site);
  return (own.length > 0 ? own : rows.filter((row) => !row.site)).map((row) => ({
    image: picture(row.picture, row.text.fi),
    imgText: textIn(row.text, language),
  }));
}
