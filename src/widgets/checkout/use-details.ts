import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Customer } from '../../api/customer';
import { postalCodeOf } from '../../api/postal-code';
import { askForDelivery, keepPostalCode, useDelivery } from '../../core/delivery/delivery-store';
import { requestOf } from '../../core/form/define-form';
import type { Values } from '../../core/form/field';
import { type FormState, useForm, usePartOf } from '../../core/form/form-context';
import { replaceAddress } from '../../core/page/location';
import { codeField, codeParameter, useAskedPostalCode } from '../../core/shop/checkout-address';
import { useCustomer } from '../../core/state/customer.atoms';
import { pageStore } from '../../core/state/store';
import { details } from './checkout.form';
import type { Order } from './checkout.model';

/**
 * What is known about a customer, by the form's fields, with the postal code of the visit; what the
 * visitor types comes first.
 */
function startOf(customer: Customer, visitCode: string): Values {
  const { deliveryAddress, billingAddress, ...contact } = customer;
  const postalCode = visitCode || deliveryAddress.postalCode;
  const named = (name: string, address: object) =>
    Object.fromEntries(Object.entries(address).map(([part, value]) => [`${name}.${part}`, value]));
  return {
    ...contact,
    ...named('deliveryAddress', { ...deliveryAddress, postalCode }),
    ...named('billingAddress', billingAddress),
  };
}

/**
 * `postinumero` of the page's address is the postal code of the visit, until the visitor types one;
 * from then on the address has theirs, so that the delivery times belong to it [CHK-01, CHK-12].
 */
function usePostalCode(state: FormState, isRead: boolean): void {
  const { enteredAtom } = state;
  const asked = useAskedPostalCode();
  const typed = usePartOf(state, ({ values }) => postalCodeOf(String(values[codeField] ?? '')));
  useLayoutEffect(() => {
    if (asked) keepPostalCode(asked);
  }, [asked]);
  const before = useRef(asked);
  useEffect(() => {
    // Another code in the address is that of the visit from now on, unless the visitor has typed.
    const isTaken = asked !== before.current && !(codeField in pageStore.get(enteredAtom).entries);
    before.current = asked;
    if (!isRead || isTaken || !typed || typed === asked) return;
    const address = new URL(window.location.href);
    address.searchParams.set(codeParameter, typed);
    replaceAddress(address.href);
  }, [isRead, asked, typed, enteredAtom]);
}

/** Delivery details: the fields' state, and whether they are complete for a purchase. */
export function useDetails(hasGiftCardsOnly: boolean) {
  const customer = useCustomer();
  const { deliveryAddress, ...chosen } = useDelivery();
  const state = useForm(details, {
    start: startOf(customer, deliveryAddress.postalCode),
    fixed: { hasGiftCardsOnly, ...(!hasGiftCardsOnly && chosen) },
    elsewhere: {
      deliveryDate: () => askForDelivery('date'),
      deliveryTime: () => askForDelivery('time'),
    },
  });
  // Details that an earlier page has stored are read after the first render.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  usePostalCode(state, isRead);
  return {
    state,
    isComplete: usePartOf(state, ({ faults }) => faults.length === 0),
    /** Whether the customer or the stored details may still complete them. */
    isPending: customer.loading || !isRead,
    /** The fields as they are sent; a separate address for the bill only if there is one. */
    fields: (): Order['fields'] => {
      const { tidied } = state.view();
      const isSame = tidied.useDeliveryAddressForBilling;
      const sent = Object.entries<string>(requestOf(details, tidied, ''));
      return Object.fromEntries(
        sent.filter(([name]) => !isSame || !name.startsWith('billingAddress.')),
      );
    },
    /** Marks everything that is missing, also where the delivery is chosen. */
    refuse: () => {
      state.setPress({ is: 'refused' });
      askForDelivery();
    },
  };
}
