import { formWidget } from '../../core/form/form-widget';
import { contract } from './retail-contact-form.contract';
import { complaint, feedback } from './retail-contact-form.form';

/** The shop's own name, so that its customers need not type it [FCOMP-08]. */
const shopName = 'Atrian Lihakauppa';

export const widget = formWidget(contract, ({ variant, placeOfPurchase, ...options }, brand) => {
  const end = variant === 'tabs' ? '-tab' : '';
  return {
    ...options,
    look: variant,
    legend: '/retail-contact/kind',
    forms: [
      { label: `/retail-contact/complaint${end}`, form: complaint },
      { label: `/retail-contact/feedback${end}`, form: feedback },
    ],
    fixed: {
      PlaceOfPurchase: placeOfPurchase || (brand === 'lihakauppa' ? shopName : undefined),
    },
  };
});
