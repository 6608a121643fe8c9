import type { PropsOf } from '../../core/element/contract';
import { useWidget } from '../../core/element/widget-context';
import { FormChoice } from './form-choice';
import type { contract } from './retail-contact-form.contract';
import { complaint, feedback } from './retail-contact-form.form';

/** The shop's own name, so that its customers need not type it [FCOMP-08]. */
const shopName = 'Atrian Lihakauppa';

export function RetailContactForm({
  variant,
  placeOfPurchase,
  ...options
}: PropsOf<typeof contract>) {
  const { brand } = useWidget();
  const end = variant === 'tabs' ? '-tab' : '';
  return (
    <FormChoice
      {...options}
      look={variant}
      legend="/retail-contact/kind"
      forms={[
        { label: `/retail-contact/complaint${end}`, form: complaint },
        { label: `/retail-contact/feedback${end}`, form: feedback },
      ]}
      fixed={{
        PlaceOfPurchase: placeOfPurchase || (brand === 'lihakauppa' ? shopName : undefined),
      }}
    />
  );
}
