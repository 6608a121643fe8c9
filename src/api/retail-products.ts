import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { language } from './parameters';
import { answerList, requiredInteger, requiredText } from './schema';

const productSchema = v.object({
  title: field(requiredText, {
    description: 'Name of the product, by which visitors find it in a form’s list.',
    example: 'Atria Wilhelm 400 g',
  }),
  productId: field(requiredInteger, {
    description: 'Its id, which the form sends.',
    example: '1002',
  }),
});
export type RetailProduct = v.InferOutput<typeof productSchema>;

/** Titles and ids of all retail products [API-09, API-33]. */
export const fetchRetailProducts = defineCall({
  get: '/api/search/all-products',
  params: { language },
  answer: answerList(productSchema),
  fault: 'search',
});
