import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/sales/form': one(
    'Yhteydenotto myyntiin',
    'Message to our sales',
    'Kontakta vår försäljning',
    'Nachricht an unseren Vertrieb',
  ),
  '/sales/matter-part': one('Asiasi', 'Your matter', 'Ditt ärende', 'Ihr Anliegen'),
  '/sales/type': one(
    'Mitä asia koskee?',
    'What is it about?',
    'Vad gäller ärendet?',
    'Worum geht es?',
  ),
  '/sales/feedback': one('Palaute', 'Feedback', 'Feedback', 'Rückmeldung'),
  '/sales/other': one('Muu asia', 'Other matter', 'Annat ärende', 'Anderes Anliegen'),
  '/sales/product': one(
    'Tuote, jota asia koskee',
    'Product it is about',
    'Produkt som ärendet gäller',
    'Produkt, um das es geht',
  ),
  '/sales/customer-number': one('Asiakasnumero', 'Customer number', 'Kundnummer', 'Kundennummer'),
  '/sales/contact': one(
    'Miten otamme yhteyttä?',
    'How may we contact you?',
    'Hur får vi kontakta dig?',
    'Wie dürfen wir Sie kontaktieren?',
  ),
  '/sales/no-contact': one(
    'En halua yhteydenottoa',
    'Do not contact me',
    'Jag vill inte bli kontaktad',
    'Keine Kontaktaufnahme',
  ),
});
