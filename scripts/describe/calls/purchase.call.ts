import { type AnyForm, requestOf } from '../../../src/core/form/define-form';
import { contract } from '../../../src/widgets/checkout/checkout.contract';
import { details } from '../../../src/widgets/checkout/checkout.form';
import { sampleValues } from './sample-values';

// The one call without a client: an ordinary form, which leaves the page.

export const purchaseForm: AnyForm = details;
export const purchasePath: string = contract.attributes.purchaseUrl.fallback;

/** Descriptions of its parts. */
export const purchaseParts: Readonly<Record<string, string>> = {
  phoneNumber: 'Phone number, as it was typed.',
  additionalInformation: 'What the driver should know, such as the code of a door.',
  deliveryDate: 'The chosen date, by its `value`; empty for a cart of gift cards only.',
  deliveryTime: 'The chosen time, by its `value`; empty for a cart of gift cards only.',
  deliveryDateText: 'The same date, as the visitor has read it.',
  deliveryTimeText: 'The same time, as the visitor has read it.',
  useDeliveryAddressForBilling:
    '`true` or `false`, as a text; with `false` the billing address is filled in.',
  paymentMethodCode:
    "One of the checkout's `payment-methods`; the cart's `sveaPaymentsPaymentMethodCode` where nothing is to pay.",
  checkoutUrl:
    'Address of the checkout, for the way back from a payment that was not made. Follow it within your own site only.',
};

/** The checkout's posted values as the fields of a form: all of them texts. */
export const purchaseSample = (): Readonly<Record<string, string>> => ({
  ...(requestOf(
    details,
    {
      ...sampleValues(details),
      deliveryDate: '2026-11-23',
      deliveryTime: '2026-11-23T08:00',
      deliveryDateText: 'ma 23.11.',
      deliveryTimeText: '08:00–12:00',
      paymentMethodCode: 'FI54',
    },
    '',
  ) as Record<string, string>),
  checkoutUrl: '/kassa',
  __RequestVerificationToken: 'token',
});
