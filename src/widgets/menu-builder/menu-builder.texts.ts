import { defineTexts } from '../../core/i18n/texts';

/** What a visitor reads; what is said while editing stands in menu-editor.texts.ts. */
export const texts = defineTexts({
  '/menu/title': ['Lounaslista', 'Lunch menu', 'Lunchlista', 'Speiseplan'],
  '/menu/week': [
    (week: number) => `Viikko ${week}`,
    (week: number) => `Week ${week}`,
    (week: number) => `Vecka ${week}`,
    (week: number) => `Woche ${week}`,
  ],
  '/menu/count': [
    (index: number, count: number) => `${index}. viikko, yhteensä ${count}`,
    (index: number, count: number) => `Week ${index} of ${count}`,
    (index: number, count: number) => `Vecka ${index} av ${count}`,
    (index: number, count: number) => `${index}. von ${count} Wochen`,
  ],
  '/menu/previous': ['Edellinen viikko', 'Previous week', 'Föregående vecka', 'Vorige Woche'],
  '/menu/next': ['Seuraava viikko', 'Next week', 'Nästa vecka', 'Nächste Woche'],
  '/menu/monday': ['Maanantai', 'Monday', 'Måndag', 'Montag'],
  '/menu/tuesday': ['Tiistai', 'Tuesday', 'Tisdag', 'Dienstag'],
  '/menu/wednesday': ['Keskiviikko', 'Wednesday', 'Onsdag', 'Mittwoch'],
  '/menu/thursday': ['Torstai', 'Thursday', 'Torsdag', 'Donnerstag'],
  '/menu/friday': ['Perjantai', 'Friday', 'Fredag', 'Freitag'],
  '/menu/no-dishes': ['Ei ruokia', 'No dishes', 'Inga rätter', 'Keine Gerichte'],
  '/menu/print': ['Tulosta', 'Print', 'Skriv ut', 'Drucken'],
  '/menu/edit': ['Muokkaa listaa', 'Edit the menu', 'Redigera listan', 'Plan bearbeiten'],
  '/menu/empty': [
    'Täällä ei ole vielä lounaslistaa. Aloita tyhjästä ja lisää viikon ruoat päivä kerrallaan.',
    'There is no lunch menu here yet. Start from scratch and add the week’s dishes day by day.',
    'Här finns ännu ingen lunchlista. Börja från början och lägg till veckans rätter dag för dag.',
    'Hier gibt es noch keinen Speiseplan. Beginnen Sie von vorn und fügen Sie die Gerichte der Woche Tag für Tag hinzu.',
  ],
  '/menu/start': [
    'Luo tyhjä lista',
    'Create an empty menu',
    'Skapa en tom lista',
    'Leeren Plan anlegen',
  ],
  '/menu/draft': [
    'Muokkauksesi tähän listaan ovat tallella, mutta niitä ei ole vielä tallennettu.',
    'Your edits to this menu are kept here but have not been saved yet.',
    'Dina ändringar i listan finns kvar men är ännu inte sparade.',
    'Ihre Änderungen an diesem Plan sind noch da, aber nicht gespeichert.',
  ],
  '/menu/resume': [
    'Jatka muokkausta',
    'Continue editing',
    'Fortsätt redigera',
    'Weiter bearbeiten',
  ],
  '/menu/discard': [
    'Hylkää muutokset',
    'Discard the edits',
    'Kasta ändringarna',
    'Änderungen verwerfen',
  ],
  '/menu/discarded': [
    'Muutokset hylätty.',
    'The edits were discarded.',
    'Ändringarna har kastats.',
    'Die Änderungen wurden verworfen.',
  ],
  '/menu/restore': ['Kumoa', 'Undo', 'Ångra', 'Rückgängig'],
  '/menu/last-saved': [
    (date: string) => `Viimeksi tallentamasi lista, ${date}. Se löytyy vain osoitteestaan.`,
    (date: string) => `The menu you saved last, ${date}. Only its address leads to it.`,
    (date: string) => `Listan du sparade senast, ${date}. Den finns bara på sin adress.`,
    (date: string) =>
      `Ihr zuletzt gespeicherter Plan, ${date}. Er ist nur unter seiner Adresse zu finden.`,
  ],
  '/menu/open': ['Avaa', 'Open', 'Öppna', 'Öffnen'],
  '/menu/copy': ['Kopioi osoite', 'Copy the address', 'Kopiera adressen', 'Adresse kopieren'],
  '/menu/copied': [
    'Osoite kopioitu.',
    'The address was copied.',
    'Adressen har kopierats.',
    'Die Adresse wurde kopiert.',
  ],
  '/menu/not-copied': [
    'Kopioi osoite selaimen osoiteriviltä.',
    'Copy the address from the browser’s address bar.',
    'Kopiera adressen från webbläsarens adressfält.',
    'Kopieren Sie die Adresse aus der Adresszeile des Browsers.',
  ],
  '/menu/loaded': [
    'Lounaslista ladattu.',
    'The lunch menu has been loaded.',
    'Lunchlistan har laddats.',
    'Der Speiseplan wurde geladen.',
  ],
});
