import { defineTexts } from './texts';

/** Texts that several widgets show. */
export const sharedTexts = defineTexts({
  '/search/searchbutton': ['Hae', 'Search', 'Sök', 'Suchen'],
  '/shared/loading': ['Ladataan...', 'Loading...', 'Laddar...', 'Wird geladen...'],
  '/shared/close': ['Sulje', 'Close', 'Stäng', 'Schließen'],
  '/shared/error': [
    'Tapahtui virhe. Yritä uudelleen',
    'Something went wrong. Please try again',
    'Ett fel inträffade. Försök igen',
    'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut',
  ],
  '/shared/try-again': [
    'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    'Something went wrong. Please try again.',
    'Ett fel inträffade. Försök igen.',
    'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  ],
  '/shared/offline': [
    'Verkkoyhteys katkesi.',
    'The connection was lost.',
    'Nätverksanslutningen bröts.',
    'Die Verbindung ist unterbrochen.',
  ],
  '/shared/retry': ['Yritä uudelleen', 'Try again', 'Försök igen', 'Erneut versuchen'],
  '/shared/part-missing': [
    'Tätä osaa ei saatu ladattua.',
    'This part could not be loaded.',
    'Den här delen kunde inte laddas.',
    'Dieser Teil konnte nicht geladen werden.',
  ],
  '/shared/required': [
    'Tämä kenttä on pakollinen',
    'This field is required',
    'Det här fältet är obligatoriskt',
    'Dieses Feld ist ein Pflichtfeld',
  ],
  '/shared/show-more': ['Näytä lisää', 'Show more', 'Visa mer', 'Mehr anzeigen'],
  '/shared/no-results': ['Ei tuloksia', 'No results', 'Inga resultat', 'Keine Ergebnisse'],
  '/shared/suggestions': [
    (count: number) => (count === 1 ? '1 ehdotus' : `${count} ehdotusta`),
    (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    (count: number) => `${count} förslag`,
    (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  ],
  '/shared/previous': ['Edellinen', 'Previous', 'Föregående', 'Zurück'],
  '/shared/next': ['Seuraava', 'Next', 'Nästa', 'Weiter'],
  '/shared/shown': [
    'Näytetään {0} / {1}',
    'Showing {0} of {1}',
    'Visar {0} av {1}',
    'Angezeigt: {0} von {1}',
  ],
  '/shared/remove': ['Poista', 'Remove', 'Ta bort', 'Entfernen'],
  '/shared/submenu': ['{0}: alavalikko', '{0}: submenu', '{0}: undermeny', '{0}: Untermenü'],
});
