import { defineTexts } from '../i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const formTexts = defineTexts({
  '/form/sending': one('Lähetetään...', 'Sending...', 'Skickar...', 'Wird gesendet...'),
  '/form/send': one('Lähetä', 'Send', 'Skicka', 'Senden'),
  '/form/thanks': one(
    'Kiitos! Viestisi on lähetetty.',
    'Thank you! Your message has been sent.',
    'Tack! Ditt meddelande har skickats.',
    'Vielen Dank! Ihre Nachricht wurde gesendet.',
  ),
  '/form/box-title': one(
    'Tapahtui Virhe!',
    'An error occurred!',
    'Ett fel inträffade!',
    'Es ist ein Fehler aufgetreten!',
  ),
  '/form/box-heading': one(
    'Lomakkeelta puuttuu pakollisia tietoja',
    'Required information is missing from the form',
    'Formuläret saknar obligatoriska uppgifter',
    'Im Formular fehlen Pflichtangaben',
  ),
  '/form/email-wrong': one(
    'Syötä sähköpostiosoite.',
    'Enter an e-mail address.',
    'Ange en e-postadress.',
    'Geben Sie eine E-Mail-Adresse ein.',
  ),
  '/form/characters': one(
    'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
    'Special characters cannot be used on the form.',
    'Specialtecken kan inte användas i formuläret.',
    'Sonderzeichen können im Formular nicht verwendet werden.',
  ),
  '/form/left': {
    fi: (left: number) => `${left} merkkiä jäljellä`,
    en: (left: number) => `${left} characters left`,
    se: (left: number) => `${left} tecken kvar`,
    de: (left: number) => `${left} Zeichen übrig`,
  },
  '/form/optional': one('vapaaehtoinen', 'optional', 'frivilligt', 'optional'),
  '/form/no-files': one(
    'Ei valittuja tiedostaja',
    'No files chosen',
    'Inga filer valda',
    'Keine Dateien ausgewählt',
  ),
  '/form/choose-files': one('Valitse tiedosto', 'Choose a file', 'Välj fil', 'Datei auswählen'),
  '/form/drop-files': one(
    'tai pudota se tähän',
    'or drop it here',
    'eller släpp den här',
    'oder hier ablegen',
  ),
  '/form/file-large': one(
    'Tiedosto liian suuri (> 15MB)',
    'The file is too large (> 15MB)',
    'Filen är för stor (> 15MB)',
    'Die Datei ist zu groß (> 15MB)',
  ),
  '/form/file-type': one(
    'Tiedostotyyppiä ei voi käyttää.',
    'This type of file cannot be used.',
    'Filtypen kan inte användas.',
    'Dieser Dateityp kann nicht verwendet werden.',
  ),
  '/form/files-many': one(
    'Cannot add more files',
    'Cannot add more files',
    'Cannot add more files',
    'Cannot add more files',
  ),
  '/form/file-unread': one(
    'File data could not be read',
    'File data could not be read',
    'File data could not be read',
    'File data could not be read',
  ),
  '/form/product': one('Tuote', 'Product', 'Produkt', 'Produkt'),
  '/form/product-none': one(
    'Tuotetta ei löytynyt',
    'No product was found',
    'Produkten hittades inte',
    'Kein Produkt gefunden',
  ),
  '/form/product-open': one(
    'Näytä tuotteet',
    'Show products',
    'Visa produkter',
    'Produkte anzeigen',
  ),
  '/form/product-clear': one(
    'Tyhjennä tuote',
    'Clear product',
    'Rensa produkten',
    'Produkt löschen',
  ),
  '/form/calendar': one('Avaa kalenteri', 'Open calendar', 'Öppna kalendern', 'Kalender öffnen'),
  '/form/date-wrong': one(
    'Tarkista päivämäärä.',
    'Check the date.',
    'Kontrollera datumet.',
    'Prüfen Sie das Datum.',
  ),
  '/form/captcha': one('Vahvistus', 'Verification', 'Verifiering', 'Bestätigung'),
});
