import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });
const named = (
  fi: (name: string) => string,
  en: (name: string) => string,
  se: (name: string) => string,
  de: (name: string) => string,
) => ({ fi, en, se, de });
type OfDay = (name: string, day: string) => string;
const onDay = (fi: OfDay, en: OfDay, se: OfDay, de: OfDay) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/menu-editor/save': one('Tallenna lista', 'Save the menu', 'Spara listan', 'Plan speichern'),
  '/menu-editor/saved': one(
    'Lista tallennettu.',
    'The menu was saved.',
    'Listan har sparats.',
    'Der Plan wurde gespeichert.',
  ),
  '/menu-editor/leave': one(
    'Poistu tallentamatta',
    'Leave without saving',
    'Lämna utan att spara',
    'Ohne Speichern verlassen',
  ),
  '/menu-editor/undo': one('Kumoa', 'Undo', 'Ångra', 'Rückgängig'),
  '/menu-editor/redo': one('Tee uudelleen', 'Redo', 'Gör om', 'Wiederholen'),
  '/menu-editor/undone': one(
    'Muutos kumottu.',
    'The change was undone.',
    'Ändringen har ångrats.',
    'Die Änderung wurde rückgängig gemacht.',
  ),
  '/menu-editor/redone': one(
    'Muutos tehty uudelleen.',
    'The change was made again.',
    'Ändringen har gjorts om.',
    'Die Änderung wurde wiederholt.',
  ),
  '/menu-editor/add-week': one('Lisää viikko', 'Add a week', 'Lägg till vecka', 'Woche hinzufügen'),
  '/menu-editor/remove-week': one(
    'Poista viikko',
    'Remove the week',
    'Ta bort veckan',
    'Woche entfernen',
  ),
  '/menu-editor/week-added': named(
    (week) => `${week} lisätty.`,
    (week) => `${week} was added.`,
    (week) => `${week} har lagts till.`,
    (week) => `${week} wurde hinzugefügt.`,
  ),
  '/menu-editor/week-removed': named(
    (week) => `${week} poistettu.`,
    (week) => `${week} was removed.`,
    (week) => `${week} har tagits bort.`,
    (week) => `${week} wurde entfernt.`,
  ),
  '/menu-editor/hint': one(
    'Siirrä ruokaa nuolipainikkeilla, tai paina pitkään ja vedä se toiseen kohtaan tai toiselle päivälle.',
    'Move a dish with the arrow buttons, or press and hold it and drag it to another place or day.',
    'Flytta en rätt med pilknapparna, eller håll den intryckt och dra den till ett annat ställe eller en annan dag.',
    'Verschieben Sie ein Gericht mit den Pfeiltasten, oder halten Sie es gedrückt und ziehen Sie es an eine andere Stelle oder auf einen anderen Tag.',
  ),
  '/menu-editor/dish': one('Lisää ruoka', 'Add a dish', 'Lägg till en rätt', 'Gericht hinzufügen'),
  '/menu-editor/dish-on': named(
    (day) => `Lisää ruoka: ${day}`,
    (day) => `Add a dish: ${day}`,
    (day) => `Lägg till en rätt: ${day}`,
    (day) => `Gericht hinzufügen: ${day}`,
  ),
  '/menu-editor/recipes': one('Reseptit', 'Recipes', 'Recept', 'Rezepte'),
  '/menu-editor/before': named(
    (name) => `${name}: siirrä edelliselle päivälle`,
    (name) => `${name}: move to the day before`,
    (name) => `${name}: flytta till föregående dag`,
    (name) => `${name}: auf den Vortag verschieben`,
  ),
  '/menu-editor/after': named(
    (name) => `${name}: siirrä seuraavalle päivälle`,
    (name) => `${name}: move to the day after`,
    (name) => `${name}: flytta till nästa dag`,
    (name) => `${name}: auf den nächsten Tag verschieben`,
  ),
  '/menu-editor/swap': named(
    (name) => `${name}: vaihda seuraavan kanssa`,
    (name) => `${name}: swap with the next one`,
    (name) => `${name}: byt plats med nästa`,
    (name) => `${name}: mit dem nächsten tauschen`,
  ),
  '/menu-editor/remove': named(
    (name) => `${name}: poista`,
    (name) => `${name}: remove`,
    (name) => `${name}: ta bort`,
    (name) => `${name}: entfernen`,
  ),
  '/menu-editor/added': onDay(
    (name, day) => `${name} lisätty: ${day}.`,
    (name, day) => `${name} was added: ${day}.`,
    (name, day) => `${name} har lagts till: ${day}.`,
    (name, day) => `${name} wurde hinzugefügt: ${day}.`,
  ),
  '/menu-editor/removed': onDay(
    (name, day) => `${name} poistettu: ${day}.`,
    (name, day) => `${name} was removed: ${day}.`,
    (name, day) => `${name} har tagits bort: ${day}.`,
    (name, day) => `${name} wurde entfernt: ${day}.`,
  ),
  '/menu-editor/moved': {
    fi: (name: string, day: string, place: number) => `${name} siirretty: ${day}, ${place}.`,
    en: (name: string, day: string, place: number) => `${name} was moved: ${day}, ${place}.`,
    se: (name: string, day: string, place: number) => `${name} har flyttats: ${day}, ${place}.`,
    de: (name: string, day: string, place: number) => `${name} wurde verschoben: ${day}, ${place}.`,
  },
  '/menu-editor/dragging': named(
    (name) => `${name}: vedetään. Peru Esc-näppäimellä.`,
    (name) => `${name}: dragging. Press Escape to cancel.`,
    (name) => `${name}: dras. Avbryt med Esc.`,
    (name) => `${name}: wird gezogen. Abbrechen mit Esc.`,
  ),
  '/menu-editor/drag-cancelled': named(
    (name) => `${name}: veto peruttu.`,
    (name) => `${name}: drag cancelled.`,
    (name) => `${name}: flytten avbröts.`,
    (name) => `${name}: Ziehen abgebrochen.`,
  ),
  '/menu-editor/recipes-failed': one(
    'Reseptejä ei saatu ladattua: lisätty ruoka jää ilman kuvaa ja linkkiä.',
    'The recipes could not be loaded: an added dish gets no picture and no link.',
    'Recepten kunde inte laddas: en tillagd rätt får varken bild eller länk.',
    'Die Rezepte konnten nicht geladen werden: Ein hinzugefügtes Gericht erhält weder Bild noch Link.',
  ),
  '/menu-editor/others-edit': one(
    'Samaa listaa muokataan myös toisessa välilehdessä.',
    'The same menu is being edited in another tab, too.',
    'Samma lista redigeras även på en annan flik.',
    'Derselbe Plan wird auch in einem anderen Tab bearbeitet.',
  ),
  '/menu-editor/others-saved': one(
    'Tästä listasta on tallennettu uusi versio toisessa välilehdessä.',
    'A new version of this menu was saved in another tab.',
    'En ny version av listan har sparats på en annan flik.',
    'In einem anderen Tab wurde eine neue Fassung dieses Plans gespeichert.',
  ),
  '/menu-editor/others-ask': one(
    'Tallennus luo omista muutoksistasi erillisen listan, jossa toisen välilehden muutoksia ei ole.',
    'Saving makes a separate menu of your own edits, without those of the other tab.',
    'När du sparar skapas en separat lista av dina ändringar, utan den andra flikens ändringar.',
    'Beim Speichern entsteht aus Ihren Änderungen ein eigener Plan ohne die des anderen Tabs.',
  ),
  '/menu-editor/save-anyway': one(
    'Tallenna silti',
    'Save anyway',
    'Spara ändå',
    'Trotzdem speichern',
  ),
  '/menu-editor/save-not': one(
    'Älä tallenna vielä',
    'Do not save yet',
    'Spara inte ännu',
    'Noch nicht speichern',
  ),
  '/menu-editor/open-new': one(
    'Avaa uusi versio',
    'Open the new version',
    'Öppna den nya versionen',
    'Neue Fassung öffnen',
  ),
});
