import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-material/form': [
    'Koulumateriaalien tilaus',
    'Order of school materials',
    'Beställning av skolmaterial',
    'Bestellung von Schulmaterial',
  ],
  '/school-material/materials': ['Materiaalit', 'Materials', 'Material', 'Materialien'],
  '/school-material/choose': [
    'Valitse materiaalit',
    'Choose the materials',
    'Välj material',
    'Wählen Sie die Materialien aus',
  ],
  '/school-material/person-part': ['Tilaaja', 'Your details', 'Beställare', 'Ihre Angaben'],
  '/school-material/school': ['Koulu', 'School', 'Skola', 'Schule'],
  '/school-material/region': ['Maakunta', 'Region', 'Landskap', 'Region'],
  '/school-material/message-hint': [
    'Esimerkiksi luokka-aste ja se, mihin materiaalia käytetään.',
    'Such as the grade, and what the materials are for.',
    'Till exempel årskurs och vad materialet ska användas till.',
    'Zum Beispiel die Klassenstufe und wofür Sie das Material verwenden.',
  ],
  '/school-material/order': ['Tilaa materiaalit', 'Order', 'Beställ material', 'Bestellen'],
  '/school-material/thanks': [
    'Kiitos! Lähetämme materiaalit sähköpostiisi.',
    'Thank you! We will send the materials to your e-mail address.',
    'Tack! Vi skickar materialet till din e-post.',
    'Vielen Dank! Wir senden Ihnen die Materialien per E-Mail.',
  ],
  '/school-material/failed': [
    'Lähetyksessä tapahtui virhe. Yritä uudelleen',
    'Sending failed. Please try again',
    'Ett fel inträffade när beställningen skickades. Försök igen',
    'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut',
  ],
});
