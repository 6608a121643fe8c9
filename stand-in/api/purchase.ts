import { postalCodeOf } from '../../src/api/postal-code';
import { checked, type Fields, wireOf } from '../../src/core/form/define-form';
import type { Values } from '../../src/core/form/field';
import { formTexts } from '../../src/core/form/form.texts';
import { sharedTexts } from '../../src/core/i18n/shared.texts';
import { translate } from '../../src/core/i18n/translate';
import { codeField, details } from '../../src/widgets/checkout/checkout.form';
import { deliversTo, deliveryDatesAt } from '../data/delivery';
import type { cartOf } from './cart';

type Cart = ReturnType<typeof cartOf>;
/** The fields of an ordinary form post, by name. */
export type Posted = Readonly<Record<string, unknown>>;

/** A fault in a field of a purchase. */
export interface Fault {
  readonly name: string;
  /** The text for the visitor. */
  readonly message: string;
}

const texts = { ...sharedTexts, ...formTexts };

/** A form's values from the page's request; missing ones have their start value. */
function valuesOf(sent: Posted, cart: Cart): Values {
  const fields = Object.entries(details.fields as Fields).map(([name, field]) => {
    const value = wireOf(name, field)?.read(sent);
    return [name, value ?? field.empty];
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

/** A sent purchase, checked field by field with the checkout's own rules. */
export function readPurchase(sent: Posted, cart: Cart): { values: Values; faults: Fault[] } {
  const { values, issues } = checked(details, valuesOf(sent, cart));
  const faults = issues.map(({ name, message }) => ({
    name,
    message: message in texts ? translate(texts, 'fi', message, []) : message,
  }));
  // For example an order that is too small: the cart and the checkout have shown it before.
  for (const message of cart.checkoutWarnings) faults.push({ name: 'cart', message });
  const isWrong = (name: string) => faults.some((one) => one.name === name);
  const isChosen = !isWrong('deliveryDate') && !isWrong('deliveryTime');
  if (isChosen && !cart.hasGiftCardsOnly && !isOffered(values))
    faults.push({ name: 'deliveryTime', message: 'Toimitusaika ei ole enää vapaana' });
  if (!isPayable(String(values.paymentMethodCode), cart))
    faults.push({ name: 'paymentMethodCode', message: 'Maksutapaa ei voi käyttää' });
  return { values, faults };
}
