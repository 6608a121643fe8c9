import { postalCodeOf } from '../../src/api/postal-code';
import { checked, type Fields } from '../../src/core/form/define-form';
import type { Values } from '../../src/core/form/field';
import { codeField } from '../../src/core/shop/checkout-address';
import { details } from '../../src/widgets/checkout/checkout.form';
import { deliversTo, deliveryDatesAt } from '../data/delivery';
import type { cartOf } from './cart';
import { readField } from './read-field';

type Cart = ReturnType<typeof cartOf>;
/** The fields of an ordinary form post, by name. */
export type Posted = Readonly<Record<string, unknown>>;

/** Why a purchase is refused: its details, its time, its payment, or the sum of the cart. */
export type Fault = 'tiedot' | 'toimitusaika' | 'maksutapa' | 'ostoskori';

/** A form's values from the page's request; missing ones have their start value. */
function valuesOf(sent: Posted, cart: Cart): Values {
  const fields = Object.entries(details.fields as Fields).map(([name, field]) => {
    return [name, readField(name, field, sent) ?? field.empty];
  });
  const chosenFor = postalCodeOf(String(sent[codeField]));
  return { ...Object.fromEntries(fields), chosenFor, hasGiftCardsOnly: cart.hasGiftCardsOnly };
}

/** Whether the shop delivers there at that time. */
function isOffered(values: Values): boolean {
  const code = String(values[codeField]);
  const dates = deliversTo(code) ? deliveryDatesAt(new Date(), code) : [];
  const date = dates.find(({ value }) => value === values.deliveryDate);
  return date?.times.some(({ value }) => value === values.deliveryTime) ?? false;
}

/**
 * Whether an order of this sum can be paid in this way; a free one has a code of its own [CHK-04].
 */
const isPayable = (code: string, { total, sveaPaymentsPaymentMethodCode: free }: Cart): boolean =>
  total === '0,00' ? code === free : /^FI\d\d$/.test(code) && code !== free;

/**
 * A sent purchase, checked field by field with the checkout's own rules.
 *
 * @returns its values, and the first fault, if there is one
 */
export function readPurchase(sent: Posted, cart: Cart): { values: Values; fault?: Fault } {
  const { values, faults } = checked(details, valuesOf(sent, cart));
  // For example an order that is too small: the cart and the checkout have shown it before.
  if (cart.checkoutWarnings.length > 0) return { values, fault: 'ostoskori' };
  const isOfTime = ({ name }: { name: string }) => /^(delivery(Date|Time)|chosenFor)$/.test(name);
  if (!faults.every(isOfTime)) return { values, fault: 'tiedot' };
  if (faults.length > 0 || !(cart.hasGiftCardsOnly || isOffered(values)))
    return { values, fault: 'toimitusaika' };
  if (!isPayable(String(values.paymentMethodCode), cart)) return { values, fault: 'maksutapa' };
  return { values };
}
