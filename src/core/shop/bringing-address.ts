import { cartAddress } from '../page/cart-address';
import type { SyncItem } from './sync-protocol';

const names = { code: 'lisaa', quantity: 'maara' } as const;

/** The address of the shop's cart page that adds an item there. */
export const bringingAddress = (shopUrl: string, { code, quantity }: SyncItem): string => {
  const query = new URLSearchParams({ [names.code]: code, [names.quantity]: `${quantity}` });
  return cartAddress(shopUrl).replace('#', `?${query}#`);
};

/** The items in an address, and the address without them; undefined without items. */
export function broughtBy(address: string): { item: SyncItem; rest: string } | undefined {
  const url = new URL(address);
  const code = url.searchParams.get(names.code);
  const quantity = Number(url.searchParams.get(names.quantity) ?? 1);
  if (!code || !Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  for (const name of Object.values(names)) url.searchParams.delete(name);
  return { item: { code, quantity }, rest: url.href };
}
