import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/confirmation/thanks': [
    'Kiitos tilauksesta!',
    'Thank you for your order!',
    'Tack för din beställning!',
    'Vielen Dank für Ihre Bestellung!',
  ],
  '/confirmation/sent': [
    (email: string) => `Tilausvahvistus lähetetään osoitteeseen ${email}.`,
    (email: string) => `The confirmation will be sent to ${email}.`,
    (email: string) => `Orderbekräftelsen skickas till ${email}.`,
    (email: string) => `Die Bestätigung wird an ${email} gesendet.`,
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
