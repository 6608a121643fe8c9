import { type PropsOf, widgetContract } from '../../core/element/contract';
import { choice } from '../../core/element/reading/attributes';
import { shopUrl } from '../../core/element/shared.attributes';

export const contract = widgetContract({
  name: 'cart-sync',
  purpose: 'shop',
  summary: 'Keeps the cart of the main sites and of the shop the same; it shows nothing.',
  wakes: 'load',
  because: 'It keeps the carts of two sites the same.',
  attributes: {
    shopUrl,
    role: choice(['main', 'shop'], {
      description: 'Which side this page is: main asks for the cart, shop answers.',
      example: 'shop',
    }),
  },
  placement: { eager: true },
});
export type CartSyncProps = PropsOf<typeof contract>;
