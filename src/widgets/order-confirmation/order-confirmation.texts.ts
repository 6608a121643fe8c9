import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/confirmation/thanks': [
    'Kiitos tilauksesta!',
    'Thank you for your order!',
    'Tack för din beställning!',
    'Vielen Dank für Ihre Bestellung!',
  ],
  '/confirmation/sent': [
    'Tilausvahvistus lähetetään osoitteeseen {0}.',
    'The confirmation will be sent to {0}.',
    'Orderbekräftelsen skickas till {0}.',
    'Die Bestätigung wird an {0} gesendet.',
  ],
  '/confirmation/number': ['Tilausnumero', 'Order number', 'Ordernummer', 'Bestellnummer'],
  '/confirmation/date': ['Tilauspäivä', 'Date of the order', 'Beställningsdag', 'Bestelldatum'],
  '/confirmation/payment': ['Maksutapa', 'Paid by', 'Betalningssätt', 'Zahlungsart'],
  '/confirmation/delivery': ['Toimitusaika', 'Delivery', 'Leverans', 'Lieferung'],
  '/confirmation/address': [
    'Toimitusosoite',
    'Delivery address',
    'Leveransadress',
    'Lieferadresse',
  ],
  '/confirmation/phone': ['Puhelinnumero', 'Phone number', 'Telefonnummer', 'Telefonnummer'],
  '/confirmation/more': [
    'Lisätiedot',
    'Additional information',
    'Tilläggsuppgifter',
    'Zusatzangaben',
  ],
  '/confirmation/details': [
    'Tilauksen tiedot',
    'Order details',
    'Beställningens uppgifter',
    'Angaben zur Bestellung',
  ],
  '/confirmation/print': ['Tulosta', 'Print', 'Skriv ut', 'Drucken'],
});
