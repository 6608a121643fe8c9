import { useState } from 'react';
import type { Customer } from '../../api/customer';
import { postalCodeOf } from '../../api/postal-code';
import { withParameters } from '../../read/link';
import { storedPostalCode } from '../delivery/delivery-store';
import { draftIn, replaceInDraft } from '../form/drafts';
import { useHash, useHref, useParameter } from '../page/location';
import { pageStore, visitorAtom } from '../state/store';

/** The hash of the view in which a customer logs in or a guest continues [CHK-11]. */
export const loginHash = '#kirjaudu';
/** The hash of the cart's other view, the products [CART-01]. */
export const productsHash = '#tuotteet';

/** The steps of the checkout, and the hash that names each [CHK-01]. */
export const stepHash = { delivery: '#toimitus', payment: '#maksu' } as const;
export type Step = keyof typeof stepHash;

const viewHashes = ['', productsHash, loginHash, ...Object.values(stepHash)];

/**
 * The hash of the view or step that the visitor is at: the last one that has named any, '' for the
 * first. A skip link, an anchor of the page, a popup or `#`, the page's top, changes nothing
 * [CART-20].
 */
export function useViewHash(): string {
  const hash = useHash();
  const href = useHref();
  const [last, setLast] = useState('');
  const isTop = hash === '' && href.endsWith('#');
  if (isTop || !viewHashes.includes(hash)) return last;
  if (hash !== last) setLast(hash);
  return hash;
}

/** The name of the postal code in the checkout's address [CHK-01, CHK-12]. */
export const codeParameter = 'postinumero';

/** The postal code in the page's address; undefined if it has none. */
export const useAskedPostalCode = (): string | undefined =>
  postalCodeOf(useParameter(codeParameter));

/** The checkout's address at its delivery step, with the postal code if it is known [CART-03]. */
export function checkoutAddress(checkoutUrl: string, postalCode?: string): string {
  const [path = ''] = checkoutUrl.split('#');
  const known = postalCode ? withParameters(path, { [codeParameter]: postalCode }) : path;
  return known + stepHash.delivery;
}

/** The draft of the checkout's form, and its field of the delivery's postal code. */
export const checkoutDraft = 'checkout';
export const codeField = 'deliveryAddress.postalCode';

/**
 * The postal code that counts for this visit [CART-03]: of the address that the visitor has typed
 * at the checkout, else the one given elsewhere on the site, else the customer's own; '' for none.
 */
export function visitPostalCode({ deliveryAddress }: Customer): string {
  const { stored } = draftIn(checkoutDraft, pageStore.get(visitorAtom));
  const typed = postalCodeOf(String(stored[codeField] ?? ''));
  return typed ?? storedPostalCode() ?? deliveryAddress.postalCode;
}

/** A code typed on the way to the checkout is newer than the one typed there [CHK-12]. */
export const replaceVisitPostalCode = (postalCode: string): void =>
  replaceInDraft(checkoutDraft, pageStore.get(visitorAtom), codeField, postalCode);
