import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/checkout/heading': one('Kassa', 'Checkout', 'Kassa', 'Kasse'),
  '/checkout/steps': one(
    'Tilauksen vaiheet',
    'Steps of the order',
    'Beställningens steg',
    'Schritte der Bestellung',
  ),
  '/checkout/delivery': one('Toimitustiedot', 'Delivery details', 'Leveransuppgifter', 'Lieferung'),
  '/checkout/payment': one('Maksu', 'Payment', 'Betalning', 'Zahlung'),
  '/checkout/who': one('Vastaanottaja', 'Recipient', 'Mottagare', 'Empfänger'),
  '/checkout/contact': one('Yhteystiedot', 'Contact details', 'Kontaktuppgifter', 'Kontaktdaten'),
  '/checkout/billing': one(
    'Laskutusosoite',
    'Billing address',
    'Faktureringsadress',
    'Rechnungsadresse',
  ),
  '/checkout/city': one('Postitoimipaikka', 'Town', 'Postort', 'Ort'),
  '/checkout/more': one(
    'Lisätiedot',
    'Additional information',
    'Tilläggsuppgifter',
    'Zusatzangaben',
  ),
  '/checkout/more-hint': one(
    'Esimerkiksi ovikoodi tai ohje kuljettajalle.',
    'For example a door code, or a word to the driver.',
    'Till exempel portkod eller en hälsning till chauffören.',
    'Zum Beispiel ein Türcode oder ein Hinweis für den Fahrer.',
  ),
  '/checkout/same': one(
    'Laskutusosoite on sama kuin toimitusosoite',
    'The billing address is the same as the delivery address',
    'Faktureringsadressen är densamma som leveransadressen',
    'Die Rechnungsadresse ist die Lieferadresse',
  ),
  '/checkout/date': one('Toimituspäivä', 'Delivery date', 'Leveransdag', 'Liefertag'),
  '/checkout/time': one('Toimituksen kellonaika', 'Time of delivery', 'Leveranstid', 'Lieferzeit'),
  '/checkout/proceed': one(
    'Siirry maksamaan',
    'Proceed to payment',
    'Gå till betalning',
    'Weiter zur Zahlung',
  ),
  '/checkout/confirm': one(
    'Vahvista tilaus',
    'Confirm order',
    'Bekräfta beställningen',
    'Bestellung bestätigen',
  ),
  '/checkout/pay': {
    fi: (total: string) => `Tilaa ja maksa ${total} €`,
    en: (total: string) => `Order and pay ${total} €`,
    se: (total: string) => `Beställ och betala ${total} €`,
    de: (total: string) => `Zahlungspflichtig bestellen: ${total} €`,
  },
  '/checkout/method': one('Maksutapa', 'Way to pay', 'Betalningssätt', 'Zahlungsart'),
  '/checkout/mobile-pay': one('Mobiilimaksu', 'Mobile pay', 'Mobilbetalning', 'Mobiles Bezahlen'),
  '/checkout/card-payment': one('Korttimaksu', 'Card payment', 'Kortbetalning', 'Kartenzahlung'),
  '/checkout/online-bank': one('Verkkopankki', 'Online bank', 'Nätbank', 'Onlinebanking'),
  '/checkout/change': one(
    'Muuta toimitustietoja',
    'Change the delivery details',
    'Ändra leveransuppgifterna',
    'Lieferung ändern',
  ),
  '/checkout/changed': one(
    'Ostoskori on muuttunut. Tarkista yhteenveto ja vahvista sitten.',
    'The cart has changed. Check the summary, then confirm.',
    'Varukorgen har ändrats. Kontrollera sammanfattningen och bekräfta sedan.',
    'Der Warenkorb hat sich geändert. Prüfen Sie die Übersicht und bestätigen Sie dann.',
  ),
});
