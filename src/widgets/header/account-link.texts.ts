import { defineTexts } from '../../core/i18n/texts';

/** The texts of the account link; they load with its code. */
export const texts = defineTexts({
  '/header/account': ['Oma tili', 'My account', 'Mitt konto', 'Mein Konto'],
  '/header/login': ['Kirjaudu', 'Log in', 'Logga in', 'Anmelden'],
});
