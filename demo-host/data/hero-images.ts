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
  lihakauppa: [
    ['cut-steak', { fi: 'Paras pala kotiovelle' }],
    ['grill', { fi: 'Grillimestarin laatikko viikonlopuksi' }],
  ],
  ridderheimsse: [['dish-board', { se: 'Delikatesser för livsnjutare' }]],
  lithellsse: [['dish-sausage', { se: 'Korv som den ska smaka' }]],
  lonnebergase: [['dish-sandwich', { se: 'Svenskt pålägg från svenska gårdar' }]],
  goohse: [['dish-noodles', { se: 'Restaurangmat på fyra minuter' }]],
  sibylla: [['dish-burger', { fi: 'Nälkä loppuu tähän', se: 'Hungern slutar här' }]],
  mestariforsmanfi: [['dish-board', { fi: 'Mestarin kädenjälki vuodesta 1918' }]],
  delise: [['dish-salad', { se: 'Delikatesser för vardag och fest' }]],
  atriacom: [['plant', { en: 'Good food – better mood', fi: 'Hyvä ruoka – parempi mieli' }]],
  export: [['field', { en: 'Pure Finnish meat for the world' }]],
  ammattilaiset: [['kitchen', { fi: 'Makuja ammattikeittiön arkeen' }]],
  foodservicese: [['kitchen', { se: 'Smaker för storköket' }]],
};

/** The hero images of a site. */
export const heroImages = (site: Brand, language: Language): HeroImage[] =>
  (bySite[site] ?? main).map(([kind, text]) => ({
    image: picture(kind, textIn(text, 'fi')),
    imgText: textIn(text, language),
  }));
