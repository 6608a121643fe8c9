import { atom } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import { type Customer, customerSchema, fetchCustomer } from '../../api/customer';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import { readStoredJson, writeStored } from '../page/storage';
import { pageStore, usePageValue } from './store';

/** Where the customer is mirrored for the visit [CHK-08]. */
const customerKey = 'atria-customer';
const nobody: Customer = v.parse(customerSchema, {});

export const customerAtom = atom<Customer>(nobody);
let started = false;

const stored = (): Customer | undefined =>
  readStoredJson('sessionStorage', customerKey, (value) => {
    const result = v.safeParse(customerSchema, value);
    return result.success ? result.output : undefined;
  });

/** Puts a customer in place and mirrors it for the visit. */
export function setCustomer(customer: Customer): void {
  pageStore.set(customerAtom, customer);
  writeStored('sessionStorage', customerKey, JSON.stringify(customer));
}

/** An answer that nobody is logged in leaves what the session has stored untouched [ROLE-04]. */
async function load(api: ApiClient): Promise<void> {
  const kept = stored();
  if (kept) pageStore.set(customerAtom, { ...kept, loggedIn: false });
  try {
    const customer = await fetchCustomer(api);
    if (customer.loggedIn || !kept) setCustomer(customer);
  } catch (error) {
    logFault(error);
  }
}

/** Forgets what the page has loaded, as a new page would: for tests and stories. */
export function forgetCustomer(): void {
  started = false;
  pageStore.set(customerAtom, nobody);
}

/** The shop's customer, loaded once a page on shop hosts only [CART-13]. */
export function useCustomer(): Customer {
  const { api, isShop } = useWidget();
  useEffect(() => {
    if (!isShop || started) return;
    started = true;
    load(api);
  }, [api, isShop]);
  return usePageValue(customerAtom);
}
