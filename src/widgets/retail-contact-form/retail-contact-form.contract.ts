import { choice, text } from '../../core/element/reading/attributes';
import { productsEndpoint, successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'retail-contact-form',
  purpose: 'contact',
  summary: 'Complaint about a product, or other feedback, from consumers.',
  wakes: 'idle',
  because: 'Some of its fields load late.',
  attributes: {
    variant: choice(['toggle', 'tabs'], {
      description: 'How visitors choose between complaint and feedback.',
      example: 'tabs',
    }),
    successUrl,
    placeOfPurchase: text({
      description: 'Place of purchase that is filled in and cannot be changed.',
      example: 'Atrian Lihakauppa',
    }),
    productsEndpoint,
  },
  placement: { height: { 0: 1900, 768: 1430 } },
});
