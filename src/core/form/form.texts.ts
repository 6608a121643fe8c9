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
  '/form/postal-code-wrong': one(
    'Syötä viisinumeroinen postinumero.',
    'Enter a postal code of five digits.',
    'Ange ett postnummer med fem siffror.',
    'Geben Sie eine fünfstellige Postleitzahl ein.',
  ),
  '/form/characters': one(
    'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
    'Special characters cannot be used on the form.',
    'Specialtecken kan inte användas i formuläret.',
    'Sonderzeichen können im Formular nicht verwendet werden.',
  ),
  '/form/characters-found': {
    fi: (signs: string) => `Poista: ${signs}`,
    en: (signs: string) => `Remove: ${signs}`,
    se: (signs: string) => `Ta bort: ${signs}`,
    de: (signs: string) => `Entfernen Sie: ${signs}`,
  },
  '/form/too-long': one(
    'Teksti on liian pitkä.',
    'The text is too long.',
    'Texten är för lång.',
    'Der Text ist zu lang.',
  ),
  '/form/choose': one('Valitse', 'Choose', 'Välj', 'Auswählen'),
  '/form/no-option': one(
    'Valitse jokin vaihtoehdoista.',
    'Choose one of the options.',
    'Välj något av alternativen.',
    'Wählen Sie eine der Möglichkeiten.',
  ),
  '/form/left': {
    fi: (left: number) => `${left} merkkiä jäljellä`,
    en: (left: number) => `${left} characters left`,
    se: (left: number) => `${left} tecken kvar`,
    de: (left: number) => `${left} Zeichen übrig`,
  },
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
    'Tiedostoja ei voi lisätä enempää',
    'Cannot add more files',
    'Det går inte att lägga till fler filer',
    'Weitere Dateien können nicht hinzugefügt werden',
  ),
  '/form/file-unread': one(
    'Tiedostoa ei voitu lukea',
    'File data could not be read',
    'Filen kunde inte läsas',
    'Die Datei konnte nicht gelesen werden',
  ),
  '/form/files-reading': one(
    'Tiedostoja luetaan vielä. Odota hetki ja lähetä sitten.',
    'Files are still being read. Wait a moment, then send.',
    'Filerna läses fortfarande. Vänta en stund och skicka sedan.',
    'Die Dateien werden noch gelesen. Warten Sie einen Moment und senden Sie dann.',
  ),
  '/form/file-again': one(
    'Valitse tiedosto uudelleen tai poista se.',
    'Choose the file again or remove it.',
    'Välj filen på nytt eller ta bort den.',
    'Wählen Sie die Datei erneut aus oder entfernen Sie sie.',
  ),
  '/form/files-again': one(
    'Sivu ladattiin uudelleen, eikä tiedostoja voitu säilyttää. Valitse ne uudelleen.',
    'The page was loaded again and could not keep the files. Choose them again.',
    'Sidan laddades om och filerna kunde inte sparas. Välj dem på nytt.',
    'Die Seite wurde neu geladen, die Dateien konnten nicht behalten werden. Wählen Sie sie erneut.',
  ),
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
  '/form/product-failed': one(
    'Tuotteita ei voitu hakea',
    'The products could not be loaded',
    'Produkterna kunde inte hämtas',
    'Die Produkte konnten nicht geladen werden',
  ),
  '/form/calendar': one('Avaa kalenteri', 'Open calendar', 'Öppna kalendern', 'Kalender öffnen'),
  '/form/date-wrong': one(
    'Tarkista päivämäärä.',
    'Check the date.',
    'Kontrollera datumet.',
    'Prüfen Sie das Datum.',
  ),
  // The order that is read, in the letters of the language [UI-05].
  '/form/date-pattern': one('pp/kk/vvvv', 'mm/dd/yyyy', 'mm/dd/åååå', 'MM/TT/JJJJ'),
  '/form/captcha-again': one(
    'Vahvista uudelleen, ettet ole robotti.',
    'Confirm again that you are not a robot.',
    'Bekräfta på nytt att du inte är en robot.',
    'Bestätigen Sie erneut, dass Sie kein Roboter sind.',
  ),
  '/form/captcha': one('Vahvistus', 'Verification', 'Verifiering', 'Bestätigung'),
});
