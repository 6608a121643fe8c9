import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/cart/heading': one('Ostoskori', 'Shopping cart', 'Varukorg', 'Warenkorb'),
  '/cart/checkout': one(
    'Jatka tilaustietoihin',
    'Continue to order details',
    'Fortsätt till beställningsuppgifter',
    'Weiter zu den Bestelldaten',
  ),
  '/cart/price': one('Hinta', 'Price', 'Pris', 'Preis'),
  '/cart/quantity-failed': one(
    'Tapahtui virhe päivitettäessä lukumäärää.',
    'The quantity could not be updated.',
    'Antalet kunde inte uppdateras.',
    'Die Menge konnte nicht aktualisiert werden.',
  ),
  '/cart/updated': one(
    'Ostoskori päivitetty',
    'The cart was updated',
    'Varukorgen har uppdaterats',
    'Der Warenkorb wurde aktualisiert',
  ),
  '/cart/coupon': one('Etukoodi', 'Discount code', 'Rabattkod', 'Rabattcode'),
  '/cart/coupon-add': one('Lisää', 'Add', 'Lägg till', 'Hinzufügen'),
  '/cart/coupons': one(
    'Käytössä olevat etukoodit',
    'Codes in use',
    'Använda koder',
    'Verwendete Codes',
  ),
  '/cart/coupon-empty': one(
    'Ole hyvä ja syötä etukoodi.',
    'Please enter a code.',
    'Vänligen ange en rabattkod.',
    'Bitte geben Sie einen Code ein.',
  ),
  '/cart/coupon-used': one(
    'Etukoodi on jo syötetty.',
    'The code has been entered already.',
    'Rabattkoden har redan angetts.',
    'Der Code wurde bereits eingegeben.',
  ),
  '/cart/coupon-invalid': one(
    'Etukoodi on virheellinen tai se ei ole voimassa.',
    'The code is wrong or not valid.',
    'Rabattkoden är felaktig eller inte giltig.',
    'Der Code ist falsch oder nicht gültig.',
  ),
  '/cart/coupon-failed': one(
    'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    'Something went wrong. Please try again.',
    'Ett fel inträffade. Försök igen.',
    'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  ),
});
