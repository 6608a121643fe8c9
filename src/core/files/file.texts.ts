import { defineTexts } from '../i18n/texts';

export const fileTexts = defineTexts({
  '/form/no-files': [
    'Ei valittuja tiedostaja',
    'No files chosen',
    'Inga filer valda',
    'Keine Dateien ausgewählt',
  ],
  '/form/choose-files': ['Valitse tiedosto', 'Choose a file', 'Välj fil', 'Datei auswählen'],
  '/form/drop-files': [
    'tai pudota se tähän',
    'or drop it here',
    'eller släpp den här',
    'oder hier ablegen',
  ],
  '/form/file-reading': ['Luetaan: {0}', 'Reading: {0}', 'Läses: {0}', 'Wird gelesen: {0}'],
  '/form/file-added': [
    'Tiedosto lisätty: {0}',
    'File added: {0}',
    'Filen har lagts till: {0}',
    'Datei hinzugefügt: {0}',
  ],
  '/form/file-large': [
    'Tiedosto liian suuri (> 15MB)',
    'The file is too large (> 15MB)',
    'Filen är för stor (> 15MB)',
    'Die Datei ist zu groß (> 15MB)',
  ],
  '/form/file-type': [
    'Tiedostotyyppiä ei voi käyttää.',
    'This type of file cannot be used.',
    'Filtypen kan inte användas.',
    'Dieser Dateityp kann nicht verwendet werden.',
  ],
  '/form/files-many': [
    'Tiedostoja ei voi lisätä enempää',
    'Cannot add more files',
    'Det går inte att lägga till fler filer',
    'Weitere Dateien können nicht hinzugefügt werden',
  ],
  '/form/file-twice': [
    'Tiedosto on jo lisätty.',
    'The file has been added already.',
    'Filen har redan lagts till.',
    'Die Datei wurde bereits hinzugefügt.',
  ],
  '/form/file-unread': [
    'Tiedostoa ei voitu lukea',
    'File data could not be read',
    'Filen kunde inte läsas',
    'Die Datei konnte nicht gelesen werden',
  ],
  '/form/files-reading': [
    'Tiedostoja luetaan vielä. Odota hetki ja lähetä sitten.',
    'Files are still being read. Wait a moment, then send.',
    'Filerna läses fortfarande. Vänta en stund och skicka sedan.',
    'Die Dateien werden noch gelesen. Warten Sie einen Moment und senden Sie dann.',
  ],
  '/form/file-again': [
    'Valitse tiedosto uudelleen tai poista se.',
    'Choose the file again or remove it.',
    'Välj filen på nytt eller ta bort den.',
    'Wählen Sie die Datei erneut aus oder entfernen Sie sie.',
  ],
  '/form/files-again': [
    'Sivu ladattiin uudelleen, eikä tiedostoja voitu säilyttää. Valitse ne uudelleen.',
    'The page was loaded again and could not keep the files. Choose them again.',
    'Sidan laddades om och filerna kunde inte sparas. Välj dem på nytt.',
    'Die Seite wurde neu geladen, die Dateien konnten nicht behalten werden. Wählen Sie sie erneut.',
  ],
});
