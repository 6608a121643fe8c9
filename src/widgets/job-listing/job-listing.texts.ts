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
    (page: number, count: number) => `Sivu ${page} / ${count}`,
    (page: number, count: number) => `Page ${page} of ${count}`,
    (page: number, count: number) => `Sida ${page} av ${count}`,
    (page: number, count: number) => `Seite ${page} von ${count}`,
  ],
  '/job-listing/open': [
    (date: string) => `Hae viimeistään ${date}`,
    (date: string) => `Apply by ${date}`,
    (date: string) => `Sök senast ${date}`,
    (date: string) => `Bewerbung bis ${date}`,
  ],
  '/job-listing/today': [
    () => 'Haku päättyy tänään',
    () => 'Last day to apply',
    () => 'Sista dagen att söka',
    () => 'Letzter Tag der Bewerbung',
  ],
  '/job-listing/past': [
    (date: string) => `Haku päättyi ${date}`,
    (date: string) => `Closed ${date}`,
    (date: string) => `Ansökan stängde ${date}`,
    (date: string) => `Frist endete am ${date}`,
  ],
  '/job-listing/empty': [
    'Meillä ei ole juuri nyt avoimia työpaikkoja.',
    'There are no open positions at the moment.',
    'Just nu har vi inga lediga jobb.',
    'Zurzeit sind keine Stellen offen.',
  ],
});
