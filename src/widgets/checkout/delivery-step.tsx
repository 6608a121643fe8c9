import { ErrorSummary } from '../../core/form/error-summary';
import { useFormPart } from '../../core/form/form-context';
import { FormRows, StarNote } from '../../core/form/form-rows';
import { addressRows } from './checkout.form';
import { styles } from './checkout.styles';

// The rows of a part each; what is asked and checked is the same form.
const delivery = [
  { legend: '/checkout/who', rows: addressRows('deliveryAddress') },
  { legend: '/checkout/contact', rows: [['email', 'phoneNumber'], ['additionalInformation']] },
];
const billing = (rows: readonly (readonly string[])[]) => [
  { legend: '/checkout/billing', rows: [['useDeliveryAddressForBilling'], ...rows] },
];
const sameBilling = billing([]);
const ownBilling = billing(addressRows('billingAddress'));

/** When it is brought, who gets it and where, and who is billed [CHK-03, CHK-09]. */
export function DeliveryStep() {
  const isSame = useFormPart(({ values }) => values.useDeliveryAddressForBilling !== false);
  return (
    <>
      <ErrorSummary />
      {/* First, so that who cannot be delivered to is told before there is anything to fill in. */}
      <div className={styles.slot}>
        <slot name="delivery-time" />
      </div>
      <StarNote />
      <FormRows rows={delivery} />
      <FormRows rows={isSame ? sameBilling : ownBilling} />
    </>
  );
}
