import { readStoredJson, writeStored } from '../page/storage';

/** Where the delivery details are kept for the visit [CHK-14]. */
const deliveryKey = 'atria-delivery';

const postalCodeIn = (value: unknown): string | undefined => {
  const { deliveryAddress } = (value ?? {}) as { deliveryAddress?: { postalCode?: unknown } };
  const code = deliveryAddress?.postalCode;
  return typeof code === 'string' && /^\d{5}$/.test(code) ? code : undefined;
};

/** The postal code of the stored delivery, if there is one. */
export const storedPostalCode = (): string | undefined =>
  readStoredJson('sessionStorage', deliveryKey, postalCodeIn);

const asObject = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

/** Changes a part of the stored delivery; the rest of it stays [CHK-20]. */
export function changeDelivery(changes: {
  readonly deliveryAddress: { readonly postalCode: string };
}): void {
  const kept = readStoredJson('sessionStorage', deliveryKey, asObject);
  writeStored('sessionStorage', deliveryKey, JSON.stringify({ ...kept, ...changes }));
}
