import { defineTexts } from '../../core/i18n/texts';

/** What only the account link says; it comes with the link's own code. */
export const texts = defineTexts({
  '/header/account': { fi: 'Oma tili', en: 'My account', se: 'Mitt konto', de: 'Mein Konto' },
  '/header/login': { fi: 'Kirjaudu', en: 'Log in', se: 'Logga in', de: 'Anmelden' },
});
