import type { PropsOf } from '../../core/element/contract';
import { text, url } from '../../core/element/reading/attributes';
import { addressName } from '../../core/element/shared.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'reviews',
  purpose: 'participation',
  summary: 'The reviews of a meat shop product, and a form in which a logged-in customer adds one.',
  wakes: 'load',
  because: 'Who is logged in decides on its form.',
  attributes: {
    productId: text({
      required: true,
      description: 'Id of the product whose reviews are listed.',
      example: '2002',
      holds: 'product-id',
    }),
    productName: text({
      description: 'Name of the product, for the title of the form.',
      example: 'Naudan entrecôte luuton',
    }),
    userName: text({
      description:
        'User name of the logged-in customer, the first nickname in the form; without it a link to the login replaces the form.',
      example: 'grillimestari',
    }),
    loginUrl: url({
      default: '/kirjaudu',
      description: 'Where the link to the login leads.',
      example: '/kirjaudu',
    }),
    addressName,
  },
  // As tall as a row of three placeholders, in one, two or three columns.
  placement: { height: { 0: 763, 656: 541, 992: 318 } },
});
export type ReviewsProps = PropsOf<typeof contract>;
