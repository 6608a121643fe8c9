import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/question/form': ['Kysymys Atrialle', 'Question to Atria', 'Fråga till Atria', 'Frage an Atria'],
  '/question/message': ['Kysymyksesi', 'Your question', 'Din fråga', 'Ihre Frage'],
  '/question/hint': [
    'Älä kirjoita kysymykseen henkilötietoja.',
    'Do not write personal data in your question.',
    'Skriv inga personuppgifter i din fråga.',
    'Bitte nennen Sie in Ihrer Frage keine personenbezogenen Daten.',
  ],
  '/question/thanks': [
    'Kiitos! Kysymyksesi on lähetetty.',
    'Thank you! Your question has been sent.',
    'Tack! Din fråga har skickats.',
    'Vielen Dank! Ihre Frage wurde gesendet.',
  ],
  '/question/characters': [
    'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
    'Special characters cannot be used in the message.',
    'Specialtecken kan inte användas i meddelandet.',
    'Sonderzeichen können in der Nachricht nicht verwendet werden.',
  ],
});
