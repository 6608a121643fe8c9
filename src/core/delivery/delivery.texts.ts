import { defineTexts } from '../i18n/texts';

export const deliveryTexts = defineTexts({
  '/delivery/heading': [
    'Toimitammeko sinulle?',
    'Do we deliver to you?',
    'Levererar vi till dig?',
    'Liefern wir zu Ihnen?',
  ],
  '/delivery/date': ['Toimituspäivä', 'Delivery date', 'Leveransdag', 'Liefertag'],
  '/delivery/time': ['Kellonaika', 'Time of day', 'Klockslag', 'Uhrzeit'],
  '/delivery/postal-code': ['Postinumero', 'Postal code', 'Postnummer', 'Postleitzahl'],
  '/delivery/check': ['Tarkista', 'Check', 'Kontrollera', 'Prüfen'],
  '/delivery/change': ['Vaihda', 'Change', 'Ändra', 'Ändern'],
  '/delivery/available': [
    'Kyllä, toimitamme postinumeroalueellesi!',
    'Yes, we deliver to your postal code area!',
    'Ja, vi levererar till ditt postnummerområde!',
    'Ja, wir liefern in Ihr Postleitzahlgebiet!',
  ],
  '/delivery/unavailable': [
    'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
    'Unfortunately we do not deliver to your postal code area yet. If possible, try another postal code.',
    'Tyvärr levererar vi ännu inte till ditt postnummerområde. Prova om möjligt ett annat postnummer.',
    'Leider liefern wir noch nicht in Ihr Postleitzahlgebiet. Versuchen Sie es nach Möglichkeit mit einer anderen Postleitzahl.',
  ],
  '/delivery/unknown': [
    'Emme tunnistaneet syöttämääsi postinumeroa.',
    'We did not recognise the postal code you entered.',
    'Vi kände inte igen postnumret du angav.',
    'Wir haben die eingegebene Postleitzahl nicht erkannt.',
  ],
});
