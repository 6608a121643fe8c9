import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/campaign/form': [
    'Osallistuminen arvontaan',
    'Entry to the prize draw',
    'Deltagande i utlottningen',
    'Teilnahme an der Verlosung',
  ],
  '/campaign/terms-part': ['Ehdot', 'Conditions', 'Villkor', 'Bedingungen'],
  '/campaign/adult': [
    'Olen vähintään 18-vuotias.',
    'I am at least 18 years old.',
    'Jag har fyllt 18 år.',
    'Ich bin mindestens 18 Jahre alt.',
  ],
  '/campaign/rules': [
    'Hyväksyn arvonnan säännöt.',
    'I accept the rules of the prize draw.',
    'Jag godkänner utlottningens regler.',
    'Ich stimme den Teilnahmebedingungen zu.',
  ],
  '/campaign/newsletter': [
    'Tilaan samalla Cin Cin Vino -uutiskirjeen.',
    'I also subscribe to the Cin Cin Vino newsletter.',
    'Jag prenumererar samtidigt på nyhetsbrevet Cin Cin Vino.',
    'Ich abonniere auch den Newsletter Cin Cin Vino.',
  ],
  '/campaign/enter': ['Osallistu', 'Enter the draw', 'Delta', 'Teilnehmen'],
  '/campaign/thanks': [
    'Kiitos! Olet mukana arvonnassa.',
    'Thank you! You are in the draw.',
    'Tack! Du är med i utlottningen.',
    'Vielen Dank! Sie nehmen an der Verlosung teil.',
  ],
});
