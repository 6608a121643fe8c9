import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/retail-contact/kind': one('Aihe', 'Subject', 'Ämne', 'Thema'),
  '/retail-contact/complaint': one(
    'Virheellinen tuote',
    'Defective product',
    'Felaktig produkt',
    'Fehlerhaftes Produkt',
  ),
  '/retail-contact/feedback': one('Muu asia', 'Other matter', 'Annat ärende', 'Anderes Anliegen'),
  '/retail-contact/complaint-tab': one(
    'VIRHEELLINEN TUOTE',
    'DEFECTIVE PRODUCT',
    'FELAKTIG PRODUKT',
    'FEHLERHAFTES PRODUKT',
  ),
  '/retail-contact/feedback-tab': one(
    'MUU ASIA',
    'OTHER MATTER',
    'ANNAT ÄRENDE',
    'ANDERES ANLIEGEN',
  ),
  '/retail-contact/product-part': one('Tuote', 'Product', 'Produkt', 'Produkt'),
  '/retail-contact/message-part': one(
    'Viestisi',
    'Your message',
    'Ditt meddelande',
    'Ihre Nachricht',
  ),
  '/retail-contact/product': one(
    'Tuotteen nimi',
    'Name of the product',
    'Produktens namn',
    'Name des Produkts',
  ),
  '/retail-contact/expiration': one(
    'Viimeinen käyttöpäivä tai parasta ennen',
    'Use by or best before date',
    'Sista förbrukningsdag eller bäst före',
    'Verbrauchs- oder Mindesthaltbarkeitsdatum',
  ),
  '/retail-contact/batch': one('Eränumero', 'Batch number', 'Partinummer', 'Chargennummer'),
  '/retail-contact/place': one('Ostopaikka', 'Place of purchase', 'Inköpsställe', 'Kaufort'),
  '/retail-contact/files': one(
    'Kuvat tuotteesta',
    'Pictures of the product',
    'Bilder på produkten',
    'Bilder des Produkts',
  ),
  '/retail-contact/files-hint': one(
    'Enintään 3 kuvaa (jpeg tai png), kukin alle 15 MB.',
    'At most 3 pictures (jpeg or png), each under 15 MB.',
    'Högst 3 bilder (jpeg eller png), var och en under 15 MB.',
    'Höchstens 3 Bilder (jpeg oder png), jeweils unter 15 MB.',
  ),
  '/retail-contact/street': one(
    'Katuosoite',
    'Street address',
    'Gatuadress',
    'Straße und Hausnummer',
  ),
  '/retail-contact/postal-code': one('Postinumero', 'Postal code', 'Postnummer', 'Postleitzahl'),
  '/retail-contact/city': one('Postitoimipaikka', 'City', 'Ort', 'Ort'),
  '/retail-contact/contact': one(
    'Miten otamme yhteyttä?',
    'How may we contact you?',
    'Hur får vi kontakta dig?',
    'Wie dürfen wir Sie kontaktieren?',
  ),
  '/retail-contact/no-contact': one(
    'En halua yhteydenottoa',
    'Do not contact me',
    'Jag vill inte bli kontaktad',
    'Keine Kontaktaufnahme',
  ),
  '/retail-contact/box-heading': one(
    'Tarkista seuraavat kohdat ja lähetä uudelleen.',
    'Check the following fields and send again.',
    'Kontrollera följande punkter och skicka på nytt.',
    'Prüfen Sie die folgenden Angaben und senden Sie erneut.',
  ),
});
