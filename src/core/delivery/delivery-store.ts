import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { pageStore, usePageValue, visitorAtom } from '../state/store';
import { storedValue, useStoredValue } from '../state/stored-value';
import { deliveryKey } from '../state/visit';

const text = v.optional(v.string(), '');
const deliverySchema = v.object({
  deliveryDate: text,
  deliveryTime: text,
  /** In the words that the visitor has read. */
  deliveryDateText: text,
  deliveryTimeText: text,
  /** The postal code of these times: for another they do not count. */
  chosenFor: text,
  deliveryAddress: v.optional(
    v.object({ postalCode: v.optional(v.pipe(v.string(), v.regex(/^(\d{5})?$/)), '') }),
    {},
  ),
});

/** When and where the delivery is, as far as it is chosen; '' is not chosen. */
export type Delivery = v.InferOutput<typeof deliverySchema>;

const nothing: Delivery = v.parse(deliverySchema, {});
const delivery = storedValue('sessionStorage', deliveryKey, v.parser(deliverySchema), nothing);

/** The postal code of the stored delivery, if there is one. */
export const storedPostalCode = (): string | undefined =>
  delivery.stored().deliveryAddress.postalCode || undefined;

/** Chooses for all widgets of the page, and for the visit [CHK-14]. */
export const changeDelivery = (changes: Partial<Delivery>): void =>
  delivery.change((now) => ({ ...now, ...changes }));

/** Forgets an ordered delivery, but not the postal code, which belongs to the visitor. */
export const deliveryOrdered = (): void =>
  delivery.change(({ deliveryAddress }) => ({ ...nothing, deliveryAddress }));

/** The delivery's choices, shared by the page [ELEM-05, CHK-14]; another customer's are removed. */
export const useDelivery = (): Delivery => useStoredValue(delivery, usePageValue(visitorAtom));

/** Sets the postal code of the visit: all fields for one show it from now on. */
export const keepPostalCode = (postalCode: string): void =>
  changeDelivery({ deliveryAddress: { postalCode } });

/** A part of the delivery that a visitor chooses. */
export type DeliveryPart = 'date' | 'time';

/** What the checkout asks of the selection: to mark missing parts, and to focus one of them. */
export const deliveryAskAtom = atom<{ isAsked: boolean; to?: DeliveryPart | undefined }>({
  isAsked: false,
});

/** Makes the selection mark missing parts, and focus a part if one is named. */
export const askForDelivery = (to?: DeliveryPart): void =>
  pageStore.set(deliveryAskAtom, { isAsked: true, to });
