import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/export-contact/form': one(
    'Yhteydenotto vientiin',
    'Export contact request',
    'Kontakta vår export',
    'Anfrage an unseren Export',
  ),
  '/export-contact/message': one('Viesti', 'Message', 'Meddelande', 'Nachricht'),
  '/export-contact/hint': one(
    'Tuote, määrä kuukaudessa, satama ja tarvittavat todistukset.',
    'Product, monthly volume, port and the certificates you need.',
    'Produkt, volym per månad, hamn och de intyg som behövs.',
    'Produkt, Monatsmenge, Lieferort und die nötigen Zertifikate.',
  ),
  '/export-contact/box-title': one(
    'Lomaketta ei lähetetty',
    'The form was not sent',
    'Formuläret skickades inte',
    'Das Formular wurde nicht gesendet',
  ),
  '/export-contact/box-heading': one(
    'Tarkista seuraavat kentät ja lähetä uudelleen.',
    'Please check the following fields and send again.',
    'Kontrollera följande fält och skicka på nytt.',
    'Bitte prüfen Sie die folgenden Felder und senden Sie erneut.',
  ),
  '/export-contact/characters': one(
    'Erikoismerkit eivät ole sallittuja.',
    'Special characters are not allowed.',
    'Specialtecken är inte tillåtna.',
    'Sonderzeichen sind nicht erlaubt.',
  ),
  '/export-contact/thanks': one(
    'Kiitos! Vientimme ottaa sinuun yhteyttä.',
    'Thank you! Our export team will contact you.',
    'Tack! Vårt exportteam kontaktar dig.',
    'Vielen Dank! Unser Exportteam meldet sich bei Ihnen.',
  ),
  '/export-contact/failed': one(
    'Jotain meni vikaan. Yritä uudelleen.',
    'Something went wrong. Please try again.',
    'Något gick fel. Försök igen.',
    'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  ),
});
