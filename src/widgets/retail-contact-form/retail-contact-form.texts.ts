import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/retail-contact/kind': ['Aihe', 'Subject', 'Ämne', 'Thema'],
  '/retail-contact/complaint': [
    'Virheellinen tuote',
    'Defective product',
    'Felaktig produkt',
    'Fehlerhaftes Produkt',
  ],
  '/retail-contact/feedback': ['Muu asia', 'Other matter', 'Annat ärende', 'Anderes Anliegen'],
  '/retail-contact/complaint-tab': [
    'VIRHEELLINEN TUOTE',
    'DEFECTIVE PRODUCT',
    'FELAKTIG PRODUKT',
    'FEHLERHAFTES PRODUKT',
  ],
  '/retail-contact/feedback-tab': ['MUU ASIA', 'OTHER MATTER', 'ANNAT ÄRENDE', 'ANDERES ANLIEGEN'],
  '/retail-contact/product-part': ['Tuote', 'Product', 'Produkt', 'Produkt'],
  '/retail-contact/product': [
    'Tuotteen nimi',
    'Name of the product',
    'Produktens namn',
    'Name des Produkts',
  ],
  '/retail-contact/expiration': [
    'Viimeinen käyttöpäivä tai parasta ennen',
    'Use by or best before date',
    'Sista förbrukningsdag eller bäst före',
    'Verbrauchs- oder Mindesthaltbarkeitsdatum',
  ],
  '/retail-contact/expiration-hint': [
    'pp/kk/vvvv tai kk/vvvv',
    'mm/dd/yyyy or mm/yyyy',
    'mm/dd/åååå eller mm/åååå',
    'MM/TT/JJJJ oder MM/JJJJ',
  ],
  '/retail-contact/batch': ['Eränumero', 'Batch number', 'Partinummer', 'Chargennummer'],
  '/retail-contact/place': ['Ostopaikka', 'Place of purchase', 'Inköpsställe', 'Kaufort'],
  '/retail-contact/files': [
    'Kuvat tuotteesta',
    'Pictures of the product',
    'Bilder på produkten',
    'Bilder des Produkts',
  ],
  '/retail-contact/files-hint': [
    'Enintään 3 kuvaa (jpeg tai png), kukin alle 15 MB.',
    'At most 3 pictures (jpeg or png), each under 15 MB.',
    'Högst 3 bilder (jpeg eller png), var och en under 15 MB.',
    'Höchstens 3 Bilder (jpeg oder png), jeweils unter 15 MB.',
  ],
});
