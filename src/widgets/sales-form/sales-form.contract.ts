import { choice, text } from '../../core/element/reading/attributes';
import { productsEndpoint, successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'sales-form',
  purpose: 'contact',
  summary: 'Feedback and other matters of food-service customers, to the sales team.',
  wakes: 'idle',
  because: 'Some of its fields load late.',
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
  placement: { height: { 0: 1253, 404: 950 } },
});
