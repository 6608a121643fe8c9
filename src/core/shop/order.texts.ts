import { defineTexts } from '../i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

/** What is said of a cart in several places, and of an order alike. */
export const orderTexts = defineTexts({
  '/order/empty': one(
    'Ostoskorisi on tyhjä.',
    'Your cart is empty.',
    'Din varukorg är tom.',
    'Ihr Warenkorb ist leer.',
  ),
  '/order/load-failed': one(
    'Ostoskorin lataaminen epäonnistui.',
    'The cart could not be loaded.',
    'Varukorgen kunde inte laddas.',
    'Der Warenkorb konnte nicht geladen werden.',
  ),
  '/order/continue': one(
    'Jatka ostoksia',
    'Continue shopping',
    'Fortsätt handla',
    'Weiter einkaufen',
  ),
  '/order/summary': one('Yhteenveto', 'Summary', 'Sammanfattning', 'Zusammenfassung'),
  '/order/subtotal': one(
    'Tuotteet yhteensä',
    'Products in total',
    'Produkter totalt',
    'Produkte gesamt',
  ),
  '/order/discount': one('Alennus', 'Discount', 'Rabatt', 'Rabatt'),
  '/order/shipping': one('Toimitus', 'Delivery', 'Leverans', 'Lieferung'),
  '/order/handling': one(
    'Käsittelymaksu',
    'Handling fee',
    'Expeditionsavgift',
    'Bearbeitungsgebühr',
  ),
  '/order/gift-card': one(
    'Käytetty lahjakortti',
    'Used gift card',
    'Använt presentkort',
    'Eingelöster Gutschein',
  ),
  '/order/loyalty': one(
    'Kanta-asiakaskuponki',
    'Loyalty coupon',
    'Stamkundskupong',
    'Treuegutschein',
  ),
  '/order/refund': one('Hyvityskoodi', 'Refund code', 'Återbetalningskod', 'Erstattungscode'),
  '/order/vat': {
    fi: (percent: string) => `Sisältää ALV ${percent} %`,
    en: (percent: string) => `Includes VAT ${percent} %`,
    se: (percent: string) => `Inklusive moms ${percent} %`,
    de: (percent: string) => `Inklusive MwSt. ${percent} %`,
  },
  '/order/total': one('Yhteensä', 'Total', 'Totalt', 'Gesamt'),
  '/order/quantity': one('Määrä', 'Quantity', 'Antal', 'Menge'),
  '/order/full-price': one('Ilman alennusta', 'Without discount', 'Utan rabatt', 'Ohne Rabatt'),
});
