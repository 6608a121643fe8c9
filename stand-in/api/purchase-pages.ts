import { html } from 'hono/html';
import type { PlacedOrder } from './session';

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="fi"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/host/icons/lihakauppa.svg" type="image/svg+xml">
<link rel="stylesheet" href="/host/site/lihakauppa.css"></head>
<body><main class="wrap band"><h1>${title}</h1>${content}</main></body></html>`;

/** The shop has failed: the cart is kept, and can be ordered again. */
export const failedPage = page(
  'Tilausta ei voitu ottaa vastaan',
  html`<p>Kaupassa on häiriö. Ostoskorisi ja tietosi ovat tallessa.</p>
<p><a class="button" href="/kassa#maksu">Takaisin maksamaan</a></p>`,
);

/** A pretended payment provider's page: it asks how the payment shall end. */
export const paymentPage = ({ order }: PlacedOrder) =>
  page(
    'Harjoitusmaksu',
    html`<p class="lead">${order.paymentMethod}: tilaus ${order.id}, ${order.total} €.
Tämä sivu esittää maksupalvelua. Rahaa ei liiku.</p>
<form method="post" class="buttons">
<button class="button" name="end" value="paid">Maksa</button>
<button class="button button-quiet" name="end" value="peruttu">Peruuta</button>
<button class="button button-quiet" name="end" value="epaonnistui">Anna maksun epäonnistua</button>
</form>`,
  );
