import { defineTexts } from '../i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const newsletterTexts = defineTexts({
  '/newsletter/form': one(
    'Uutiskirjeen tilaus',
    'Newsletter subscription',
    'Prenumeration på nyhetsbrevet',
    'Newsletter abonnieren',
  ),
  '/newsletter/email': one('Sähköpostiosoite', 'E-mail address', 'E-postadress', 'E-Mail-Adresse'),
  '/newsletter/subscribe': one('Tilaa', 'Subscribe', 'Prenumerera', 'Abonnieren'),
  '/newsletter/thanks': one(
    'Kiitos tilauksesta!',
    'Thank you for subscribing!',
    'Tack för din prenumeration!',
    'Vielen Dank für Ihr Abonnement!',
  ),
  '/newsletter/failed': one(
    'Jotain meni vikaan',
    'Something went wrong',
    'Något gick fel',
    'Etwas ist schiefgelaufen',
  ),
});
