import { defineTexts } from '../../core/i18n/texts';

/** What only the account link says; it comes with the link's own code. */
export const texts = defineTexts({
  '/header/account': ['Oma tili', 'My account', 'Mitt konto', 'Mein Konto'],
  '/header/login': ['Kirjaudu', 'Log in', 'Logga in', 'Anmelden'],
});
