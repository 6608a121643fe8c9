import { choice, text } from '../../core/element/attributes';
import { widgetContract } from '../../core/element/contract';
import { captchaSlots, productsEndpoint, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'sales-form',
  purpose: 'contact',
  summary: 'Feedback and other matters of food-service customers, to the sales team.',
  attributes: {
    formType: choice(['Feedback', 'Other'], {
      description: 'The matter that is chosen at the start.',
      example: 'Other',
    }),
    successUrl,
    requiredText: text({
      description: 'Message at an empty required field, instead of the usual one.',
      example: 'Täytä tämä kenttä',
    }),
    invalidEmailText: text({
      description: 'Message at an ill-formed e-mail address, instead of the usual one.',
      example: 'Tarkista sähköpostiosoite',
    }),
    productsEndpoint,
  },
  events: formEvents,
  slots: captchaSlots,
  calls: ['GET /api/search/all-products', 'POST /api/fs/salesform'],
  placement: { height: { 0: 1253, 404: 950 } },
});
