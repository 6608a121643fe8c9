import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/reviews/heading': ['Arvostelut', 'Reviews', 'Recensioner', 'Bewertungen'],
  '/reviews/none': [
    'Tuotteella ei ole vielä arvosteluja. Ole ensimmäinen!',
    'The product has no reviews yet. Be the first!',
    'Produkten har inga recensioner ännu. Bli den första!',
    'Das Produkt hat noch keine Bewertungen. Schreiben Sie die erste!',
  ],
  '/reviews/read-on': ['Jatka lukemista', 'Continue reading', 'Fortsätt läsa', 'Weiterlesen'],
  '/reviews/verified': [
    'Vahvistettu arvostelu',
    'Verified review',
    'Verifierad recension',
    'Verifizierte Bewertung',
  ],
  '/reviews/own': ['Sinun arvostelusi', 'Your review', 'Din recension', 'Ihre Bewertung'],
  '/reviews/write': [
    'Kirjoita arvostelu',
    'Write a review',
    'Skriv en recension',
    'Bewertung schreiben',
  ],
  '/reviews/title': [
    (product: string) => (product ? `Arvostele: ${product}` : 'Arvostele tuote'),
    (product: string) => (product ? `Review: ${product}` : 'Review the product'),
    (product: string) => (product ? `Recensera: ${product}` : 'Recensera produkten'),
    (product: string) => (product ? `Bewerten: ${product}` : 'Das Produkt bewerten'),
  ],
  '/reviews/login': ['Kirjaudu sisään', 'Log in', 'Logga in', 'Anmelden'],
  '/reviews/login-why': [
    'Arvostelun voi kirjoittaa kirjautunut asiakas.',
    'Customers who are logged in can write a review.',
    'Inloggade kunder kan skriva en recension.',
    'Angemeldete Kunden können eine Bewertung schreiben.',
  ],
  '/reviews/rating': ['Arvosana', 'Rating', 'Betyg', 'Bewertung in Sternen'],
  '/reviews/text': ['Arvostelu', 'Review', 'Recension', 'Bewertung'],
  '/reviews/nickname': ['Nimimerkki', 'Nickname', 'Smeknamn', 'Spitzname'],
  '/reviews/send': ['Lähetä arvostelu', 'Send review', 'Skicka recension', 'Bewertung senden'],
  '/reviews/required': [
    'Täytä tämä kenttä',
    'Fill in this field',
    'Fyll i det här fältet',
    'Füllen Sie dieses Feld aus',
  ],
  '/reviews/no-rating': [
    'Anna tuotteelle arvosana',
    'Give the product a rating',
    'Ge produkten ett betyg',
    'Bewerten Sie das Produkt',
  ],
  '/reviews/failed': [
    'Jokin meni vikaan',
    'Something went wrong',
    'Något gick fel',
    'Etwas ist schiefgegangen',
  ],
  '/reviews/thanks': [
    'Kiitos arvostelustasi!',
    'Thank you for your review!',
    'Tack för din recension!',
    'Vielen Dank für Ihre Bewertung!',
  ],
});
