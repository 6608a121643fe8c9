import { type Context, Hono } from 'hono';
import type { Values } from '../../src/core/form/field';
import { codeField } from '../../src/core/shop/checkout-address';
import { contract } from '../../src/widgets/checkout/checkout.contract';
import { cartOf } from './cart';
import { readPurchase } from './purchase';
import { paymentPage } from './purchase-pages';
import { type PlacedOrder, type Session, type Store, sessionOf } from './session';

/** Codes of payment methods by their meaning [CHK-06]. */
const methods: Readonly<Record<string, string>> = { FI54: 'MobilePay', FI50: 'Korttimaksu' };

const firstOrder = 10_001;

/** The order of a valid purchase, as the confirmation shows it. */
function orderOf(id: string, cart: ReturnType<typeof cartOf>, values: Values) {
  const say = (name: string) => String(values[name] ?? '');
  const parts = ['firstName', 'lastName', 'streetAddress', 'postalCode', 'city'];
  const isFree = cart.total === '0,00';
  return {
    ...cart,
    id,
    date: new Date().toISOString(),
    email: say('email'),
    phoneNumber: say('phoneNumber'),
    additionalInformation: say('additionalInformation'),
    deliveryAddress: Object.fromEntries(
      parts.map((part) => [part, say(`deliveryAddress.${part}`)]),
    ),
    deliveryDateText: say('deliveryDateText'),
    deliveryTimeText: say('deliveryTimeText'),
    paymentMethod: isFree ? '' : (methods[say('paymentMethodCode')] ?? 'Verkkopankki'),
  };
}

/** The checkout's address in a purchase; only a path of this site. */
const checkoutPath = (given: unknown): string =>
  typeof given === 'string' && /^\/(?![/\\])[\w/-]*$/.test(given) ? given : '/kassa';

/** Leads back to the checkout, whose page says by `maksu` why nothing was paid. */
function goBack(context: Context, checkout: string, postinumero: unknown, maksu: string) {
  const query = new URLSearchParams({ postinumero: String(postinumero ?? ''), maksu });
  return context.redirect(`${checkout}?${query}#maksu`, 303);
}

/** Confirms the order: from now on it is shown, and the cart is empty. */
function confirm(session: Session, placed: PlacedOrder): string {
  placed.isConfirmed = true;
  session.lines.clear();
  session.coupons = [];
  return `/kassa/kiitos?tilaus=${placed.order.id}`;
}

/** The address for purchases; the one call that is an ordinary form. */
const purchase = contract.attributes.purchaseUrl.fallback;
/** The purchase for the list of faults. */
export const purchaseCall = { method: 'POST', path: purchase, fault: 'purchase' } as const;

/** The purchase, the pretended payment, and the orders of the visit. */
export function orderPages(store: Store) {
  // By the orders that there are: a back end that begins with an older store gives no number again.
  const nextId = () =>
    String([...store.sessions.values()].reduce((id, { orders }) => id + orders.size, firstOrder));
  const placedOf = (context: Context): PlacedOrder | undefined =>
    sessionOf(context, store).orders.get(context.req.param('id') ?? '');
  return new Hono()
    .post(purchase, async (context) => {
      const sent = await context.req.parseBody();
      const session = sessionOf(context, store);
      const cart = cartOf(session);
      const checkout = checkoutPath(sent.checkoutUrl);
      // The checkout says so of an empty cart.
      if (cart.lineItemCount === 0) return context.redirect(checkout, 303);
      const { values, fault } = readPurchase(sent, cart);
      if (fault) return goBack(context, checkout, values[codeField], fault);
      const placed: PlacedOrder = {
        order: orderOf(nextId(), cart, values),
        checkout,
        isConfirmed: false,
      };
      const { id, total } = placed.order;
      session.orders.set(id, placed);
      const isFree = total === '0,00';
      return context.redirect(isFree ? confirm(session, placed) : `/maksupalvelu/${id}`, 303);
    })
    .get('/maksupalvelu/:id', (context) => {
      const placed = placedOf(context);
      if (!placed) return context.redirect('/kassa', 303);
      if (placed.isConfirmed)
        return context.redirect(`/kassa/kiitos?tilaus=${placed.order.id}`, 303);
      return context.html(paymentPage(placed));
    })
    .post('/maksupalvelu/:id', async (context) => {
      const placed = placedOf(context);
      if (!placed) return context.redirect('/kassa', 303);
      const { end } = await context.req.parseBody();
      if (end === 'paid' || placed.isConfirmed)
        return context.redirect(confirm(sessionOf(context, store), placed), 303);
      const { postalCode } = placed.order.deliveryAddress;
      return goBack(context, placed.checkout, postalCode, String(end));
    })
    .get('/tilaukset/:id', (context) => {
      const placed = placedOf(context);
      return context.json(placed?.isConfirmed ? placed.order : null);
    });
}
