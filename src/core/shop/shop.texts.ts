import { defineTexts } from '../i18n/texts';

export const shopTexts = defineTexts({
  '/shop/buy': {
    fi: 'Lisää ostoskoriin',
    en: 'Add to cart',
    se: 'Lägg i varukorgen',
    de: 'In den Warenkorb',
  },
  '/shop/quantity': { fi: 'Määrä', en: 'Quantity', se: 'Antal', de: 'Menge' },
  '/shop/added': {
    fi: 'Tuote lisätty ostoskoriin',
    en: 'Added to the cart',
    se: 'Produkten har lagts i varukorgen',
    de: 'In den Warenkorb gelegt',
  },
  '/shop/to-cart': {
    fi: 'Ostoskoriin',
    en: 'To the cart',
    se: 'Till varukorgen',
    de: 'Zum Warenkorb',
  },
  '/shop/failed': {
    fi: 'Tapahtui virhe',
    en: 'Something went wrong',
    se: 'Ett fel inträffade',
    de: 'Ein Fehler ist aufgetreten',
  },
  '/shop/blocked': {
    fi: 'Selaimesi ei päästä kaupan ostoskoriin tältä sivustolta. Tuote lisätään, kun jatkat kauppaan.',
    en: 'Your browser does not let this site use the shop’s cart. The product is added when you go on to the shop.',
    se: 'Din webbläsare släpper inte in den här webbplatsen i butikens varukorg. Produkten läggs till när du fortsätter till butiken.',
    de: 'Ihr Browser lässt diese Website nicht in den Warenkorb des Shops. Das Produkt wird hinzugefügt, wenn Sie zum Shop weitergehen.',
  },
  '/shop/go-on': {
    fi: 'Jatka kauppaan',
    en: 'Go on to the shop',
    se: 'Fortsätt till butiken',
    de: 'Weiter zum Shop',
  },
  '/shop/sold-out': {
    fi: 'Tuote on juuri nyt loppuunmyyty',
    en: 'The product is sold out right now',
    se: 'Produkten är slutsåld just nu',
    de: 'Das Produkt ist zurzeit ausverkauft',
  },
  '/shop/quick-view': { fi: 'Pikakatselu', en: 'Quick view', se: 'Snabbvy', de: 'Schnellansicht' },
  '/shop/load-failed': {
    fi: 'Tuotteen lataaminen epäonnistui.',
    en: 'The product could not be loaded.',
    se: 'Produkten kunde inte laddas.',
    de: 'Das Produkt konnte nicht geladen werden.',
  },
  '/shop/to-product': {
    fi: 'Siirry tuotesivulle',
    en: 'Go to the product page',
    se: 'Till produktsidan',
    de: 'Zur Produktseite',
  },
  '/shop/in-stock': { fi: 'Varastossa', en: 'In stock', se: 'I lager', de: 'Auf Lager' },
  '/shop/stock': {
    fi: (stock: number) => `Varastossa ${stock}`,
    en: (stock: number) => `${stock} in stock`,
    se: (stock: number) => `${stock} i lager`,
    de: (stock: number) => `${stock} auf Lager`,
  },
  '/shop/reviews': {
    fi: (count: number) => (count === 1 ? '1 arvostelu' : `${count} arvostelua`),
    en: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    se: (count: number) => (count === 1 ? '1 recension' : `${count} recensioner`),
    de: (count: number) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`),
  },
  '/shop/original': {
    fi: 'Alkuperäinen hinta',
    en: 'Original price',
    se: 'Ursprungligt pris',
    de: 'Ursprünglicher Preis',
  },
  '/shop/recommended': {
    fi: 'Suositushinta',
    en: 'Recommended price',
    se: 'Rekommenderat pris',
    de: 'Empfohlener Preis',
  },
});
