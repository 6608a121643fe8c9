import { useWidget } from '../../core/element/widget-context';
import { FormChoice } from '../../core/form/form-choice';
import { ProductsEndpoint } from '../../core/form/form-context';
import { useTexts } from '../../core/i18n/use-texts';
import type { RetailContactFormProps } from './retail-contact-form.contract';
import { complaint, feedback } from './retail-contact-form.form';
import { texts } from './retail-contact-form.texts';

/** The shop's own name, which its customers need not type [FCOMP-08]. */
const shopName = 'Atrian Lihakauppa';

export function RetailContactForm({
  variant,
  successUrl,
  placeOfPurchase,
  productsEndpoint,
}: RetailContactFormProps) {
  const t = useTexts(texts);
  const { brand } = useWidget();
  const place = placeOfPurchase || (brand === 'lihakauppa' ? shopName : undefined);
  const end = variant === 'tabs' ? '-tab' : '';
  return (
    <ProductsEndpoint value={productsEndpoint}>
      <FormChoice
        legend={t('/retail-contact/kind')}
        look={variant}
        forms={[
          { label: t(`/retail-contact/complaint${end}`), form: complaint },
          { label: t(`/retail-contact/feedback${end}`), form: feedback },
        ]}
        successUrl={successUrl}
        fixed={{ PlaceOfPurchase: place }}
      />
    </ProductsEndpoint>
  );
}
