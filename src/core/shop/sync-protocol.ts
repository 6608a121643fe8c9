import * as v from 'valibot';
import { cartSchema } from '../../api/cart';

/** What asks the shop for its cart [SYNC-02]. */
export const syncRequest = 'sync-cart';

const itemSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type SyncItem = v.InferOutput<typeof itemSchema>;

/** A purchase and its answer know each other by it; one that is tried again has the same. */
const id = v.optional(v.number());

/** One item or a list of them [SYNC-03]. */
const purchaseSchema = v.union([
  v.pipe(
    v.object({ ...itemSchema.entries, id }),
    v.transform(({ id, ...item }) => ({ id, items: [item] })),
  ),
  v.pipe(
    v.array(itemSchema),
    v.transform((items) => ({ id: undefined, items })),
  ),
]);
/** What the shop is asked to add, before it answers with its cart; nothing where that alone is asked for. */
export type SyncRequest = v.InferOutput<typeof purchaseSchema>;

const answerSchema = v.union([
  v.object({ id, cart: cartSchema }),
  v.object({
    id,
    /**
     * `blocked`: the browser keeps the visitor's cart from the frame; `told`: the shop says why, in
     * `texts`; `failed`: anything else, which may be tried again.
     */
    refused: v.picklist(['blocked', 'told', 'failed']),
    texts: v.array(v.string()),
  }),
]);
/** The shop's cart, or why it has not done what it was asked to [SYNC-04, QV-11]. */
export type SyncAnswer = v.InferOutput<typeof answerSchema>;

/** A message in JSON, as its schema has it; undefined when it is another [SYNC-06]. */
function messageOf<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T | undefined {
  try {
    return v.parse(schema, JSON.parse(data as string));
  } catch {
    return undefined;
  }
}

export const requestOf = (data: unknown): SyncRequest | undefined =>
  data === syncRequest ? { id: undefined, items: [] } : messageOf(purchaseSchema, data);

export const answerOf = (data: unknown): SyncAnswer | undefined => messageOf(answerSchema, data);

/** Origins of addresses, without those that are no address. */
export const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((one) => {
    try {
      return new URL(one).origin;
    } catch {
      return [];
    }
  });
