import { printedBlock } from './blocks';

/** How a payment ended that was not made, by what the payment's page says in the address. */
export const paymentMessages: Readonly<Record<string, string>> = {
  peruttu: 'Maksu peruttiin. Ostoskorisi on tallessa, ja voit maksaa uudelleen.',
  epaonnistui: 'Maksu ei onnistunut. Ostoskorisi on tallessa, ja voit yrittää uudelleen.',
};

/** What the confirmation's page says where the back end knows no such order of this visitor. */
export const unknownOrder =
  '<h1>Tilausta ei löytynyt</h1><p class="lead">Tilaus näkyy vain selaimessa, jolla se tehtiin.</p>';

/** The confirmation of an order. */
export const orderText = (order: unknown): string =>
  `${printedBlock('order', { order })}<atria-order-confirmation block-id="order" loading="eager"></atria-order-confirmation>`;
