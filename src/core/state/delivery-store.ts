import { atom } from 'jotai/vanilla';
import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../page/storage';
import { deliveryKey } from './draft-store';
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
const deliveryAtom = atom<Delivery>(nothing);

const stored = (): Delivery =>
  readStoredJson('sessionStorage', deliveryKey, (value) => v.parse(deliverySchema, value)) ??
  nothing;

/** The postal code of the stored delivery, if there is one. */
export const storedPostalCode = (): string | undefined =>
  stored().deliveryAddress.postalCode || undefined;

const read = (): void => pageStore.set(deliveryAtom, stored());

/** Chooses for all widgets of the page, and for the visit [CHK-14]. */
export function changeDelivery(changes: Partial<Delivery>): void {
  const next = { ...stored(), ...changes };
  pageStore.set(deliveryAtom, next);
  writeStored('sessionStorage', deliveryKey, JSON.stringify(next));
}

/** What was chosen has been ordered: it is forgotten, but the postal code, which is the visitor's. */
export const deliveryOrdered = (): void =>
  changeDelivery({ ...nothing, deliveryAddress: stored().deliveryAddress });

/** What is chosen of the delivery, shared by the page [ELEM-05, CHK-14]. */
export function useDelivery(): Delivery {
  const visitor = usePageValue(visitorAtom);
  // Before the first paint, so that what was chosen is what shows first; another customer's is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another customer comes.
  useLayoutEffect(read, [visitor]);
  return usePageValue(deliveryAtom);
}

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
