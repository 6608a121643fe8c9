import { keepPostalCode } from '../../core/delivery/delivery-store';
import { useWidget } from '../../core/element/widget-context';
import { Form } from '../../core/form/form';
import { useTexts } from '../../core/i18n/use-texts';
import { setCustomer, useCustomer } from '../../core/state/customer.atoms';
import { Link } from '../../core/ui/link';
import { Modal } from '../../core/ui/modal';
import { type AddressAnswer, address as form } from './address.form';
import { styles } from './address-dialog.styles';
import { texts } from './address-popup.texts';

/** The forced dialog with the form: it closes once the customer has an address [CHK-16, CHK-20]. */
export function AddressDialog({ logoutUrl }: { readonly logoutUrl: string }) {
  const t = useTexts(texts);
  const { announce } = useWidget();
  const customer = useCustomer();
  const { deliveryAddress: to, billingAddress: account } = customer;
  const take = ({ address, phoneNumber }: AddressAnswer) => {
    keepPostalCode(address.postalCode);
    setCustomer({ ...customer, deliveryAddress: address, phoneNumber });
    announce(t('/address/saved'));
  };
  return (
    <Modal forced title={t('/address/heading')} onClose={() => {}}>
      <div className={styles.content}>
        <Form
          form={form}
          head={<p>{t('/address/text')}</p>}
          start={{
            firstName: to.firstName || account.firstName,
            lastName: to.lastName || account.lastName,
            postalCode: to.postalCode,
            city: to.city,
          }}
          onSuccess={(_, answer) => take(answer as AddressAnswer)}
        />
        <p className={styles.logout}>
          <span>{t('/address/later')}</span> <Link href={logoutUrl}>{t('/address/logout')}</Link>
        </p>
      </div>
    </Modal>
  );
}
