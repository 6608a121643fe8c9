import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { deliversTo, deliveryDatesAt } from '../data/delivery';
import { cartOf } from './cart';
import { type Store, sessionOf } from './session';
import { refuse, taking } from './validation';

const base = '/api/v1/lihakauppa/checkout';
/** A postal code of the right form that nobody has. */
const unknownCode = '99999';

/** Answers for a postal code: 400 for one of another form, 404 for one that is not known. */
function forCode(context: Context, postalCode: string, answer: () => object): Response {
  if (!/^\d{5}$/.test(postalCode)) return refuse(context, 'postalCode: must be five digits');
  if (postalCode === unknownCode) return refuse(context, 'no such postal code', 404);
  return context.json(answer());
}

/** Codes of payment methods by what they are [CHK-06]. */
const methods: Readonly<Record<string, string>> = { FI54: 'MobilePay', FI50: 'Korttimaksu' };

/** Delivery dates, delivery area and the purchase. */
export function checkoutRoutes(store: Store) {
  const available = (postalCode: string) => () => ({ isAvailable: deliversTo(postalCode) });
  return new Hono()
    .get(`${base}/delivery`, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      return forCode(context, postalCode, () => ({
        dates: deliversTo(postalCode) ? deliveryDatesAt(new Date(), postalCode) : [],
      }));
    })
    .get(`${base}/availability`, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      return forCode(context, postalCode, available(postalCode));
    })
    .post(
      `${base}/availability`,
      taking(v.object({ postalCode: v.string() }), ({ postalCode }, context) =>
        forCode(context, postalCode, available(postalCode)),
      ),
    )
    .post(`${base}/purchase`, async (context) => {
      const { paymentMethodCode } = await context.req.parseBody();
      const session = sessionOf(context, store);
      const { total, lineItemCount } = cartOf(session);
      if (lineItemCount === 0) return context.html(emptyPage, 400);
      session.lines.clear();
      session.coupons = [];
      const method = methods[String(paymentMethodCode)] ?? 'Verkkopankki';
      return context.html(thanksPage(total, total === '0,00' ? 'Ei maksettavaa' : method));
    });
}

const emptyPage = html`<!doctype html>
<html lang="fi"><meta charset="utf-8"><title>Ostoskori on tyhjä</title>
<h1>Ostoskori on tyhjä</h1><p><a href="/tuotteet">Tuotteet</a></p></html>`;

const thanksPage = (total: string, method: string) => html`<!doctype html>
<html lang="fi"><meta charset="utf-8"><title>Kiitos tilauksesta</title>
<h1>Kiitos tilauksesta</h1>
<p>Yhteensä ${total} €. Maksutapa: ${method}.</p>
<p><a href="/">Takaisin kauppaan</a></p></html>`;
