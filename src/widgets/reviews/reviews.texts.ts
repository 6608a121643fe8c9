import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/reviews/heading': { fi: 'Arvostelut', en: 'Reviews', se: 'Recensioner', de: 'Bewertungen' },
  '/reviews/count': {
    fi: (count: number) => (count === 1 ? '1 arvostelu' : `${count} arvostelua`),
    en: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    se: (count: number) => (count === 1 ? '1 recension' : `${count} recensioner`),
    de: (count: number) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`),
  },
  '/reviews/none': {
    fi: 'Tuotteella ei ole vielä arvosteluja. Ole ensimmäinen!',
    en: 'The product has no reviews yet. Be the first!',
    se: 'Produkten har inga recensioner ännu. Bli den första!',
    de: 'Das Produkt hat noch keine Bewertungen. Schreiben Sie die erste!',
  },
  '/reviews/read-on': {
    fi: 'Jatka lukemista',
    en: 'Continue reading',
    se: 'Fortsätt läsa',
    de: 'Weiterlesen',
  },
  '/reviews/verified': {
    fi: 'Vahvistettu arvostelu',
    en: 'Verified review',
    se: 'Verifierad recension',
    de: 'Verifizierte Bewertung',
  },
  '/reviews/own': {
    fi: 'Sinun arvostelusi',
    en: 'Your review',
    se: 'Din recension',
    de: 'Ihre Bewertung',
  },
  '/reviews/write': {
    fi: 'Kirjoita arvostelu',
    en: 'Write a review',
    se: 'Skriv en recension',
    de: 'Bewertung schreiben',
  },
  '/reviews/title': {
    fi: (product: string) => (product ? `Arvostele: ${product}` : 'Arvostele tuote'),
    en: (product: string) => (product ? `Review: ${product}` : 'Review the product'),
    se: (product: string) => (product ? `Recensera: ${product}` : 'Recensera produkten'),
    de: (product: string) => (product ? `Bewerten: ${product}` : 'Das Produkt bewerten'),
  },
  '/reviews/login': { fi: 'Kirjaudu sisään', en: 'Log in', se: 'Logga in', de: 'Anmelden' },
  '/reviews/login-why': {
    fi: 'Arvostelun voi kirjoittaa kirjautunut asiakas.',
    en: 'Customers who are logged in can write a review.',
    se: 'Inloggade kunder kan skriva en recension.',
    de: 'Angemeldete Kunden können eine Bewertung schreiben.',
  },
  '/reviews/rating': { fi: 'Arvosana', en: 'Rating', se: 'Betyg', de: 'Bewertung in Sternen' },
  '/reviews/text': { fi: 'Arvostelu', en: 'Review', se: 'Recension', de: 'Bewertung' },
  '/reviews/nickname': { fi: 'Nimimerkki', en: 'Nickname', se: 'Smeknamn', de: 'Spitzname' },
  '/reviews/send': {
    fi: 'Lähetä arvostelu',
    en: 'Send review',
    se: 'Skicka recension',
    de: 'Bewertung senden',
  },
  '/reviews/required': {
    fi: 'Täytä tämä kenttä',
    en: 'Fill in this field',
    se: 'Fyll i det här fältet',
    de: 'Füllen Sie dieses Feld aus',
  },
  '/reviews/no-rating': {
    fi: 'Anna tuotteelle arvosana',
    en: 'Give the product a rating',
    se: 'Ge produkten ett betyg',
    de: 'Bewerten Sie das Produkt',
  },
  '/reviews/failed': {
    fi: 'Jokin meni vikaan',
    en: 'Something went wrong',
    se: 'Något gick fel',
    de: 'Etwas ist schiefgegangen',
  },
  '/reviews/thanks': {
    fi: 'Kiitos arvostelustasi!',
    en: 'Thank you for your review!',
    se: 'Tack för din recension!',
    de: 'Vielen Dank für Ihre Bewertung!',
  },
});
