import * as v from 'valibot';
import { cartSchema } from '../../api/cart';
import { urlOf } from '../../read/link';
import { cartAddress } from '../page/cart-address';

/** A message that asks the shop for its cart [SYNC-02]. */
export const syncRequest = 'sync-cart';

const itemSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
export type SyncItem = v.InferOutput<typeof itemSchema>;

/** Links a purchase with its answer; a retry has the same id. */
const id = v.optional(v.number());

/** One item or a list of them [SYNC-03]. */
const requestSchema = v.union([v.object({ ...itemSchema.entries, id }), v.array(itemSchema)]);

const answerSchema = v.union([
  v.object({ id, cart: cartSchema }),
  v.object({
    id,
    /**
     * `blocked`: the browser blocks the visitor's cart for the frame; `told`: the shop gives the
     * reason in `texts`; `failed`: any other failure, which may be retried.
     */
    refused: v.picklist(['blocked', 'told', 'failed']),
    texts: v.array(v.string()),
  }),
]);
/** The shop's cart, or why the request failed [SYNC-04, QV-11]. */
export type SyncAnswer = v.InferOutput<typeof answerSchema>;

/** A JSON message that matches the schema; undefined for any other [SYNC-06]. */
function messageOf<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T | undefined {
  try {
    return v.parse(schema, JSON.parse(data as string));
  } catch {
    return undefined;
  }
}

/** What the shop shall add before it sends its cart: nothing if only the cart is requested. */
export function requestOf(data: unknown) {
  const request = data === syncRequest ? [] : messageOf(requestSchema, data);
  if (!request || Array.isArray(request)) return request && { items: request };
  const { id, ...item } = request;
  return { id, items: [item] };
}

export const answerOf = (data: unknown): SyncAnswer | undefined => messageOf(answerSchema, data);

/** The origins of addresses; invalid addresses are ignored. */
export const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((one) => urlOf(one)?.origin ?? []);

const names = { code: 'lisaa', quantity: 'maara' } as const;

/** The address of the shop's cart page that adds an item there. */
export const bringingAddress = (shopUrl: string, { code, quantity }: SyncItem): string => {
  const query = new URLSearchParams({ [names.code]: code, [names.quantity]: `${quantity}` });
  return cartAddress(shopUrl).replace('#', `?${query}#`);
};

/** The item in an address, and the address without it; undefined without an item. */
export function broughtBy(address: string): { item: SyncItem; rest: string } | undefined {
  const url = new URL(address);
  const { searchParams } = url;
  const quantity = Number(searchParams.get(names.quantity) ?? 1);
  const item = { code: searchParams.get(names.code), quantity };
  if (!v.is(itemSchema, item)) return undefined;
  for (const name of Object.values(names)) searchParams.delete(name);
  return { item, rest: url.href };
}
