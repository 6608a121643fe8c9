import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { param } from './param';
import { answerList, count, text } from './schema';

/** The card types [CARD-02]. */
export const cardTypes = [
  'headerImageSquare',
  'headerImageTall',
  'headerImageWide',
  'headerImageXtraTall',
  'recipeCard',
  'jyvabroilerRecipeCard',
  'cisionCard',
  'ridderheimsCard',
  'sibyllaCard',
  'MFProductCard',
  'mynewsdeskCard',
  'exportProductCard',
] as const;

/** A content card [CARD-01]. */
export const cardSchema = v.object({
  type: field(text, {
    description:
      'The look of the card: headerImageSquare (also for an unknown type), headerImageTall, headerImageWide, headerImageXtraTall, recipeCard, jyvabroilerRecipeCard, cisionCard, ridderheimsCard, sibyllaCard, MFProductCard, mynewsdeskCard or exportProductCard.',
    example: 'recipeCard',
    values: cardTypes,
  }),
  header: field(text, { description: 'Heading of the card.', example: 'Uunilohi' }),
  image: field(text, {
    description: 'Address of the picture.',
    example: '/pictures/lohi.jpg',
    holds: 'picture',
  }),
  link: field(text, { description: 'Where the card leads.', example: '/reseptit/uunilohi' }),
  ctaButton: field(text, {
    description: 'Text of the button of the headerImage types; without it there is none.',
    example: 'Lue lisää',
  }),
  likeCount: field(count, { description: 'Likes, on recipe cards.', example: '42' }),
  totalTime: field(count, { description: 'Cooking time in minutes, on recipe cards.' }),
  imagePreset: field(text, {
    description: 'Name of the picture size; without it that of the type.',
    example: 'product-thumbnail-medium',
  }),
  cisionTextType: field(text, {
    description: 'Kind of the release, before the date of a cisionCard.',
    example: 'Lehdistötiedote',
  }),
  publishDate: field(text, {
    description: 'Date in ISO form, on cards of news and releases.',
    example: '2026-05-14',
    holds: 'date',
  }),
  productCode: field(text, { description: 'Product code, on product cards.' }),
  valoCode: field(text, { description: 'Valo code, on product cards.' }),
  gtinCode: field(text, { description: 'GTIN code, on product cards.' }),
});
export type Card = v.InferOutput<typeof cardSchema>;

/** The cards for an item of the dropdown, in the form that a card type shows [API-14]. */
export const fetchFilteredCards = defineCall({
  get: '/api/filtered-cards/{itemId}/{cardType}',
  params: {
    itemId: param('Id of the chosen item, from the tag.', 'kana'),
    cardType: param('Type of the cards in the answer.', 'recipeCard'),
  },
  answer: answerList(cardSchema),
  fault: 'cards',
});
