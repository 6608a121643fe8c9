import { defineTexts } from './texts';

/** Texts that several widgets show. */
export const sharedTexts = defineTexts({
  '/search/searchbutton': { fi: 'Hae', en: 'Search', se: 'Sök', de: 'Suchen' },
  '/shared/loading': {
    fi: 'Ladataan...',
    en: 'Loading...',
    se: 'Laddar...',
    de: 'Wird geladen...',
  },
  '/shared/close': { fi: 'Sulje', en: 'Close', se: 'Stäng', de: 'Schließen' },
  '/shared/error': {
    fi: 'Tapahtui virhe. Yritä uudelleen',
    en: 'Something went wrong. Please try again',
    se: 'Ett fel inträffade. Försök igen',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut',
  },
  '/shared/retry': {
    fi: 'Yritä uudelleen',
    en: 'Try again',
    se: 'Försök igen',
    de: 'Erneut versuchen',
  },
  '/shared/part-missing': {
    fi: 'Tätä osaa ei saatu ladattua.',
    en: 'This part could not be loaded.',
    se: 'Den här delen kunde inte laddas.',
    de: 'Dieser Teil konnte nicht geladen werden.',
  },
  '/shared/required': {
    fi: 'Tämä kenttä on pakollinen',
    en: 'This field is required',
    se: 'Det här fältet är obligatoriskt',
    de: 'Dieses Feld ist ein Pflichtfeld',
  },
  '/shared/show-more': {
    fi: 'Näytä lisää',
    en: 'Show more',
    se: 'Visa mer',
    de: 'Mehr anzeigen',
  },
  '/shared/no-results': {
    fi: 'Ei tuloksia',
    en: 'No results',
    se: 'Inga resultat',
    de: 'Keine Ergebnisse',
  },
  '/shared/previous': { fi: 'Edellinen', en: 'Previous', se: 'Föregående', de: 'Zurück' },
  '/shared/next': { fi: 'Seuraava', en: 'Next', se: 'Nästa', de: 'Weiter' },
  '/shared/remove': { fi: 'Poista', en: 'Remove', se: 'Ta bort', de: 'Entfernen' },
  '/shared/submenu': {
    fi: (label: string) => `${label}: alavalikko`,
    en: (label: string) => `${label}: submenu`,
    se: (label: string) => `${label}: undermeny`,
    de: (label: string) => `${label}: Untermenü`,
  },
});
