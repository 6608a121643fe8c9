import { defineTexts } from '../i18n/texts';

/** Labels of the fields about the writer and the message. */
export const personTexts = defineTexts({
  '/person/first-name': ['Etunimi', 'First name', 'Förnamn', 'Vorname'],
  '/person/last-name': ['Sukunimi', 'Last name', 'Efternamn', 'Nachname'],
  '/person/full-name': ['Nimi', 'Name', 'Namn', 'Name'],
  '/person/company': ['Yritys', 'Company', 'Företag', 'Unternehmen'],
  '/person/email': ['Sähköposti', 'E-mail', 'E-post', 'E-Mail'],
  '/person/phone': ['Puhelinnumero', 'Phone number', 'Telefonnummer', 'Telefonnummer'],
  '/person/street': ['Katuosoite', 'Street address', 'Gatuadress', 'Straße und Hausnummer'],
  '/person/postal-code': ['Postinumero', 'Postal code', 'Postnummer', 'Postleitzahl'],
  '/person/city': ['Postitoimipaikka', 'Town', 'Postort', 'Ort'],
  '/person/message': ['Viesti', 'Message', 'Meddelande', 'Nachricht'],
  '/person/by-email': ['Sähköpostilla', 'By e-mail', 'Med e-post', 'Per E-Mail'],
  '/person/by-phone': ['Puhelimitse', 'By phone', 'Per telefon', 'Per Telefon'],
  '/person/contact': [
    'Miten otamme yhteyttä?',
    'How may we contact you?',
    'Hur får vi kontakta dig?',
    'Wie dürfen wir Sie kontaktieren?',
  ],
  '/person/no-contact': [
    'En halua yhteydenottoa',
    'Do not contact me',
    'Jag vill inte bli kontaktad',
    'Keine Kontaktaufnahme',
  ],
  '/person/message-part': ['Viestisi', 'Your message', 'Ditt meddelande', 'Ihre Nachricht'],
  '/person/part': [
    'Yhteystietosi',
    'Your contact details',
    'Dina kontaktuppgifter',
    'Ihre Kontaktdaten',
  ],
});
