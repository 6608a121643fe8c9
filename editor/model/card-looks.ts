import { cardSchema, cardTypes } from '../../src/api/cards';
import { type CardLook, cardLooks, cardTypeOf } from '../../src/core/cards/card-types';
import { shopProductSchema } from '../../src/core/products/shop-product';
import { type CardKind, cardKinds, shownAs } from '../../src/widgets/card-carousel/card-kinds';
import { socialFields } from '../../src/widgets/card-carousel/social-card.schema';
import type { FormField, Option } from './form-fields';
import type { Values } from './values';

/** Whether a choice has only these names, whatever the field's name. */
const isChoiceOf =
  (...names: readonly string[]) =>
  ({ control, options }: FormField): boolean =>
    control === 'choice' &&
    options.length > 0 &&
    options.every(({ value }) => names.includes(value));

/** Whether a choice is about a card's look, by its type or its kind. */
export const isCardLook = isChoiceOf('', 'auto', ...cardTypes, ...cardKinds);

/** The drawings of what is no card of the family: a product of the shop, and a post. */
const alsoDrawn: Readonly<Record<string, CardLook>> = {
  shopProduct: { ratio: '1/1', whole: true, cta: true },
  socialMedia: { ratio: '1/1', date: true, recipe: true },
};

/**
 * The look of a card of a type; a card without a type has the kind of all, or the first look
 * [CARD-01].
 *
 * @returns undefined if the look depends on the brand
 */
export function lookOf(type: string, kind?: CardKind): CardLook | undefined {
  if (type === 'auto') return undefined;
  const shown = kind || isKind(type) ? shownAs(type, kind ?? 'campaign') : cardTypeOf(type);
  return alsoDrawn[shown] ?? cardLooks[cardTypeOf(shown)];
}

/** The choices of a card's type: the first of each look, and the chosen one. */
export const distinctLooks = (options: readonly Option[], chosen: string): readonly Option[] =>
  options.filter(({ value }, at) => {
    const isAlike = (one: Option) => one.value && lookOf(one.value) === lookOf(value);
    return value === chosen || !value || options.findIndex(isAlike) === at;
  });

/** The looks that show a field of a card; all looks show the others. */
const shownBy: Readonly<Record<string, (look: CardLook) => unknown>> = {
  image: ({ ratio }) => ratio,
  imagePreset: ({ ratio }) => ratio,
  ctaButton: ({ cta }) => cta,
  likeCount: ({ recipe }) => recipe,
  totalTime: ({ recipe }) => recipe,
  cisionTextType: ({ date, ratio }) => date && !ratio,
  publishDate: ({ date }) => date,
  productCode: ({ codes }) => codes,
  valoCode: ({ codes }) => codes,
  gtinCode: ({ codes }) => codes,
};

const isKind = (value: string): boolean => cardKinds.some((kind) => kind === value);

/** Whether a choice is about the kind of all cards in a list beside it. */
const isCardKind = isChoiceOf(...cardKinds);

/** The kind of all cards in the lists of a form; undefined if it does not ask. */
export function kindOfCards(fields: readonly FormField[], values: Values): CardKind | undefined {
  const { name = '', options = [] } = fields.find(isCardKind) ?? {};
  const chosen = options.find(({ value }) => value === values[name]) ?? options[0];
  return chosen?.value as CardKind | undefined;
}

const ofCards = Object.keys(cardSchema.entries);
const ofProducts = Object.keys(shopProductSchema.entries);
const ofPosts = Object.keys(socialFields);

/** Further common card fields that a shop product and a post show. */
const alsoShown = {
  shopProduct: ['type', 'header', 'image', 'link', ...ofProducts],
  socialMedia: ['type', 'header', 'image', 'link', 'imagePreset', 'likeCount', ...ofPosts],
};

/** Whether a card's look shows a field. */
function shows(shown: ReturnType<typeof shownAs>, name: string): boolean {
  if (shown === 'shopProduct' || shown === 'socialMedia') return alsoShown[shown].includes(name);
  if (!ofCards.includes(name)) return ![...ofProducts, ...ofPosts].includes(name);
  return !(name in shownBy) || Boolean(shownBy[name]?.(cardLooks[shown]));
}

/**
 * The names of the card fields that its type does not show.
 *
 * @param kind the kind of all cards beside it, if a card may have no type of its own
 */
export function notShown(
  fields: readonly FormField[],
  values: Values,
  kind?: CardKind,
): ReadonlySet<string> {
  const type = fields.find((field) => field.name === 'type' && isCardLook(field));
  if (!type) return new Set();
  const own = String(values[type.name] ?? '');
  const shown = kind ? shownAs(own, kind) : cardTypeOf(own);
  return new Set(fields.map(({ name }) => name).filter((name) => !shows(shown, name)));
}
