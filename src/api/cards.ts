import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { answerList, count, text } from './schema';

/** A content card [CARD-01]; `ctaButton` is the label of its button. */
export const cardSchema = v.object({
  type: text,
  header: text,
  image: text,
  link: text,
  ctaButton: text,
  likeCount: count,
  totalTime: count,
  imagePreset: text,
  cisionTextType: text,
  publishDate: text,
  productCode: text,
  valoCode: text,
  gtinCode: text,
});
export type Card = v.InferOutput<typeof cardSchema>;

const cardsSchema = answerList(cardSchema);

/** The cards of a dropdown item, made for a card type [API-14]. */
export const fetchFilteredCards = (
  api: ApiClient,
  { itemId, cardType }: { itemId: string; cardType: string },
  options?: CallOptions,
) =>
  api.call({
    path: [paths.filteredCards, itemId, cardType]
      .map((one, index) => (index ? encodeURIComponent(one) : one))
      .join('/'),
    schema: cardsSchema,
    ...options,
  });
