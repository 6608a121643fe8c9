import { defineTexts } from '../i18n/texts';

export const deliveryTexts = defineTexts({
  '/delivery/heading': {
    fi: 'Toimitammeko sinulle?',
    en: 'Do we deliver to you?',
    se: 'Levererar vi till dig?',
    de: 'Liefern wir zu Ihnen?',
  },
  '/delivery/postal-code': {
    fi: 'Postinumero',
    en: 'Postal code',
    se: 'Postnummer',
    de: 'Postleitzahl',
  },
  '/delivery/check': { fi: 'Tarkista', en: 'Check', se: 'Kontrollera', de: 'Prüfen' },
  '/delivery/available': {
    fi: 'Kyllä, toimitamme postinumeroalueellesi!',
    en: 'Yes, we deliver to your postal code area!',
    se: 'Ja, vi levererar till ditt postnummerområde!',
    de: 'Ja, wir liefern in Ihr Postleitzahlgebiet!',
  },
  '/delivery/unavailable': {
    fi: 'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
    en: 'Unfortunately we do not deliver to your postal code area yet. If possible, try another postal code.',
    se: 'Tyvärr levererar vi ännu inte till ditt postnummerområde. Prova om möjligt ett annat postnummer.',
    de: 'Leider liefern wir noch nicht in Ihr Postleitzahlgebiet. Versuchen Sie es nach Möglichkeit mit einer anderen Postleitzahl.',
  },
  '/delivery/failed': {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Ett fel inträffade. Försök igen.',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  },
  '/delivery/unknown': {
    fi: 'Emme tunnistaneet syöttämääsi postinumeroa.',
    en: 'We did not recognise the postal code you entered.',
    se: 'Vi kände inte igen postnumret du angav.',
    de: 'Wir haben die eingegebene Postleitzahl nicht erkannt.',
  },
});
