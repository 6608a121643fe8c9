import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/delivery-time/heading': one('Toimitusaika', 'Delivery time', 'Leveranstid', 'Lieferzeit'),
  '/delivery-time/date': one('Toimituspäivä', 'Delivery date', 'Leveransdag', 'Liefertag'),
  '/delivery-time/time': one('Kellonaika', 'Time of day', 'Klockslag', 'Uhrzeit'),
  '/delivery-time/to': {
    fi: (code: string) => `Toimitus postinumeroon ${code}.`,
    en: (code: string) => `Delivery to the postal code ${code}.`,
    se: (code: string) => `Leverans till postnummer ${code}.`,
    de: (code: string) => `Lieferung in das Postleitzahlgebiet ${code}.`,
  },
  '/delivery-time/no-code': one(
    'Anna postinumero, niin näet toimitusajat.',
    'Enter your postal code to see the delivery times.',
    'Ange ditt postnummer så visas leveranstiderna.',
    'Geben Sie Ihre Postleitzahl ein, um die Lieferzeiten zu sehen.',
  ),
  '/delivery-time/failed': one(
    'Toimitusaikojen latauksessa tapahtui virhe.',
    'The delivery times could not be loaded.',
    'Leveranstiderna kunde inte laddas.',
    'Die Lieferzeiten konnten nicht geladen werden.',
  ),
  '/delivery-time/none': {
    fi: (code: string) => `Postinumeroon ${code} ei ole nyt vapaita toimitusaikoja.`,
    en: (code: string) => `There are no free delivery times to the postal code ${code} now.`,
    se: (code: string) => `Det finns inga lediga leveranstider till postnummer ${code} just nu.`,
    de: (code: string) => `Für die Postleitzahl ${code} gibt es zurzeit keine freien Lieferzeiten.`,
  },
  '/delivery-time/none-of-date': one(
    'Tälle päivälle ei ole enää vapaita aikoja. Valitse toinen päivä.',
    'There are no free times left on this day. Choose another day.',
    'Det finns inga lediga tider kvar den här dagen. Välj en annan dag.',
    'An diesem Tag gibt es keine freien Zeiten mehr. Wählen Sie einen anderen Tag.',
  ),
  '/delivery-time/loaded': one(
    'Toimitusajat ladattu.',
    'The delivery times have been loaded.',
    'Leveranstiderna har laddats.',
    'Die Lieferzeiten wurden geladen.',
  ),
});
