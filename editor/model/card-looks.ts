import { type CardLook, cardLooks, cardTypeOf } from '../../src/core/cards/card-types';
import type { FormField } from './form-fields';

/** Whether a choice is that of a card's look, whatever the field is called. */
export const isCardType = ({ control, options }: FormField): boolean =>
  control === 'choice' &&
  options.length > 0 &&
  options.every(({ value }) => Object.hasOwn(cardLooks, value));

/** How a card of a type looks; one of no type is as the first [CARD-01]. */
export const lookOf = (type: string): CardLook => cardLooks[cardTypeOf(type)];

/** Which looks show a field of a card; all show the others. */
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

/** The names of the fields of a card that its type does not show. */
export function notShown(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const type = fields.find(isCardType);
  if (!type) return new Set();
  const look = lookOf(String(values[type.name] ?? ''));
  const isHidden = (name: string) => name in shownBy && !shownBy[name]?.(look);
  return new Set(fields.map(({ name }) => name).filter(isHidden));
}
