import { defineTexts } from '../i18n/texts';

export const cartTroubleTexts = defineTexts({
  '/shop/slow': [
    'Kauppa vastaa tavallista hitaammin. Odotamme yhä vastausta.',
    'The shop is slower than usual. We are still waiting for its answer.',
    'Butiken svarar långsammare än vanligt. Vi väntar fortfarande på svar.',
    'Der Shop antwortet langsamer als sonst. Wir warten noch auf die Antwort.',
  ],
  '/shop/lost': [
    'Nämä tuotteet ovat kadonneet ostoskorista:',
    'These products have gone from the cart:',
    'De här produkterna har försvunnit ur varukorgen:',
    'Diese Produkte sind nicht mehr im Warenkorb:',
  ],
  '/shop/pieces': [
    '{0} kpl',
    (count: number) => (count === 1 ? '1 pc' : `${count} pcs`),
    '{0} st.',
    '{0} Stück',
  ],
  '/shop/put-back': [
    'Palauta ostoskoriin',
    'Put back in the cart',
    'Lägg tillbaka i varukorgen',
    'Zurück in den Warenkorb',
  ],
  '/shop/leave-out': ['Jätä pois', 'Leave out', 'Utelämna', 'Weglassen'],
});
