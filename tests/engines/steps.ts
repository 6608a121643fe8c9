import type { Hand } from './hand';

/** Opens a page of the host, and waits for the tags in view. */
export async function open(hand: Hand, path: string, site?: string): Promise<void> {
  await hand.open(path, site);
  await hand.ready();
}

/** Waits until a field has a value. */
export const fieldHas = (hand: Hand, name: string, value: string) =>
  hand.until(
    `${value} in ${name}`,
    (find, [label, wanted]) => {
      const [field] = find({ css: 'input', name: label });
      return (field as HTMLInputElement | undefined)?.value === wanted;
    },
    [name, value] as const,
  );

/** Waits until the cart has this quantity of a product. */
export const cartHas = (hand: Hand, product: string, quantity: string) =>
  fieldHas(hand, `Määrä: ${product}`, quantity);
