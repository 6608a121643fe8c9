import * as v from 'valibot';
import { type Cart, cartSchema } from '../../api/cart';

/** What asks the shop for its cart [SYNC-02]. */
export const syncRequest = 'sync-cart';

const itemSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const itemsSchema = v.union([
  v.pipe(
    itemSchema,
    v.transform((item) => [item]),
  ),
  v.array(itemSchema),
]);
export type SyncItem = v.InferOutput<typeof itemSchema>;

/** By which a purchase and the cart that answers it know each other; a retry has the same one. */
const idSchema = v.object({ id: v.number() });

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** The items a message to the shop asks to add, one or a list [SYNC-03]; else undefined. */
export function itemsOf(data: unknown): readonly SyncItem[] | undefined {
  const result = v.safeParse(itemsSchema, parsed(data));
  return result.success ? result.output : undefined;
}

/** The id of a purchase or of the cart that answers it; none is that of another release's message. */
export function purchaseOf(data: unknown): number | undefined {
  const result = v.safeParse(idSchema, parsed(data));
  return result.success ? result.output.id : undefined;
}

/** The cart the shop answers with [SYNC-04]; else undefined. */
export function cartOfMessage(data: unknown): Cart | undefined {
  const value = parsed(data);
  if (typeof value !== 'object' || value === null || !('lineItems' in value)) return undefined;
  const result = v.safeParse(cartSchema, value);
  return result.success ? result.output : undefined;
}

/** Origins of addresses, without those that are no address. */
export const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((one) => {
    try {
      return new URL(one).origin;
    } catch {
      return [];
    }
  });
