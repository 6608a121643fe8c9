import { type AnyForm, requestOf } from '../../src/core/form/define-form';
import { contract } from '../../src/widgets/checkout/checkout.contract';
import { details } from '../../src/widgets/checkout/checkout.form';
import { sampleValues } from './sample-values';

// The one call that no client makes: an ordinary form, which leaves the page.

export const purchaseForm: AnyForm = details;
export const purchasePath: string = contract.attributes.purchaseUrl.fallback;

/** What the checkout posts, as the fields of a form: texts all of them. */
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
