import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/delivery-time/heading': ['Toimitusaika', 'Delivery time', 'Leveranstid', 'Lieferzeit'],
  '/delivery-time/to': [
    'Toimitus postinumeroon {0}.',
    'Delivery to the postal code {0}.',
    'Leverans till postnummer {0}.',
    'Lieferung in das Postleitzahlgebiet {0}.',
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
    'Postinumeroon {0} ei ole nyt vapaita toimitusaikoja.',
    'There are no free delivery times to the postal code {0} now.',
    'Det finns inga lediga leveranstider till postnummer {0} just nu.',
    'Für die Postleitzahl {0} gibt es zurzeit keine freien Lieferzeiten.',
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
