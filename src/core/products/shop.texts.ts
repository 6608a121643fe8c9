import { defineTexts } from '../i18n/texts';

export const shopTexts = defineTexts({
  '/shop/buy': ['Lisää ostoskoriin', 'Add to cart', 'Lägg i varukorgen', 'In den Warenkorb'],
  '/shop/added': [
    'Tuote lisätty ostoskoriin',
    'Added to the cart',
    'Produkten har lagts i varukorgen',
    'In den Warenkorb gelegt',
  ],
  '/shop/to-cart': ['Ostoskoriin', 'To the cart', 'Till varukorgen', 'Zum Warenkorb'],
  '/shop/failed': [
    'Tapahtui virhe',
    'Something went wrong',
    'Ett fel inträffade',
    'Ein Fehler ist aufgetreten',
  ],
  '/shop/blocked': [
    'Tuote odottaa kaupassa: se on korissasi, kun jatkat sinne.',
    'It waits in the shop: it is in your cart once you go on there.',
    'Den väntar i butiken: den ligger i din varukorg när du fortsätter dit.',
    'Es wartet im Shop: Es liegt in Ihrem Warenkorb, sobald Sie dorthin weitergehen.',
  ],
  '/shop/go-on': [
    'Jatka kauppaan',
    'Go on to the shop',
    'Fortsätt till butiken',
    'Weiter zum Shop',
  ],
  '/shop/sold-out': [
    'Tuote on juuri nyt loppuunmyyty',
    'The product is sold out right now',
    'Produkten är slutsåld just nu',
    'Das Produkt ist zurzeit ausverkauft',
  ],
  '/shop/quick-view': ['Pikakatselu', 'Quick view', 'Snabbvy', 'Schnellansicht'],
  '/shop/not-added': [
    'Tuotetta ei lisätty ostoskoriin.',
    'The product was not added to the cart.',
    'Produkten lades inte i varukorgen.',
    'Das Produkt wurde nicht in den Warenkorb gelegt.',
  ],
  '/shop/load-failed': [
    'Tuotteen lataaminen epäonnistui.',
    'The product could not be loaded.',
    'Produkten kunde inte laddas.',
    'Das Produkt konnte nicht geladen werden.',
  ],
  '/shop/to-product': [
    'Siirry tuotesivulle',
    'Go to the product page',
    'Till produktsidan',
    'Zur Produktseite',
  ],
  '/shop/in-stock': ['Varastossa', 'In stock', 'I lager', 'Auf Lager'],
  '/shop/stock': ['Varastossa {0}', '{0} in stock', '{0} i lager', '{0} auf Lager'],
  '/shop/recommended': [
    'Suositushinta',
    'Recommended price',
    'Rekommenderat pris',
    'Empfohlener Preis',
  ],
});
