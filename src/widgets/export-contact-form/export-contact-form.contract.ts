import { text } from '../../core/element/reading/attributes';
import { customerId, successText } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'export-contact-form',
  purpose: 'contact',
  summary: 'A contact request to the export team, with thanks in place.',
  wakes: 'touch',
  attributes: {
    contentId: text({
      description: 'Id of the content, such as a product, that the request is sent with.',
      example: '4102',
      holds: 'content',
    }),
    customerId,
    errorText: text({
      description: 'Text on the button after a failed send; it sends again.',
      example: 'Something went wrong. Please try again.',
    }),
    successText,
  },
  placement: { height: { 0: 813, 404: 612 } },
});
