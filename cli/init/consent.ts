import type { InLanguages } from '../../src/core/page/language';

interface ConsentWords {
  readonly name: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

/** The question to visitors before anything is measured. */
export const consentWords: InLanguages<ConsentWords> = {
  fi: {
    name: 'Evästeet',
    question: 'Saammeko mitata, miten sivua käytetään?',
    yes: 'Kyllä',
    no: 'Ei',
  },
  en: {
    name: 'Cookies',
    question: 'May we measure how this page is used?',
    yes: 'Yes',
    no: 'No',
  },
  se: {
    name: 'Kakor',
    question: 'Får vi mäta hur sidan används?',
    yes: 'Ja',
    no: 'Nej',
  },
  de: {
    name: 'Cookies',
    question: 'Dürfen wir messen, wie die Seite genutzt wird?',
    yes: 'Ja',
    no: 'Nein',
  },
};
