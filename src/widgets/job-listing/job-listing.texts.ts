import { defineTexts } from '../../core/i18n/texts';

const range = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

export const texts = defineTexts({
  '/job-listing/label': ['Työpaikat', 'Jobs', 'Lediga jobb', 'Stellen'],
  '/job-listing/pages': [
    'Työpaikkojen sivut',
    'Pages of jobs',
    'Sidor med jobb',
    'Seiten mit Stellen',
  ],
  '/job-listing/shown': [
    (from: number, to: number, all: number) => `Työpaikat ${range(from, to)} / ${all}`,
    (from: number, to: number, all: number) => `Jobs ${range(from, to)} of ${all}`,
    (from: number, to: number, all: number) => `Jobb ${range(from, to)} av ${all}`,
    (from: number, to: number, all: number) => `Stellen ${range(from, to)} von ${all}`,
  ],
  '/job-listing/turned': [
    'Sivu {0} / {1}',
    'Page {0} of {1}',
    'Sida {0} av {1}',
    'Seite {0} von {1}',
  ],
  '/job-listing/open': [
    'Hae viimeistään {0}',
    'Apply by {0}',
    'Sök senast {0}',
    'Bewerbung bis {0}',
  ],
  '/job-listing/today': [
    'Haku päättyy tänään',
    'Last day to apply',
    'Sista dagen att söka',
    'Letzter Tag der Bewerbung',
  ],
  '/job-listing/past': [
    'Haku päättyi {0}',
    'Closed {0}',
    'Ansökan stängde {0}',
    'Frist endete am {0}',
  ],
  '/job-listing/empty': [
    'Meillä ei ole juuri nyt avoimia työpaikkoja.',
    'There are no open positions at the moment.',
    'Just nu har vi inga lediga jobb.',
    'Zurzeit sind keine Stellen offen.',
  ],
});
