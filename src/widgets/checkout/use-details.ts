import { useEffect, useId, useRef, useState } from 'react';
import type { Customer } from '../../api/customer';
import { postalCodeOf } from '../../api/postal-code';
import { requestOf, requiredOf } from '../../core/form/define-form';
import type { Values } from '../../core/form/field';
import type { FormState } from '../../core/form/form-context';
import { useCaptcha } from '../../core/form/use-captcha';
import { useIssues } from '../../core/form/use-form';
import { useSay } from '../../core/form/use-say';
import { replaceAddress, useQuery } from '../../core/page/location';
import { useCustomer } from '../../core/state/customer.atoms';
import { askForDelivery, useDelivery } from '../../core/state/delivery-store';
import { details } from './checkout.form';

const codeField = 'deliveryAddress.postalCode';

/** What is known of a customer, by the form's fields; what the visitor types wins. */
function startOf({ deliveryAddress, billingAddress, ...person }: Customer): Values {
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
function usePostalCode({ values, set }: Pick<FormState, 'values' | 'set'>): void {
  const asked = postalCodeOf(new URLSearchParams(useQuery()).get('postinumero') ?? '');
  const typed = postalCodeOf(String(values[codeField] ?? ''));
  const before = useRef<{ asked?: string | undefined; typed?: string | undefined }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of the two changes.
  useEffect(() => {
    const old = before.current;
    before.current = { asked, typed };
    if (asked === typed) return;
    if (asked && asked !== old.asked) return set(codeField, () => asked);
    if (!typed || typed === old.typed) return;
    const address = new URL(window.location.href);
    address.searchParams.set('postinumero', typed);
    replaceAddress(address.href);
  }, [asked, typed]);
}

/** Delivery details as they stand: the fields' state, what is wrong, and what a purchase sends. */
export function useDetails(hasGiftCardsOnly: boolean) {
  const customer = useCustomer();
  const { deliveryAddress: _, ...chosen } = useDelivery();
  const say = useSay(details);
  const id = useId();
  const fixed = { hasGiftCardsOnly, ...(!hasGiftCardsOnly && chosen) };
  const given = useIssues(details, { start: startOf(customer), fixed }, useCaptcha(false));
  const { values, tidied, shown, issues, refused, set, leave } = given;
  usePostalCode({ values, set });
  // What was kept of an earlier page comes after the first render.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const state: FormState = {
    ...{ id, fields: details.fields, values, shown, say, set, leave },
    required: requiredOf(details, values),
    fixed: given.fixed,
    options: {},
    links: {},
    elsewhere: {
      deliveryDate: () => askForDelivery('date'),
      deliveryTime: () => askForDelivery('time'),
    },
  };
  return {
    state,
    issues,
    refused,
    isRead,
    isComplete: given.issuesNow().length === 0,
    /** Shows all that is missing, also where the delivery is chosen. */
    refuse: () => {
      given.refuse();
      askForDelivery();
    },
    /** The purchase's fields by name [CHK-07]. */
    sent: (): Readonly<Record<string, unknown>> => requestOf(details, tidied, ''),
  };
}
export type Details = ReturnType<typeof useDetails>;
