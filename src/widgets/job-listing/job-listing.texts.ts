import { defineTexts } from '../../core/i18n/texts';

const range = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

export const texts = defineTexts({
  '/job-listing/label': {
    fi: 'Työpaikat',
    en: 'Jobs',
    se: 'Lediga jobb',
    de: 'Stellen',
  },
  '/job-listing/pages': {
    fi: 'Työpaikkojen sivut',
    en: 'Pages of jobs',
    se: 'Sidor med jobb',
    de: 'Seiten mit Stellen',
  },
  '/job-listing/shown': {
    fi: (from: number, to: number, all: number) => `Työpaikat ${range(from, to)} / ${all}`,
    en: (from: number, to: number, all: number) => `Jobs ${range(from, to)} of ${all}`,
    se: (from: number, to: number, all: number) => `Jobb ${range(from, to)} av ${all}`,
    de: (from: number, to: number, all: number) => `Stellen ${range(from, to)} von ${all}`,
  },
  '/job-listing/turned': {
    fi: (page: number, count: number) => `Sivu ${page} / ${count}`,
    en: (page: number, count: number) => `Page ${page} of ${count}`,
    se: (page: number, count: number) => `Sida ${page} av ${count}`,
    de: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
  '/job-listing/open': {
    fi: (date: string) => `Hae viimeistään ${date}`,
    en: (date: string) => `Apply by ${date}`,
    se: (date: string) => `Sök senast ${date}`,
    de: (date: string) => `Bewerbung bis ${date}`,
  },
  '/job-listing/today': {
    fi: () => 'Haku päättyy tänään',
    en: () => 'Last day to apply',
    se: () => 'Sista dagen att söka',
    de: () => 'Letzter Tag der Bewerbung',
  },
  '/job-listing/past': {
    fi: (date: string) => `Haku päättyi ${date}`,
    en: (date: string) => `Closed ${date}`,
    se: (date: string) => `Ansökan stängde ${date}`,
    de: (date: string) => `Frist endete am ${date}`,
  },
  '/job-listing/empty': {
    fi: 'Meillä ei ole juuri nyt avoimia työpaikkoja.',
    en: 'There are no open positions at the moment.',
    se: 'Just nu har vi inga lediga jobb.',
    de: 'Zurzeit sind keine Stellen offen.',
  },
});
