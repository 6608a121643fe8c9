import { DateField } from '../../core/form/date-field';
import { FileField } from '../../core/form/file-field';
import { styles } from '../../core/form/form.styles';
import { ProductSelectField } from '../../core/form/product-select-field';
import { RadioField } from '../../core/form/radio-field';
import { TextAreaField } from '../../core/form/text-area-field';
import { TextField } from '../../core/form/text-field';
import { useTexts } from '../../core/i18n/use-texts';
import { heading } from '../../core/style/heading.styles';
import type { Kind } from './retail-contact.model';
import { texts } from './retail-contact-form.texts';

/** Product, and for a complaint what its package says [FCOMP-03, FCOMP-06]. */
export function ProductPart({ kind, placeLocked }: { kind: Kind; placeLocked: boolean }) {
  const t = useTexts(texts);
  const complaint = kind === 'complaint';
  return (
    <fieldset className={styles.group}>
      <legend className={heading.block}>{t('/retail-contact/product-part')}</legend>
      <div className={styles.columns}>
        <ProductSelectField name="product" label={t('/retail-contact/product')} />
        {complaint && (
          <>
            <DateField name="ExpirationDate" label={t('/retail-contact/expiration')} span={3} />
            <TextField
              name="BatchNumber"
              label={t('/retail-contact/batch')}
              span={3}
              autoComplete="off"
            />
            <TextField
              name="PlaceOfPurchase"
              label={t('/retail-contact/place')}
              readOnly={placeLocked}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

/** The message, and for a complaint pictures of the product [FCOMP-05]. */
export function MessagePart({ kind }: { kind: Kind }) {
  const t = useTexts(texts);
  return (
    <fieldset className={styles.group}>
      <legend className={heading.block}>{t('/retail-contact/message-part')}</legend>
      <TextAreaField name="Message" label={t('/retail-contact/message')} />
      {kind === 'complaint' && (
        <FileField
          name="files"
          label={t('/retail-contact/files')}
          hint={t('/retail-contact/files-hint')}
          types={['image/jpeg', 'image/png']}
          most={3}
        />
      )}
    </fieldset>
  );
}

/** Who writes and how to answer. */
export function PersonPart() {
  const t = useTexts(texts);
  const contacts = [
    { value: 'email', label: t('/retail-contact/by-email') },
    { value: 'phone', label: t('/retail-contact/by-phone') },
    { value: 'none', label: t('/retail-contact/no-contact') },
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={heading.block}>{t('/retail-contact/person-part')}</legend>
      <div className={styles.columns}>
        <TextField
          name="Firstname"
          label={t('/retail-contact/firstname')}
          span={3}
          autoComplete="given-name"
        />
        <TextField
          name="Lastname"
          label={t('/retail-contact/lastname')}
          span={3}
          autoComplete="family-name"
        />
        <TextField
          name="StreetAddress"
          label={t('/retail-contact/street')}
          autoComplete="street-address"
        />
        <TextField
          name="PostalCode"
          label={t('/retail-contact/postal-code')}
          span={2}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField
          name="City"
          label={t('/retail-contact/city')}
          span={4}
          autoComplete="address-level2"
        />
        <RadioField name="contact" label={t('/retail-contact/contact')} options={contacts} />
        <TextField
          name="Email"
          label={t('/retail-contact/email')}
          span={3}
          type="email"
          autoComplete="email"
        />
        <TextField
          name="Phone"
          label={t('/retail-contact/phone')}
          span={3}
          type="tel"
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
}
