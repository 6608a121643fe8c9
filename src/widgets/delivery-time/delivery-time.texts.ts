import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/delivery-time/heading': ['Toimitusaika', 'Delivery time', 'Leveranstid', 'Lieferzeit'],
  '/delivery-time/date': ['Toimituspäivä', 'Delivery date', 'Leveransdag', 'Liefertag'],
  '/delivery-time/time': ['Kellonaika', 'Time of day', 'Klockslag', 'Uhrzeit'],
  '/delivery-time/to': [
    (code: string) => `Toimitus postinumeroon ${code}.`,
    (code: string) => `Delivery to the postal code ${code}.`,
    (code: string) => `Leverans till postnummer ${code}.`,
    (code: string) => `Lieferung in das Postleitzahlgebiet ${code}.`,
  ],
  '/delivery-time/no-code': [
    'Anna postinumero, niin näet toimitusajat.',
    'Enter your postal code to see the delivery times.',
    'Ange ditt postnummer så visas leveranstiderna.',
    'Geben Sie Ihre Postleitzahl ein, um die Lieferzeiten zu sehen.',
  ],
  '/delivery-time/failed': [
    'Toimitusaikojen latauksessa tapahtui virhe.',
    'The delivery times could not be loaded.',
    'Leveranstiderna kunde inte laddas.',
    'Die Lieferzeiten konnten nicht geladen werden.',
  ],
  '/delivery-time/none': [
    (code: string) => `Postinumeroon ${code} ei ole nyt vapaita toimitusaikoja.`,
    (code: string) => `There are no free delivery times to the postal code ${code} now.`,
    (code: string) => `Det finns inga lediga leveranstider till postnummer ${code} just nu.`,
    (code: string) => `Für die Postleitzahl ${code} gibt es zurzeit keine freien Lieferzeiten.`,
  ],
  '/delivery-time/none-of-date': [
    'Tälle päivälle ei ole enää vapaita aikoja. Valitse toinen päivä.',
    'There are no free times left on this day. Choose another day.',
    'Det finns inga lediga tider kvar den här dagen. Välj en annan dag.',
    'An diesem Tag gibt es keine freien Zeiten mehr. Wählen Sie einen anderen Tag.',
  ],
  '/delivery-time/loaded': [
    'Toimitusajat ladattu.',
    'The delivery times have been loaded.',
    'Leveranstiderna har laddats.',
    'Die Lieferzeiten wurden geladen.',
  ],
});
