import { defineTexts } from '../i18n/texts';

/** What the form itself says of its files; the texts of the control load with it. */
export const fileTexts = defineTexts({
  '/form/sending-share': [
    'Lähetetään... {0} %',
    'Sending... {0}%',
    'Skickar... {0} %',
    'Wird gesendet... {0} %',
  ],
  '/files/type': [
    'Tiedostotyyppiä ei voi käyttää.',
    'This type of file cannot be used.',
    'Filtypen kan inte användas.',
    'Dieser Dateityp kann nicht verwendet werden.',
  ],
  '/files/many': [
    'Tiedostoja ei voi lisätä enempää',
    'Cannot add more files',
    'Det går inte att lägga till fler filer',
    'Weitere Dateien können nicht hinzugefügt werden',
  ],
  '/files/still-reading': [
    'Tiedostoja luetaan vielä. Odota hetki ja lähetä sitten.',
    'Files are still being read. Wait a moment, then send.',
    'Filerna läses fortfarande. Vänta en stund och skicka sedan.',
    'Die Dateien werden noch gelesen. Warten Sie einen Moment und senden Sie dann.',
  ],
  '/files/lost': [
    'Sivu ladattiin uudelleen, eikä tiedostoja voitu säilyttää. Valitse ne uudelleen.',
    'The page was loaded again and could not keep the files. Choose them again.',
    'Sidan laddades om och filerna kunde inte sparas. Välj dem på nytt.',
    'Die Seite wurde neu geladen, die Dateien konnten nicht behalten werden. Wählen Sie sie erneut.',
  ],
});
