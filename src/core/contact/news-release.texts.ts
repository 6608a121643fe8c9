import { defineTexts } from '../i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const newsReleaseTexts = defineTexts({
  '/news-release/form': one(
    'Tilaa tiedotteet',
    'Subscribe to releases',
    'Prenumerera på meddelanden',
    'Mitteilungen abonnieren',
  ),
  '/news-release/types': one(
    'Mitä haluat tilata?',
    'What would you like to receive?',
    'Vad vill du prenumerera på?',
    'Was möchten Sie abonnieren?',
  ),
  '/news-release/newsletter': one('Uutiskirje', 'Newsletter', 'Nyhetsbrev', 'Newsletter'),
  '/news-release/none': one(
    'Valitse vähintään yksi uutiskirje',
    'Choose at least one newsletter',
    'Välj minst ett nyhetsbrev',
    'Wählen Sie mindestens einen Newsletter',
  ),
  '/news-release/email': one(
    'Sähköpostiosoite',
    'E-mail address',
    'E-postadress',
    'E-Mail-Adresse',
  ),
  '/news-release/subscribe': one('Tilaa', 'Subscribe', 'Prenumerera', 'Abonnieren'),
  '/news-release/thanks': one(
    'Kiitos tilauksesta!',
    'Thank you for subscribing!',
    'Tack för din prenumeration!',
    'Vielen Dank für Ihr Abonnement!',
  ),
  '/news-release/not-loaded': one(
    'Tilattavia tiedotteita ei voitu hakea',
    'The releases to choose from could not be loaded',
    'Meddelandena att välja mellan kunde inte hämtas',
    'Die Auswahl der Mitteilungen konnte nicht geladen werden',
  ),
});
