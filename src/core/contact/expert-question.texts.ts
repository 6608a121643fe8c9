import { defineTexts } from '../i18n/texts';

export const expertQuestionTexts = defineTexts({
  '/expert-question/form': [
    'Kysymys asiantuntijalle',
    'Question to an expert',
    'Fråga till en expert',
    'Frage an unsere Fachleute',
  ],
  '/expert-question/name': ['Nimesi', 'Your name', 'Ditt namn', 'Ihr Name'],
  '/expert-question/email': [
    'Sähköpostiosoitteesi',
    'Your e-mail address',
    'Din e-postadress',
    'Ihre E-Mail-Adresse',
  ],
  '/expert-question/phone': [
    'Puhelinnumerosi',
    'Your phone number',
    'Ditt telefonnummer',
    'Ihre Telefonnummer',
  ],
  '/expert-question/box-title': [
    'Tapahtui virhe',
    'An error occurred',
    'Ett fel inträffade',
    'Ein Fehler ist aufgetreten',
  ],
  '/expert-question/box-heading': [
    'Lomakkeessa on virheitä',
    'There are errors in the form',
    'Det finns fel i formuläret',
    'Das Formular enthält Fehler',
  ],
});
