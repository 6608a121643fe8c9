import { defineTexts } from '../i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

/** What forms call the fields of who writes, and what is written. */
export const personTexts = defineTexts({
  '/person/first-name': one('Etunimi', 'First name', 'Förnamn', 'Vorname'),
  '/person/last-name': one('Sukunimi', 'Last name', 'Efternamn', 'Nachname'),
  '/person/full-name': one('Nimi', 'Name', 'Namn', 'Name'),
  '/person/company': one('Yritys', 'Company', 'Företag', 'Unternehmen'),
  '/person/email': one('Sähköposti', 'E-mail', 'E-post', 'E-Mail'),
  '/person/phone': one('Puhelinnumero', 'Phone number', 'Telefonnummer', 'Telefonnummer'),
  '/person/street': one('Katuosoite', 'Street address', 'Gatuadress', 'Straße und Hausnummer'),
  '/person/postal-code': one('Postinumero', 'Postal code', 'Postnummer', 'Postleitzahl'),
  '/person/message': one('Viesti', 'Message', 'Meddelande', 'Nachricht'),
  '/person/by-email': one('Sähköpostilla', 'By e-mail', 'Med e-post', 'Per E-Mail'),
  '/person/by-phone': one('Puhelimitse', 'By phone', 'Per telefon', 'Per Telefon'),
  '/person/part': one(
    'Yhteystietosi',
    'Your contact details',
    'Dina kontaktuppgifter',
    'Ihre Kontaktdaten',
  ),
});
