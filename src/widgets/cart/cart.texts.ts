import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/cart/heading': one('Ostoskori', 'Shopping cart', 'Varukorg', 'Warenkorb'),
  '/cart/empty': one(
    'Ostoskorisi on tyhjä.',
    'Your cart is empty.',
    'Din varukorg är tom.',
    'Ihr Warenkorb ist leer.',
  ),
  '/cart/load-failed': one(
    'Ostoskorin lataaminen epäonnistui.',
    'The cart could not be loaded.',
    'Varukorgen kunde inte laddas.',
    'Der Warenkorb konnte nicht geladen werden.',
  ),
  '/cart/checkout': one(
    'Jatka tilaustietoihin',
    'Continue to order details',
    'Fortsätt till beställningsuppgifter',
    'Weiter zu den Bestelldaten',
  ),
  '/cart/continue': one(
    'Jatka ostoksia',
    'Continue shopping',
    'Fortsätt handla',
    'Weiter einkaufen',
  ),
  '/cart/quantity': one('Määrä', 'Quantity', 'Antal', 'Menge'),
  '/cart/price': one('Hinta', 'Price', 'Pris', 'Preis'),
  '/cart/full-price': one('Ilman alennusta', 'Without discount', 'Utan rabatt', 'Ohne Rabatt'),
  '/cart/quantity-failed': one(
    'Tapahtui virhe päivitettäessä lukumäärää.',
    'The quantity could not be updated.',
    'Antalet kunde inte uppdateras.',
    'Die Menge konnte nicht aktualisiert werden.',
  ),
  '/cart/updated': one(
    'Ostoskori päivitetty',
    'The cart was updated',
    'Varukorgen har uppdaterats',
    'Der Warenkorb wurde aktualisiert',
  ),
  '/cart/summary': one('Yhteenveto', 'Summary', 'Sammanfattning', 'Zusammenfassung'),
  '/cart/subtotal': one(
    'Tuotteet yhteensä',
    'Products in total',
    'Produkter totalt',
    'Produkte gesamt',
  ),
  '/cart/discount': one('Alennus', 'Discount', 'Rabatt', 'Rabatt'),
  '/cart/shipping': one('Toimitus', 'Delivery', 'Leverans', 'Lieferung'),
  '/cart/handling': one(
    'Käsittelymaksu',
    'Handling fee',
    'Expeditionsavgift',
    'Bearbeitungsgebühr',
  ),
  '/cart/gift-card': one(
    'Käytetty lahjakortti',
    'Used gift card',
    'Använt presentkort',
    'Eingelöster Gutschein',
  ),
  '/cart/loyalty': one(
    'Kanta-asiakaskuponki',
    'Loyalty coupon',
    'Stamkundskupong',
    'Treuegutschein',
  ),
  '/cart/refund': one('Hyvityskoodi', 'Refund code', 'Återbetalningskod', 'Erstattungscode'),
  '/cart/vat': {
    fi: (percent: string) => `Sisältää ALV ${percent} %`,
    en: (percent: string) => `Includes VAT ${percent} %`,
    se: (percent: string) => `Inklusive moms ${percent} %`,
    de: (percent: string) => `Inklusive MwSt. ${percent} %`,
  },
  '/cart/total': one('Yhteensä', 'Total', 'Totalt', 'Gesamt'),
  '/cart/coupon': one('Etukoodi', 'Discount code', 'Rabattkod', 'Rabattcode'),
  '/cart/coupon-add': one('Lisää', 'Add', 'Lägg till', 'Hinzufügen'),
  '/cart/coupons': one(
    'Käytössä olevat etukoodit',
    'Codes in use',
    'Använda koder',
    'Verwendete Codes',
  ),
  '/cart/coupon-empty': one(
    'Ole hyvä ja syötä etukoodi.',
    'Please enter a code.',
    'Vänligen ange en rabattkod.',
    'Bitte geben Sie einen Code ein.',
  ),
  '/cart/coupon-used': one(
    'Etukoodi on jo syötetty.',
    'The code has been entered already.',
    'Rabattkoden har redan angetts.',
    'Der Code wurde bereits eingegeben.',
  ),
  '/cart/coupon-invalid': one(
    'Etukoodi on virheellinen tai se ei ole voimassa.',
    'The code is wrong or not valid.',
    'Rabattkoden är felaktig eller inte giltig.',
    'Der Code ist falsch oder nicht gültig.',
  ),
  '/cart/coupon-failed': one(
    'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    'Something went wrong. Please try again.',
    'Ett fel inträffade. Försök igen.',
    'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  ),
});
