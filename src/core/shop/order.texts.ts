import { defineTexts } from '../i18n/texts';

/** Texts about a cart in several places, and about an order. */
export const orderTexts = defineTexts({
  '/order/empty': [
    'Ostoskorisi on tyhjä.',
    'Your cart is empty.',
    'Din varukorg är tom.',
    'Ihr Warenkorb ist leer.',
  ],
  '/order/load-failed': [
    'Ostoskorin lataaminen epäonnistui.',
    'The cart could not be loaded.',
    'Varukorgen kunde inte laddas.',
    'Der Warenkorb konnte nicht geladen werden.',
  ],
  '/order/continue': ['Jatka ostoksia', 'Continue shopping', 'Fortsätt handla', 'Weiter einkaufen'],
  '/order/checkout': [
    'Jatka tilaustietoihin',
    'Continue to order details',
    'Fortsätt till beställningsuppgifter',
    'Weiter zu den Bestelldaten',
  ],
  '/order/summary': ['Yhteenveto', 'Summary', 'Sammanfattning', 'Zusammenfassung'],
  '/order/subtotal': [
    'Tuotteet yhteensä',
    'Products in total',
    'Produkter totalt',
    'Produkte gesamt',
  ],
  '/order/discount': ['Alennus', 'Discount', 'Rabatt', 'Rabatt'],
  '/order/shipping': ['Toimitus', 'Delivery', 'Leverans', 'Lieferung'],
  '/order/handling': ['Käsittelymaksu', 'Handling fee', 'Expeditionsavgift', 'Bearbeitungsgebühr'],
  '/order/gift-card': [
    'Käytetty lahjakortti',
    'Used gift card',
    'Använt presentkort',
    'Eingelöster Gutschein',
  ],
  '/order/loyalty': ['Kanta-asiakaskuponki', 'Loyalty coupon', 'Stamkundskupong', 'Treuegutschein'],
  '/order/refund': ['Hyvityskoodi', 'Refund code', 'Återbetalningskod', 'Erstattungscode'],
  '/order/vat': [
    'Sisältää ALV {0} %',
    'Includes VAT {0} %',
    'Inklusive moms {0} %',
    'Inklusive MwSt. {0} %',
  ],
  '/order/total': ['Yhteensä', 'Total', 'Totalt', 'Gesamt'],
  '/order/quantity': ['Määrä', 'Quantity', 'Antal', 'Menge'],
  '/order/add': ['Lisää tuotteita', 'Add products', 'Lägg till produkter', 'Produkte hinzufügen'],
});
