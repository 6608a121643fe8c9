import { atom } from 'jotai/vanilla';
import type { Customer } from '../../api/customer';
import { postalCodeOf } from '../../api/postal-code';
import { withParameters } from '../../read/link';
import { storedPostalCode } from '../delivery/delivery-store';
import { draftIn, replaceInDraft } from '../form/drafts';
import { currentHash, onAddress } from '../page/location';
import { pageStore, useSelected, visitorAtom } from '../state/store';

/** The hash of the view in which a customer logs in or a guest continues [CHK-11]. */
export const loginHash = '#kirjaudu';
/** The hash of the cart's other view, the products [CART-01]. */
export const productsHash = '#tuotteet';

/** The steps of the checkout, and the hash that names each [CHK-01]. */
export const stepHash = { delivery: '#toimitus', payment: '#maksu' } as const;
export type Step = keyof typeof stepHash;

const viewHashes = ['', productsHash, loginHash, ...Object.values(stepHash)];

/** The page's hash if it names a view; a link to `#`, the top of the page, names none. */
function namedView(): string | undefined {
  const hash = currentHash();
  const isTop = hash === '' && window.location.href.endsWith('#');
  return !isTop && viewHashes.includes(hash) ? hash : undefined;
}

/** The last hash that has named a view, while anyone follows it. */
const viewAtom = atom('');
viewAtom.onMount = (set) => {
  const follow = () => set((last) => namedView() ?? last);
  follow();
  const stop = onAddress(follow);
  return () => {
    stop();
    set('');
  };
};

/**
 * The hash of the view or step that the visitor is at, '' for the first one. A skip link, an anchor
 * of the page or a popup does not change it [CART-20].
 */
export const useViewHash = (): string => useSelected(viewAtom, (last) => namedView() ?? last, '');

/** The name of the postal code in the checkout's address [CHK-01, CHK-12]. */
export const codeParameter = 'postinumero';

/** The postal code in a query string with its `?`; undefined if it has none. */
export const askedPostalCode = (query: string): string | undefined =>
  postalCodeOf(new URLSearchParams(query).get(codeParameter) ?? '');

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
