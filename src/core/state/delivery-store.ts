import { atom } from 'jotai/vanilla';
import { useState } from 'react';
import * as v from 'valibot';
import { deliveryKey } from './draft-store';
import { keptValue, useKept } from './kept';
import { pageStore, usePageValue, visitorAtom } from './store';

const text = v.optional(v.string(), '');
const deliverySchema = v.object({
  deliveryDate: text,
  deliveryTime: text,
  /** As the visitor has read them. */
  deliveryDateText: text,
  deliveryTimeText: text,
  /** The postal code whose times these are: for another they do not count. */
  chosenFor: text,
  deliveryAddress: v.optional(
    v.object({ postalCode: v.optional(v.pipe(v.string(), v.regex(/^(\d{5})?$/)), '') }),
    {},
  ),
});

/** When and where to is delivered, as far as it is chosen; '' is not. */
export type Delivery = v.InferOutput<typeof deliverySchema>;

const nothing: Delivery = v.parse(deliverySchema, {});
const delivery = keptValue('sessionStorage', deliveryKey, v.parser(deliverySchema), nothing);

/** The postal code of the stored delivery, if there is one. */
export const storedPostalCode = (): string | undefined =>
  delivery.stored().deliveryAddress.postalCode || undefined;

/** Chooses for all widgets of the page, and for the visit [CHK-14]. */
export const changeDelivery = (changes: Partial<Delivery>): void =>
  delivery.change((now) => ({ ...now, ...changes }));

/** What was chosen has been ordered: it is forgotten, but the postal code, which is the visitor's. */
export const deliveryOrdered = (): void =>
  delivery.change(({ deliveryAddress }) => ({ ...nothing, deliveryAddress }));

/** What is chosen of the delivery, shared by the page [ELEM-05, CHK-14]; another customer's is gone. */
export const useDelivery = (): Delivery => useKept(delivery, usePageValue(visitorAtom));

/**
 * What a field for the postal code holds: the one of the visit, wherever on the site that was given,
 * until the visitor types here.
 */
export function usePostalCodeField() {
  const { postalCode } = useDelivery().deliveryAddress;
  const [typed, setTyped] = useState<string>();
  return { code: typed ?? postalCode, setCode: setTyped, isTyped: typed !== undefined };
}

/** The postal code of the visit is another: all who ask for one know it from now on. */
export const keepPostalCode = (postalCode: string): void =>
  changeDelivery({ deliveryAddress: { postalCode } });

/** A part of the delivery that a visitor chooses. */
export type DeliveryPart = 'date' | 'time';

interface Ask {
  /** Whether it has been asked for: what is missing is marked from then on. */
  readonly isAsked: boolean;
  /** The part that the focus is to go to. */
  readonly to?: DeliveryPart | undefined;
}

/** What the checkout asks of the selection of the delivery, wherever on the page that stands. */
export const deliveryAskAtom = atom<Ask>({ isAsked: false });

/** Has the selection mark what is missing, and take the focus where a part is named. */
export const askForDelivery = (to?: DeliveryPart): void =>
  pageStore.set(deliveryAskAtom, { isAsked: true, to });

/** The focus is there. */
export const answerDeliveryAsk = (): void => pageStore.set(deliveryAskAtom, { isAsked: true });
