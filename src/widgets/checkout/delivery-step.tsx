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

/** Who gets it, where, when, and who is billed [CHK-03, CHK-09]. */
export function DeliveryStep() {
  const isSame = useFormPart(({ values }) => values.useDeliveryAddressForBilling !== false);
  return (
    <>
      <ErrorSummary />
      <StarNote />
      <FormRows rows={delivery} />
      <div className={styles.slot}>
        <slot name="delivery-time" />
      </div>
      <FormRows rows={isSame ? sameBilling : ownBilling} />
    </>
  );
}
