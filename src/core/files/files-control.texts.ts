import { defineTexts } from '../i18n/texts';

/** What the control says; `file.texts` has what the form itself says of its files. */
export const controlTexts = defineTexts({
  '/files/none': [
    'Ei valittuja tiedostaja',
    'No files chosen',
    'Inga filer valda',
    'Keine Dateien ausgewählt',
  ],
  '/files/choose': ['Valitse tiedosto', 'Choose a file', 'Välj fil', 'Datei auswählen'],
  '/files/drop': [
    'tai pudota se tähän',
    'or drop it here',
    'eller släpp den här',
    'oder hier ablegen',
  ],
  '/files/reading': ['Luetaan: {0}', 'Reading: {0}', 'Läses: {0}', 'Wird gelesen: {0}'],
  '/files/added': [
    'Tiedosto lisätty: {0}',
    'File added: {0}',
    'Filen har lagts till: {0}',
    'Datei hinzugefügt: {0}',
  ],
  '/files/removed': [
    'Tiedosto poistettu: {0}',
    'File removed: {0}',
    'Filen har tagits bort: {0}',
    'Datei entfernt: {0}',
  ],
  // {0} is a type (Word, PDF), {1} the accepted ones.
  '/files/is': [
    '{0} ei käy. Tähän voi lisätä: {1}.',
    '{0} cannot be used. You can add: {1}.',
    '{0} kan inte användas. Du kan lägga till: {1}.',
    '{0} kann nicht verwendet werden. Möglich sind: {1}.',
  ],
  '/files/unknown': [
    'Tiedostotyyppiä ei tunnisteta. Tähän voi lisätä: {0}.',
    'The type of this file is unknown. You can add: {0}.',
    'Filtypen är okänd. Du kan lägga till: {0}.',
    'Der Dateityp ist unbekannt. Möglich sind: {0}.',
  ],
  '/files/pictures': ['kuvat', 'pictures', 'bilder', 'Bilder'],
  '/files/empty': [
    'Tiedosto on tyhjä. Jos se on pilvipalvelussa, lataa se ensin laitteelle.',
    'The file is empty. If it is in a cloud service, download it to your device first.',
    'Filen är tom. Om den finns i en molntjänst, ladda först ner den till din enhet.',
    'Die Datei ist leer. Liegt sie in einem Cloud-Speicher, laden Sie sie zuerst auf Ihr Gerät.',
  ],
  '/files/large': [
    'Tiedosto liian suuri (> 15MB)',
    'The file is too large (> 15MB)',
    'Filen är för stor (> 15MB)',
    'Die Datei ist zu groß (> 15MB)',
  ],
  '/files/folder': [
    'Kansiota ei voi lisätä. Valitse sen tiedostot.',
    'A folder cannot be added. Choose the files in it.',
    'En mapp kan inte läggas till. Välj filerna i den.',
    'Ein Ordner kann nicht hinzugefügt werden. Wählen Sie die Dateien darin.',
  ],
  '/files/twice': [
    'Tiedosto on jo lisätty.',
    'The file has been added already.',
    'Filen har redan lagts till.',
    'Die Datei wurde bereits hinzugefügt.',
  ],
  '/files/unread': [
    'Tiedostoa ei voitu lukea',
    'File data could not be read',
    'Filen kunde inte läsas',
    'Die Datei konnte nicht gelesen werden',
  ],
  '/files/again': [
    'Valitse tiedosto uudelleen tai poista se.',
    'Choose the file again or remove it.',
    'Välj filen på nytt eller ta bort den.',
    'Wählen Sie die Datei erneut aus oder entfernen Sie sie.',
  ],
});
