import { postalCodeOf } from '../../api/postal-code';
import { deliveryTexts } from '../../core/delivery/delivery.texts';
import { flat } from '../../core/form/body';
import { type AnyForm, defineForm } from '../../core/form/define-form';
import type { FieldOptions, Values } from '../../core/form/field';
import { area } from '../../core/form/kinds/area';
import { checkbox, yesOrNo } from '../../core/form/kinds/checkbox';
import { email } from '../../core/form/kinds/email';
import { hidden } from '../../core/form/kinds/hidden';
import { phone } from '../../core/form/kinds/phone';
import { postalCode } from '../../core/form/kinds/postal-code';
import { text } from '../../core/form/kinds/text';
import { personTexts } from '../../core/form/person.texts';
import { checkoutDraft, codeField } from '../../core/shop/checkout-address';
import { texts } from './checkout.texts';

const required = true;

/** An address, by the names of the customer's fields [CHK-08]; autofill uses its `part`. */
const address = (name: string, part: string, own: FieldOptions<string>) => {
  const field = (label: string, token: string) =>
    text(label, { ...own, autoComplete: `${part} ${token}` });
  return {
    [`${name}.firstName`]: field('/person/first-name', 'given-name'),
    [`${name}.lastName`]: field('/person/last-name', 'family-name'),
    [`${name}.streetAddress`]: field('/person/street', 'address-line1'),
    [`${name}.postalCode`]: postalCode('/person/postal-code', {
      ...own,
      autoComplete: `${part} postal-code`,
    }),
    [`${name}.city`]: field('/person/city', 'address-level2'),
  };
};

/** The rows of an address. */
export const addressRows = (name: string) => [
  [`${name}.firstName`, `${name}.lastName`],
  [`${name}.streetAddress`],
  [`${name}.postalCode`, `${name}.city`],
];

const isBilledElsewhere = (values: Values): boolean =>
  values.useDeliveryAddressForBilling === false;
const isDelivered = (values: Values): boolean => !values.hasGiftCardsOnly;
const isDated = (values: Values): boolean => isDelivered(values) && Boolean(values.deliveryDate);
/** Whether date and time belong to another postal code than the delivery's [CHK-14]. */
const isElsewhere = (values: Values): boolean => {
  const code = postalCodeOf(String(values[codeField]));
  const isChosen = isDelivered(values) && Boolean(values.deliveryTime);
  return isChosen && code !== undefined && values.chosenFor !== code;
};

/**
 * The fields of the checkout that the purchase sends, flat, each under its own name [CHK-07]; the
 * stand-in back end checks it by the same form. The delivery's date and time are chosen elsewhere
 * on the page; `chosenFor` and `hasGiftCardsOnly` [CHK-10] only serve to check them and are not
 * sent.
 */
export const details: AnyForm = defineForm({
  name: 'checkout',
  draft: checkoutDraft,
  texts: { ...personTexts, ...deliveryTexts, ...texts },
  label: '/checkout/delivery',
  fields: {
    // First, as on the page; the times are there once a date is chosen.
    deliveryDate: hidden('', { required: isDelivered, label: '/delivery/date' }),
    deliveryTime: hidden('', { required: isDated, label: '/delivery/time' }),
    deliveryDateText: hidden(),
    deliveryTimeText: hidden(),
    chosenFor: hidden('', {
      ...{ wire: null, label: '/delivery/time', required: isElsewhere, isEmpty: () => true },
    }),
    ...address('deliveryAddress', 'shipping', { required }),
    // They belong to the recipient: without the part, browsers omit them from the autofill of the
    // address.
    email: email('/person/email', { required, autoComplete: 'shipping email' }),
    phoneNumber: phone('/person/phone', { required, autoComplete: 'shipping tel' }),
    additionalInformation: area('/checkout/more', {
      hint: '/checkout/more-hint',
      maxLength: 500,
      anySigns: true,
    }),
    hasGiftCardsOnly: hidden(false, { wire: null }),
    // Ticked at first [CHK-09].
    useDeliveryAddressForBilling: checkbox('/checkout/same', { start: true, wire: yesOrNo }),
    ...address('billingAddress', 'billing', {
      required: isBilledElsewhere,
      listedAs: '/checkout/billed',
    }),
    paymentMethodCode: hidden(),
  },
  body: flat(),
});
