import { useEffect, useRef, useState } from 'react';
import type { Customer } from '../../api/customer';
import { postalCodeOf } from '../../api/postal-code';
import type { Values } from '../../core/form/field';
import { usePartOf } from '../../core/form/form-context';
import { type FormState, useForm } from '../../core/form/use-form';
import { replaceAddress, useQuery } from '../../core/page/location';
import { askedPostalCode, codeParameter } from '../../core/shop/checkout-address';
import { useCustomer } from '../../core/state/customer.atoms';
import { askForDelivery, useDelivery } from '../../core/state/delivery-store';
import { codeField, details } from './checkout.form';

/**
 * What is known of a customer, by the form's fields, with the postal code of the visit where theirs
 * is not known; what the visitor types wins.
 */
function startOf(customer: Customer, visitCode: string): Values {
  const { deliveryAddress: known, billingAddress, ...person } = customer;
  const deliveryAddress = { ...known, postalCode: known.postalCode || visitCode };
  const named = (name: string, address: object) =>
    Object.entries(address).map(([part, value]) => [`${name}.${part}`, value]);
  return {
    ...Object.fromEntries(named('deliveryAddress', deliveryAddress)),
    ...Object.fromEntries(named('billingAddress', billingAddress)),
    email: person.email,
    phoneNumber: person.phoneNumber,
    additionalInformation: person.additionalInformation,
  };
}

/**
 * Keeps the postal code of the form and `postinumero` of the page's address the same, so that the
 * delivery times are those of the address that is typed [CHK-01, CHK-12]. The newer wins; at the
 * start that is the page's.
 */
function usePostalCode(state: FormState): void {
  const asked = askedPostalCode(useQuery());
  const typed = usePartOf(state, ({ values }) => postalCodeOf(String(values[codeField] ?? '')));
  const before = useRef<{ asked?: string | undefined; typed?: string | undefined }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of the two changes.
  useEffect(() => {
    const old = before.current;
    before.current = { asked, typed };
    if (asked === typed) return;
    if (asked && asked !== old.asked) return state.set(codeField, () => asked);
    if (!typed || typed === old.typed) return;
    const address = new URL(window.location.href);
    address.searchParams.set(codeParameter, typed);
    replaceAddress(address.href);
  }, [asked, typed]);
}

/** Delivery details: the fields' state, and whether they suffice for a purchase. */
export function useDetails(hasGiftCardsOnly: boolean) {
  const customer = useCustomer();
  const { deliveryAddress, ...chosen } = useDelivery();
  const fixed = { hasGiftCardsOnly, ...(!hasGiftCardsOnly && chosen) };
  const form = useForm(details, { start: startOf(customer, deliveryAddress.postalCode), fixed });
  usePostalCode(form);
  // What was kept of an earlier page comes after the first render.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const state: FormState = {
    ...form,
    elsewhere: {
      deliveryDate: () => askForDelivery('date'),
      deliveryTime: () => askForDelivery('time'),
    },
  };
  return {
    state,
    customer,
    isRead,
    isComplete: usePartOf(state, ({ wrong }) => wrong.length === 0),
    /** Shows all that is missing, also where the delivery is chosen. */
    refuse: () => {
      state.refuse();
      askForDelivery();
    },
  };
}
export type Details = ReturnType<typeof useDetails>;
