import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/confirmation/thanks': one(
    'Kiitos tilauksesta!',
    'Thank you for your order!',
    'Tack för din beställning!',
    'Vielen Dank für Ihre Bestellung!',
  ),
  '/confirmation/sent': {
    fi: (email: string) => `Tilausvahvistus lähetetään osoitteeseen ${email}.`,
    en: (email: string) => `The confirmation will be sent to ${email}.`,
    se: (email: string) => `Orderbekräftelsen skickas till ${email}.`,
    de: (email: string) => `Die Bestätigung wird an ${email} gesendet.`,
  },
  '/confirmation/number': one('Tilausnumero', 'Order number', 'Ordernummer', 'Bestellnummer'),
  '/confirmation/date': one('Tilauspäivä', 'Date of the order', 'Beställningsdag', 'Bestelldatum'),
  '/confirmation/payment': one('Maksutapa', 'Paid by', 'Betalningssätt', 'Zahlungsart'),
  '/confirmation/delivery': one('Toimitusaika', 'Delivery', 'Leverans', 'Lieferung'),
  '/confirmation/address': one(
    'Toimitusosoite',
    'Delivery address',
    'Leveransadress',
    'Lieferadresse',
  ),
  '/confirmation/phone': one('Puhelinnumero', 'Phone number', 'Telefonnummer', 'Telefonnummer'),
  '/confirmation/more': one(
    'Lisätiedot',
    'Additional information',
    'Tilläggsuppgifter',
    'Zusatzangaben',
  ),
  '/confirmation/details': one(
    'Tilauksen tiedot',
    'Order details',
    'Beställningens uppgifter',
    'Angaben zur Bestellung',
  ),
  '/confirmation/print': one('Tulosta', 'Print', 'Skriv ut', 'Drucken'),
});
