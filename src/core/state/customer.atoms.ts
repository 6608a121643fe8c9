import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import { type Customer, customerSchema, fetchCustomer } from '../../api/customer';
import { logFault } from '../../api/log-fault';
import { cartClientAtom } from '../cart/cart';
import { cartStateAtom, changeCart, endVisit, readCopy } from '../cart/cart.atoms';
import { isOfAnother, knownFor, ownerOf } from '../cart/cart.model';
import { useWidget } from '../element/widget-context';
import { readStoredJson, writeStoredJson } from '../page/storage';
import { followTabs } from './follow-tabs';
import { orTooLong } from './patience';
import {
  type CustomerState,
  customerKey,
  pageStore,
  usePageValue,
  visitAtom,
  visitorAtom,
} from './store';
import { joinVisit } from './visit';

const nobody: CustomerState = { ...v.parse(customerSchema, {}), loading: false };

/** The customer of the page; nobody before the shop was asked. */
export const customerAtom = Object.assign(
  atom(
    (get) => ({ ...nobody, ...get(visitAtom) }),
    (_, set, customer: Partial<CustomerState>) => set(visitAtom, customer),
  ),
  { init: nobody },
);
/** The client by which the shop was asked, once a page. */
export const customerClientAtom = atom<ApiClient>();

const show = (customer: Partial<CustomerState>): void => pageStore.set(customerAtom, customer);

const stored = (): Customer | undefined =>
  readStoredJson('sessionStorage', customerKey, (value) =>
    // A list counts as an object without any of the fields.
    Array.isArray(value) ? undefined : v.parse(customerSchema, value),
  );

/** Sets the customer and stores them for the visit; nothing of another one stays [ROLE-04]. */
export function setCustomer(customer: Customer): void {
  const { loading: _, ...mirrored }: Customer & { readonly loading?: boolean } = customer;
  readCopy();
  const before = stored()?.email;
  const visitor = { owner: ownerOf(customer.email), isLoggedIn: customer.loggedIn };
  const isOther = Boolean(before && before !== customer.email);
  const now = { ...mirrored, loading: false };
  if (isOther || isOfAnother(pageStore.get(cartStateAtom), visitor)) endVisit(now);
  if (customer.email) joinVisit();
  show(now);
  writeStoredJson('sessionStorage', customerKey, mirrored);
  changeCart((state) => knownFor(state, visitor));
  // Theirs is another cart.
  if (pageStore.get(cartClientAtom) && pageStore.get(cartStateAtom).status === 'idle')
    import('../cart/outbox').then(({ comeBack }) => comeBack());
}

/** Asks the shop who is logged in. If nobody is, the stored session stays as it is [ROLE-04]. */
export async function askCustomer(api: ApiClient): Promise<void> {
  const before = pageStore.get(visitorAtom);
  const customer = await fetchCustomer(api).catch(logFault);
  // They may have logged out meanwhile, in another tab.
  if (!customer || (before && !pageStore.get(visitorAtom))) return;
  if (customer.loggedIn || !stored()) setCustomer(customer);
  else show({ ...pageStore.get(customerAtom), loggedIn: false });
}

async function load(api: ApiClient): Promise<void> {
  readCopy();
  show({ ...(stored() ?? nobody), loggedIn: false, loading: true });
  // A response that comes later counts all the same.
  await orTooLong(askCustomer(api));
  show({ ...pageStore.get(customerAtom), loading: false });
}

// They may have logged in elsewhere meanwhile [ROLE-03].
followTabs(visitAtom, customerKey, (isBack) => {
  const api = pageStore.get(customerClientAtom);
  if (isBack && api) askCustomer(api);
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
