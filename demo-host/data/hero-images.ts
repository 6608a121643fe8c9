import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { type PictureKind, picture } from './picture-address';
import { type LocalText, textIn } from './texts';

/** An image of the hero carousel [CAR-01]. */
export interface HeroImage {
  readonly image: string;
  readonly imgText: string;
}

type Row = readonly [kind: PictureKind, text: LocalText];

const main: readonly Row[] = [
  [
    'grill',
    { fi: 'Hyvä ruoka, parempi mieli', en: 'Good food – better mood', se: 'God mat, bättre humör' },
  ],
  [
    'dish-pasta',
    { fi: 'Arki maistuu, kun ruoka on hyvää', en: 'Weekdays taste better with good food' },
  ],
  ['farm', { fi: 'Suomalaiselta perhetilalta', en: 'From Finnish family farms' }],
];

const bySite: Partial<Record<Brand, readonly Row[]>> = {
  jyvabroiler: [
    ['dish-chicken', { fi: 'Jyvillä ruokittu, mehevä broileri', en: 'Grain-fed, juicy chicken' }],
    ['field', { fi: 'Rehu omilta pelloilta', en: 'Feed from our own fields' }],
  ],
};

/** The hero images of a site. */
export const heroImages = (site: Brand, language: Language): HeroImage[] =>
  (bySite[site] ?? main).map(([kind, text]) => ({
    image: picture(kind, textIn(text, 'fi')),
    imgText: textIn(text, language),
  }));
