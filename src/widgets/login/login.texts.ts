import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/login/heading': [
    'Kirjaudu tai jatka vieraana',
    'Log in or continue as a guest',
    'Logga in eller fortsätt som gäst',
    'Anmelden oder als Gast fortfahren',
  ],
  '/login/known': [
    'Olet kirjautunut',
    'You are logged in',
    'Du är inloggad',
    'Sie sind angemeldet',
  ],
  '/login/customer': [
    'Onko sinulla tunnus?',
    'Do you have an account?',
    'Har du ett konto?',
    'Haben Sie ein Konto?',
  ],
  '/login/customer-text': [
    'Kirjautuneena osoitteesi ja yhteystietosi ovat valmiina.',
    'Once you are logged in, your address and contact details are filled in.',
    'När du är inloggad är din adress och dina kontaktuppgifter ifyllda.',
    'Nach der Anmeldung sind Ihre Adresse und Ihre Kontaktdaten ausgefüllt.',
  ],
  '/login/link': ['Kirjaudu sisään', 'Log in', 'Logga in', 'Anmelden'],
  '/login/guest': [
    'Jatka ilman tunnusta',
    'Continue without an account',
    'Fortsätt utan konto',
    'Ohne Konto fortfahren',
  ],
  '/login/guest-text': [
    'Postinumerosi kertoo, milloin voimme toimittaa tilauksesi.',
    'Your postal code tells us when we can deliver your order.',
    'Ditt postnummer visar när vi kan leverera din beställning.',
    'Ihre Postleitzahl zeigt, wann wir Ihre Bestellung liefern können.',
  ],
  '/login/back': [
    'Takaisin ostoskoriin',
    'Back to the cart',
    'Tillbaka till varukorgen',
    'Zurück zum Warenkorb',
  ],
});
