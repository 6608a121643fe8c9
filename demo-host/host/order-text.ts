import { printedBlock } from './blocks';

/** Why an order was not paid, by what the back end says in the address. */
export const paymentMessages: Readonly<Record<string, string>> = {
  peruttu: 'Maksu peruttiin. Ostoskorisi on tallessa, ja voit maksaa uudelleen.',
  epaonnistui: 'Maksu ei onnistunut. Ostoskorisi on tallessa, ja voit yrittää uudelleen.',
  ostoskori: 'Tilausta ei tehty eikä mitään veloitettu. Syy on alla.',
  tiedot: 'Tilausta ei tehty eikä mitään veloitettu. Tarkista toimitustiedot.',
  toimitusaika: 'Toimitusaika ei ole enää vapaana. Valitse uusi aika, niin voit tilata.',
  maksutapa: 'Valitsemaasi maksutapaa ei voi käyttää. Valitse toinen ja tilaa uudelleen.',
};

/** What the confirmation's page says where the back end knows no such order of this visitor. */
export const unknownOrder =
  '<h1>Tilausta ei löytynyt</h1><p class="lead">Tilaus näkyy vain selaimessa, jolla se tehtiin.</p>';

/** The confirmation of an order. */
export const orderText = (order: unknown): string =>
  `${printedBlock('order', { order })}<atria-order-confirmation block-id="order" loading="eager"></atria-order-confirmation>`;
