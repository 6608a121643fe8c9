import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/question/form': one(
    'Kysymys Atrialle',
    'Question to Atria',
    'Fråga till Atria',
    'Frage an Atria',
  ),
  '/question/message': one('Kysymyksesi', 'Your question', 'Din fråga', 'Ihre Frage'),
  '/question/hint': one(
    'Älä kirjoita kysymykseen henkilötietoja.',
    'Do not write personal data in your question.',
    'Skriv inga personuppgifter i din fråga.',
    'Bitte nennen Sie in Ihrer Frage keine personenbezogenen Daten.',
  ),
  '/question/thanks': one(
    'Kiitos! Kysymyksesi on lähetetty.',
    'Thank you! Your question has been sent.',
    'Tack! Din fråga har skickats.',
    'Vielen Dank! Ihre Frage wurde gesendet.',
  ),
  '/question/characters': one(
    'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
    'Special characters cannot be used in the message.',
    'Specialtecken kan inte användas i meddelandet.',
    'Sonderzeichen können in der Nachricht nicht verwendet werden.',
  ),
});
