import { defineTexts } from '../i18n/texts';

export const cartTroubleTexts = defineTexts({
  '/shop/slow': {
    fi: 'Kauppa vastaa tavallista hitaammin. Odotamme yhä vastausta.',
    en: 'The shop is slower than usual. We are still waiting for its answer.',
    se: 'Butiken svarar långsammare än vanligt. Vi väntar fortfarande på svar.',
    de: 'Der Shop antwortet langsamer als sonst. Wir warten noch auf die Antwort.',
  },
  '/shop/lost': {
    fi: 'Nämä tuotteet ovat kadonneet ostoskorista:',
    en: 'These products have gone from the cart:',
    se: 'De här produkterna har försvunnit ur varukorgen:',
    de: 'Diese Produkte sind nicht mehr im Warenkorb:',
  },
  '/shop/put-back': {
    fi: 'Palauta ostoskoriin',
    en: 'Put back in the cart',
    se: 'Lägg tillbaka i varukorgen',
    de: 'Zurück in den Warenkorb',
  },
  '/shop/leave-out': {
    fi: 'Jätä pois',
    en: 'Leave out',
    se: 'Utelämna',
    de: 'Weglassen',
  },
  '/shop/put-back-failed': {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Ett fel inträffade. Försök igen.',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  },
});
