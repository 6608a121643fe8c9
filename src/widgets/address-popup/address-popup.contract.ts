import { requiredText } from '../../api/schema';
import type { PropsOf } from '../../core/element/contract';
import { list, url } from '../../core/element/reading/attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'address-popup',
  purpose: 'shop',
  summary:
    'Asks a logged-in customer without an address for one, in a window that closes once it is saved. It belongs on every page of the shop.',
  unseen: 'Not shown to editors: it opens by itself for customers who have given no address.',
  wakes: 'load',
  because: 'It opens by itself for a customer whose address is missing.',
  attributes: {
    logoutUrl: url({
      default: '/kirjaudu-ulos',
      description:
        "Where customers log out who give no address now. A link to it, anywhere on the page, also removes the customer's data from the browser.",
      example: '/kirjaudu-ulos',
    }),
    excludedPaths: list(requiredText, {
      default: ['/asiakaspalvelu', '/tietosuoja'],
      description:
        'Paths of pages that can be read without giving the address, such as help and privacy.',
      example: '["/asiakaspalvelu", "/tietosuoja"]',
    }),
  },
  // It takes no space in the page, and opens by itself.
  placement: { eager: true },
});
export type AddressPopupProps = PropsOf<typeof contract>;
