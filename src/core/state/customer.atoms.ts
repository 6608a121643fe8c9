import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import { type Customer, customerSchema, fetchCustomer } from '../../api/customer';
import { logFault } from '../../api/log-fault';
import { clearCart } from '../cart/cart.atoms';
import { useWidget } from '../element/widget-context';
import { readStoredJson, writeStored, writeStoredJson } from '../page/storage';
import { deliveryKey, draftKey } from './draft-store';
import { orTooLong } from './patience';
import { customerKey, pageStore, usePageValue, visitorAtom } from './store';

/** The customer as the page knows them: nobody, while the call is pending and after it failed. */
export interface CustomerState extends Customer {
  /** It is not known yet who is logged in. */
  readonly loading: boolean;
}
const nobody: CustomerState = { ...v.parse(customerSchema, {}), loading: false };

export const customerAtom = atom(nobody);
/** Whether the shop was asked. */
export const customerAskedAtom = atom(false);

function show(customer: CustomerState): void {
  pageStore.set(visitorAtom, customer.email);
  pageStore.set(customerAtom, customer);
}

const stored = (): Customer | undefined =>
  readStoredJson('sessionStorage', customerKey, (value) =>
    // A list counts as an object without any of the fields.
    Array.isArray(value) ? undefined : v.parse(customerSchema, value),
  );

/** Removes a customer's data from the storage, because another customer has logged in [ROLE-04]. */
function clearKept(): void {
  const kept = [customerKey, deliveryKey, ...['checkout', 'address-popup'].map(draftKey)];
  for (const key of kept) writeStored('sessionStorage', key, null);
  try {
    // The files of drafts, see core/files/stored-files.
    indexedDB.deleteDatabase(draftKey('files'));
  } catch {
    // Without a database nothing is in it.
  }
}

/** Logs the customer out: none of their data stays in page and storage [ROLE-04]. */
export function endVisit(): void {
  clearKept();
  clearCart();
  show(nobody);
}

/** Sets the customer and stores them for the visit. */
export function setCustomer(customer: Customer): void {
  const before = stored()?.email;
  if (before && before !== customer.email) clearKept();
  const { loading: _, ...mirrored }: Customer & { readonly loading?: boolean } = customer;
  show({ ...mirrored, loading: false });
  writeStoredJson('sessionStorage', customerKey, mirrored);
}

/** Asks the shop who is logged in. If nobody is, the stored session stays as it is [ROLE-04]. */
export async function askCustomer(api: ApiClient): Promise<void> {
  const customer = await fetchCustomer(api).catch(logFault);
  if (customer && (customer.loggedIn || !stored())) setCustomer(customer);
}

async function load(api: ApiClient): Promise<void> {
  show({ ...(stored() ?? nobody), loggedIn: false, loading: true });
  // A response that comes later counts all the same.
  await orTooLong(askCustomer(api));
  show({ ...pageStore.get(customerAtom), loading: false });
}

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

/** The shop's customer, loaded once a page on shop hosts only [CART-13]. */
export function useCustomer(): CustomerState {
  const { api, isShop } = useWidget();
  useEffect(() => {
    if (!isShop || pageStore.get(customerAskedAtom)) return;
    pageStore.set(customerAskedAtom, true);
    load(api);
  }, [api, isShop]);
  return usePageValue(customerAtom);
}
