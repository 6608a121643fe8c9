import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/export-contact/form': [
    'Yhteydenotto vientiin',
    'Export contact request',
    'Kontakta vår export',
    'Anfrage an unseren Export',
  ],
  '/export-contact/hint': [
    'Tuote, määrä kuukaudessa, satama ja tarvittavat todistukset.',
    'Product, monthly volume, port and the certificates you need.',
    'Produkt, volym per månad, hamn och de intyg som behövs.',
    'Produkt, Monatsmenge, Lieferort und die nötigen Zertifikate.',
  ],
  '/export-contact/box-title': [
    'Lomaketta ei lähetetty',
    'The form was not sent',
    'Formuläret skickades inte',
    'Das Formular wurde nicht gesendet',
  ],
  '/export-contact/box-heading': [
    'Tarkista seuraavat kentät ja lähetä uudelleen.',
    'Please check the following fields and send again.',
    'Kontrollera följande fält och skicka på nytt.',
    'Bitte prüfen Sie die folgenden Felder und senden Sie erneut.',
  ],
  '/export-contact/characters': [
    'Erikoismerkit eivät ole sallittuja.',
    'Special characters are not allowed.',
    'Specialtecken är inte tillåtna.',
    'Sonderzeichen sind nicht erlaubt.',
  ],
  '/export-contact/thanks': [
    'Kiitos! Vientimme ottaa sinuun yhteyttä.',
    'Thank you! Our export team will contact you.',
    'Tack! Vårt exportteam kontaktar dig.',
    'Vielen Dank! Unser Exportteam meldet sich bei Ihnen.',
  ],
  '/export-contact/failed': [
    'Jotain meni vikaan. Yritä uudelleen.',
    'Something went wrong. Please try again.',
    'Något gick fel. Försök igen.',
    'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  ],
});
