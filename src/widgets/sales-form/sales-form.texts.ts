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
  '/sales/contact': [
    'Miten otamme yhteyttä?',
    'How may we contact you?',
    'Hur får vi kontakta dig?',
    'Wie dürfen wir Sie kontaktieren?',
  ],
  '/sales/no-contact': [
    'En halua yhteydenottoa',
    'Do not contact me',
    'Jag vill inte bli kontaktad',
    'Keine Kontaktaufnahme',
  ],
});
