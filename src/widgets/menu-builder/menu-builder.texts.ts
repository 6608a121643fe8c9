import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

/** What a visitor reads; what is said while editing stands in menu-editor.texts.ts. */
export const texts = defineTexts({
  '/menu/title': one('Lounaslista', 'Lunch menu', 'Lunchlista', 'Speiseplan'),
  '/menu/week': {
    fi: (week: number) => `Viikko ${week}`,
    en: (week: number) => `Week ${week}`,
    se: (week: number) => `Vecka ${week}`,
    de: (week: number) => `Woche ${week}`,
  },
  '/menu/count': {
    fi: (index: number, count: number) => `${index}. viikko, yhteensä ${count}`,
    en: (index: number, count: number) => `Week ${index} of ${count}`,
    se: (index: number, count: number) => `Vecka ${index} av ${count}`,
    de: (index: number, count: number) => `${index}. von ${count} Wochen`,
  },
  '/menu/previous': one('Edellinen viikko', 'Previous week', 'Föregående vecka', 'Vorige Woche'),
  '/menu/next': one('Seuraava viikko', 'Next week', 'Nästa vecka', 'Nächste Woche'),
  '/menu/monday': one('Maanantai', 'Monday', 'Måndag', 'Montag'),
  '/menu/tuesday': one('Tiistai', 'Tuesday', 'Tisdag', 'Dienstag'),
  '/menu/wednesday': one('Keskiviikko', 'Wednesday', 'Onsdag', 'Mittwoch'),
  '/menu/thursday': one('Torstai', 'Thursday', 'Torsdag', 'Donnerstag'),
  '/menu/friday': one('Perjantai', 'Friday', 'Fredag', 'Freitag'),
  '/menu/no-dishes': one('Ei ruokia', 'No dishes', 'Inga rätter', 'Keine Gerichte'),
  '/menu/print': one('Tulosta', 'Print', 'Skriv ut', 'Drucken'),
  '/menu/edit': one('Muokkaa listaa', 'Edit the menu', 'Redigera listan', 'Plan bearbeiten'),
  '/menu/empty': one(
    'Täällä ei ole vielä lounaslistaa. Aloita tyhjästä ja lisää viikon ruoat päivä kerrallaan.',
    'There is no lunch menu here yet. Start from scratch and add the week’s dishes day by day.',
    'Här finns ännu ingen lunchlista. Börja från början och lägg till veckans rätter dag för dag.',
    'Hier gibt es noch keinen Speiseplan. Beginnen Sie von vorn und fügen Sie die Gerichte der Woche Tag für Tag hinzu.',
  ),
  '/menu/start': one(
    'Luo tyhjä lista',
    'Create an empty menu',
    'Skapa en tom lista',
    'Leeren Plan anlegen',
  ),
  '/menu/draft': one(
    'Muokkauksesi tähän listaan ovat tallella, mutta niitä ei ole vielä tallennettu.',
    'Your edits to this menu are kept here but have not been saved yet.',
    'Dina ändringar i listan finns kvar men är ännu inte sparade.',
    'Ihre Änderungen an diesem Plan sind noch da, aber nicht gespeichert.',
  ),
  '/menu/resume': one(
    'Jatka muokkausta',
    'Continue editing',
    'Fortsätt redigera',
    'Weiter bearbeiten',
  ),
  '/menu/discard': one(
    'Hylkää muutokset',
    'Discard the edits',
    'Kasta ändringarna',
    'Änderungen verwerfen',
  ),
  '/menu/discarded': one(
    'Muutokset hylätty.',
    'The edits were discarded.',
    'Ändringarna har kastats.',
    'Die Änderungen wurden verworfen.',
  ),
  '/menu/loaded': one(
    'Lounaslista ladattu.',
    'The lunch menu has been loaded.',
    'Lunchlistan har laddats.',
    'Der Speiseplan wurde geladen.',
  ),
});
