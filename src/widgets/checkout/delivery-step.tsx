import type { AnyForm } from '../../core/form/define-form';
import { ErrorSummary } from '../../core/form/error-summary';
import { useFormPart } from '../../core/form/form-context';
import { FormRows } from '../../core/form/form-rows';
import { addressRows, details } from './checkout.form';
import { styles } from './checkout.styles';

const rows = {
  delivery: [
    { legend: '/checkout/who', rows: addressRows('deliveryAddress') },
    {
      legend: '/checkout/contact',
      rows: [['email', 'phoneNumber'], ['additionalInformation']],
    },
  ],
  same: ['useDeliveryAddressForBilling'],
  billing: addressRows('billingAddress'),
};

// The rows of a part each; what is asked and checked is the same form.
const part = (shown: AnyForm['rows']): AnyForm => ({ ...details, rows: shown });
const delivery = part(rows.delivery);
const sameBilling = part([{ legend: '/checkout/billing', rows: [rows.same] }]);
const ownBilling = part([{ legend: '/checkout/billing', rows: [rows.same, ...rows.billing] }]);

/** Who gets it, where, when, and who is billed [CHK-03, CHK-09]. */
export function DeliveryStep() {
  const isSame = useFormPart(({ values }) => values.useDeliveryAddressForBilling !== false);
  return (
    <>
      <ErrorSummary />
      <FormRows form={delivery} />
      <div className={styles.slot}>
        <slot name="delivery-time" />
      </div>
      <FormRows form={isSame ? sameBilling : ownBilling} />
    </>
  );
}
