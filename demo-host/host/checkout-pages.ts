import { type Context, Hono, type Next } from 'hono';
import type { Backend } from '../../stand-in/api/app';
import { askAs } from './ask-as';
import { orderText, paymentMessages, unknownOrder } from './order-text';
import { pageAt } from './pages';
import { placeOf } from './site';

/** Pages of the checkout with the back end's data of this visitor, as a CMS prints them. */
export function checkoutPages(
  backend: Backend,
  show: (context: Context, page: string) => Promise<Response>,
): Hono {
  const orderOf = async (context: Context): Promise<object | null> => {
    const id = context.req.query('tilaus');
    if (!id) return null;
    const path = `/tilaukset/${encodeURIComponent(id)}`;
    return (await askAs(backend, context.req.raw, path)).json();
  };
  const page = (context: Context, next: Next, given: Record<string, string>) => {
    const place = placeOf(context.req.raw);
    const found = place.site === 'lihakauppa' ? pageAt(place, given) : undefined;
    return found ? show(context, found) : next();
  };
  return new Hono()
    .get('/kassa', (context, next) =>
      page(context, next, { message: paymentMessages[context.req.query('maksu') ?? ''] ?? '' }),
    )
    .get('/kassa/kiitos', async (context, next) => {
      const order = await orderOf(context);
      return page(context, next, { order: order ? orderText(order) : unknownOrder });
    });
}
