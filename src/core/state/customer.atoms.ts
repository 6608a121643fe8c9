import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import { type Customer, customerSchema, fetchCustomer } from '../../api/customer';
import { logFault } from '../../api/log-fault';
import { isRecord } from '../../api/parse-answer';
import { cartStateAtom, changeCart, endVisit, readCopy } from '../cart/cart.atoms';
import { isOfAnother, knownFor, ownerOf } from '../cart/cart.model';
import { useWidget } from '../element/widget-context';
import { readStoredJson, writeStoredJson } from '../page/storage';
import { orTooLong } from './patience';
import {
  type CustomerState,
  customerKey,
  followed,
  pageStore,
  usePageValue,
  visitAtom,
} from './store';
import { followTabs } from './stored-value';
import { joinVisit, visitNow } from './visit';

const nobody: CustomerState = { ...v.parse(customerSchema, {}), loading: false };

/** The customer of the page; nobody before the shop was asked. */
export const customerAtom = followed((get) => ({ ...nobody, ...get(visitAtom) }), nobody);
/** The client by which the shop was asked, once a page. */
export const customerClientAtom = atom<ApiClient>();

const show = (changes: Partial<CustomerState>): void =>
  pageStore.set(visitAtom, (now) => ({ ...now, ...changes }));

const stored = (): Customer | undefined =>
  readStoredJson('sessionStorage', customerKey, (value) =>
    isRecord(value) ? v.parse(customerSchema, value) : undefined,
  );

/** Sets the customer and stores them for the visit; nothing of another one stays [ROLE-04]. */
export function setCustomer(customer: Customer): void {
  readCopy();
  const known = v.parse(customerSchema, customer);
  const { email, loggedIn: isLoggedIn } = known;
  const visitor = { owner: ownerOf(email), isLoggedIn };
  const before = stored()?.email || email;
  const now = { ...known, loading: false };
  if (before !== email || isOfAnother(pageStore.get(cartStateAtom), visitor)) endVisit(now);
  if (email) joinVisit();
  show(now);
  writeStoredJson('sessionStorage', customerKey, known);
  changeCart((state) => knownFor(state, visitor));
}

/** Asks the shop who is logged in. If nobody is, the stored session stays as it is [ROLE-04]. */
export async function askCustomer(api: ApiClient): Promise<void> {
  const visit = visitNow();
  const customer = await fetchCustomer(api).catch(logFault);
  if (!customer) return;
  // They may have logged out meanwhile, in another tab, or another customer has logged in there.
  if (visit && visit !== visitNow()) return visitNow() ? askCustomer(api) : undefined;
  if (customer.loggedIn || !stored()) setCustomer(customer);
  else show({ loggedIn: false });
}

async function load(api: ApiClient): Promise<void> {
  followLost(api);
  readCopy();
  show({ ...(stored() ?? nobody), loggedIn: false, loading: true });
  // A response that comes later counts all the same.
  await orTooLong(askCustomer(api));
  show({ loading: false });
}

/** What a logged-in customer's cart lacks is lost only if they are no longer logged in [CART-19]. */
function followLost(api: ApiClient): void {
  let asked: unknown;
  pageStore.sub(cartStateAtom, () => {
    const { lost } = pageStore.get(cartStateAtom);
    if (lost.length === 0 || lost === asked || !pageStore.get(customerAtom).loggedIn) return;
    asked = lost;
    askCustomer(api);
  });
}

// They may have logged in elsewhere meanwhile [ROLE-03].
followTabs(visitAtom, customerKey, () => {
  const api = pageStore.get(customerClientAtom);
  if (api && document.visibilityState !== 'hidden') askCustomer(api);
});

/** The customer, once it is known who is logged in: for code that must not guess. */
export const knownCustomer = (): Promise<Customer> =>
  new Promise((resolve) => {
    const look = () => {
      const now = pageStore.get(customerAtom);
      if (now.loading) return;
      stop();
      resolve(now);
    };
    const stop = pageStore.sub(customerAtom, look);
    look();
  });

/** The shop's customer, asked for once a page on shop hosts only [CART-13]. */
export function useCustomer(): CustomerState {
  const { api, isShop } = useWidget();
  useEffect(() => {
    if (!isShop || pageStore.get(customerClientAtom)) return;
    pageStore.set(customerClientAtom, api);
    load(api);
  }, [api, isShop]);
  return usePageValue(customerAtom);
}
