import { defineTexts } from '../i18n/texts';

export const newsletterTexts = defineTexts({
  '/newsletter/form': [
    'Uutiskirjeen tilaus',
    'Newsletter subscription',
    'Prenumeration på nyhetsbrevet',
    'Newsletter abonnieren',
  ],
  '/newsletter/email': ['Sähköpostiosoite', 'E-mail address', 'E-postadress', 'E-Mail-Adresse'],
  '/newsletter/subscribe': ['Tilaa', 'Subscribe', 'Prenumerera', 'Abonnieren'],
  '/newsletter/thanks': [
    'Kiitos tilauksesta!',
    'Thank you for subscribing!',
    'Tack för din prenumeration!',
    'Vielen Dank für Ihr Abonnement!',
  ],
  '/newsletter/subscribed': [
    'Seuraava kirje tulee sähköpostiisi. Tilauksen voi perua milloin vain kirjeen lopusta.',
    'The next letter comes to your e-mail. You can unsubscribe at any time at its end.',
    'Nästa brev kommer till din e-post. Du kan avsluta prenumerationen när som helst i brevets slut.',
    'Der nächste Brief kommt per E-Mail. Sie können ihn jederzeit am Ende des Briefs abbestellen.',
  ],
});
