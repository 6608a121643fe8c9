import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/cart/heading': ['Ostoskori', 'Shopping cart', 'Varukorg', 'Warenkorb'],
  '/cart/quantity-failed': [
    'Tapahtui virhe päivitettäessä lukumäärää.',
    'The quantity could not be updated.',
    'Antalet kunde inte uppdateras.',
    'Die Menge konnte nicht aktualisiert werden.',
  ],
  '/cart/updated': [
    'Ostoskori päivitetty, yhteensä {0}',
    'The cart was updated, total {0}',
    'Varukorgen har uppdaterats, totalt {0}',
    'Der Warenkorb wurde aktualisiert, gesamt {0}',
  ],
  '/cart/line-updated': [
    '{0} kpl, yhteensä {1}',
    '{0} pcs, total {1}',
    '{0} st, totalt {1}',
    '{0} Stück, gesamt {1}',
  ],
  '/cart/removed': [
    '{0} poistettiin ostoskorista.',
    '{0} was removed from the cart.',
    '{0} togs bort ur varukorgen.',
    '{0} wurde aus dem Warenkorb entfernt.',
  ],
  '/cart/undo': ['Kumoa', 'Undo', 'Ångra', 'Rückgängig'],
  '/cart/coupon': ['Etukoodi', 'Discount code', 'Rabattkod', 'Rabattcode'],
  '/cart/coupon-add': ['Lisää', 'Add', 'Lägg till', 'Hinzufügen'],
  '/cart/coupons': [
    'Käytössä olevat etukoodit',
    'Codes in use',
    'Använda koder',
    'Verwendete Codes',
  ],
  '/cart/coupon-empty': [
    'Ole hyvä ja syötä etukoodi.',
    'Please enter a code.',
    'Vänligen ange en rabattkod.',
    'Bitte geben Sie einen Code ein.',
  ],
  '/cart/coupon-used': [
    'Etukoodi on jo syötetty.',
    'The code has been entered already.',
    'Rabattkoden har redan angetts.',
    'Der Code wurde bereits eingegeben.',
  ],
  '/cart/coupon-invalid': [
    'Etukoodi on virheellinen tai se ei ole voimassa.',
    'The code is wrong or not valid.',
    'Rabattkoden är felaktig eller inte giltig.',
    'Der Code ist falsch oder nicht gültig.',
  ],
  '/cart/not-changed': [
    'Ostoskoria ei muutettu.',
    'The cart was not changed.',
    'Varukorgen ändrades inte.',
    'Der Warenkorb wurde nicht geändert.',
  ],
});
