import { cardTypes } from '../../api/cards';
import type { PictureProps, Preset } from '../ui/picture';

export type CardType = (typeof cardTypes)[number];

/** The type of a card; an unknown one becomes headerImageSquare [CARD-01]. */
export const cardTypeOf = (type: string): CardType =>
  cardTypes.includes(type as CardType) ? (type as CardType) : 'headerImageSquare';

/** What a type shows beside its header, and in which form [CARD-03..06]. */
export interface CardLook {
  /** Without one the card has no picture. */
  readonly ratio?: NonNullable<PictureProps['ratio']>;
  readonly preset?: Preset;
  /** Time and likes. */
  readonly recipe?: true;
  readonly date?: true;
  readonly codes?: true;
  /** A pack: its picture shows uncut. */
  readonly whole?: true;
  /** Whether the header is over the picture. */
  readonly over?: true;
  /** The text of a button, if the card has one [CARD-03]. */
  readonly cta?: true;
}

const image = (ratio: CardLook['ratio'] & string, preset: Preset): CardLook => ({ ratio, preset });
const headed = (look: CardLook): CardLook => ({ ...look, cta: true });
const pack: CardLook = { ...image('1/1', 'product-thumbnail-medium'), whole: true };

export const cardLooks: Readonly<Record<CardType, CardLook>> = {
  headerImageSquare: headed(image('1/1', 'product-thumbnail-medium')),
  headerImageTall: { ...headed(image('3/4', 'medium')), over: true },
  headerImageWide: headed(image('16/9', 'medium')),
  headerImageXtraTall: { ...headed(image('2/3', 'medium')), over: true },
  recipeCard: { ...image('4/3', 'three-by-two-crop'), recipe: true },
  jyvabroilerRecipeCard: { ...image('1/1', 'three-by-two-crop'), recipe: true },
  cisionCard: { date: true },
  mynewsdeskCard: { ...image('3/2', 'three-by-two-crop'), date: true },
  ridderheimsCard: { ...image('1/1', 'medium'), whole: true },
  sibyllaCard: image('1/1', 'medium'),
  MFProductCard: { ...pack, codes: true },
  exportProductCard: { ...pack, codes: true },
};
