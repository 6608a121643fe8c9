import { useEffect, useRef, useState } from 'react';
import type { Customer } from '../../api/customer';
import { postalCodeOf } from '../../api/postal-code';
import { askForDelivery, useDelivery } from '../../core/delivery/delivery-store';
import type { Values } from '../../core/form/field';
import { type FormState, useForm, usePartOf } from '../../core/form/form-context';
import { replaceAddress, useQuery } from '../../core/page/location';
import { askedPostalCode, codeParameter } from '../../core/shop/checkout-address';
import { useCustomer } from '../../core/state/customer.atoms';
import { codeField, details } from './checkout.form';

/**
 * What is known about a customer, by the form's fields, with the postal code of the visit if theirs
 * is unknown; what the visitor types comes first.
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
 * Keeps the postal code of the form and `postinumero` of the page's address equal, so that the
 * delivery times belong to the typed address [CHK-01, CHK-12]. The newer one counts; at first that
 * is the page's.
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

/** Delivery details: the fields' state, and whether they are complete for a purchase. */
export function useDetails(hasGiftCardsOnly: boolean) {
  const customer = useCustomer();
  const { deliveryAddress, ...chosen } = useDelivery();
  const fixed = { hasGiftCardsOnly, ...(!hasGiftCardsOnly && chosen) };
  const state = useForm(details, {
    start: startOf(customer, deliveryAddress.postalCode),
    fixed,
    elsewhere: {
      deliveryDate: () => askForDelivery('date'),
      deliveryTime: () => askForDelivery('time'),
    },
  });
  usePostalCode(state);
  // Details that an earlier page has stored are read after the first render.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return {
    state,
    customer,
    isRead,
    isComplete: usePartOf(state, ({ faults }) => faults.length === 0),
    /** Marks everything that is missing, also where the delivery is chosen. */
    refuse: () => {
      state.setPress({ is: 'refused' });
      askForDelivery();
    },
  };
}
export type Details = ReturnType<typeof useDetails>;
