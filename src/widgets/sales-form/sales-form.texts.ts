import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/sales/form': [
    'Yhteydenotto myyntiin',
    'Message to our sales',
    'Kontakta vår försäljning',
    'Nachricht an unseren Vertrieb',
  ],
  '/sales/matter-part': ['Asiasi', 'Your matter', 'Ditt ärende', 'Ihr Anliegen'],
  '/sales/type': [
    'Mitä asia koskee?',
    'What is it about?',
    'Vad gäller ärendet?',
    'Worum geht es?',
  ],
  '/sales/feedback': ['Palaute', 'Feedback', 'Feedback', 'Rückmeldung'],
  '/sales/other': ['Muu asia', 'Other matter', 'Annat ärende', 'Anderes Anliegen'],
  '/sales/product': [
    'Tuote, jota asia koskee',
    'Product it is about',
    'Produkt som ärendet gäller',
    'Produkt, um das es geht',
  ],
  '/sales/customer-number': ['Asiakasnumero', 'Customer number', 'Kundnummer', 'Kundennummer'],
});
