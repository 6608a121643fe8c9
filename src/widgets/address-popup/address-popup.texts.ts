import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/address/heading': [
    'Täydennä osoitteesi',
    'Add your address',
    'Komplettera din adress',
    'Ergänzen Sie Ihre Adresse',
  ],
  '/address/text': [
    'Tarvitsemme osoitteesi ja puhelinnumerosi, jotta tilauksesi löytää perille.',
    'We need your address and phone number so that your order finds its way to you.',
    'Vi behöver din adress och ditt telefonnummer för att din beställning ska komma fram.',
    'Wir brauchen Ihre Adresse und Telefonnummer, damit Ihre Bestellung ankommt.',
  ],
  '/address/form': ['Osoitetiedot', 'Address details', 'Adressuppgifter', 'Adressdaten'],
  '/address/country-code': ['Maatunnus', 'Country code', 'Landskod', 'Ländervorwahl'],
  '/address/country-code-wrong': [
    'Anna maatunnus muodossa +358',
    'Enter the country code as +358',
    'Ange landskoden i formen +358',
    'Geben Sie die Ländervorwahl in der Form +358 ein',
  ],
  '/address/phone-hint': [
    'Muodossa 50123123',
    'In the form 50123123',
    'I formen 50123123',
    'In der Form 50123123',
  ],
  '/address/phone-wrong': [
    'Väärän muotoinen puhelinnumero',
    'The phone number is in the wrong form',
    'Telefonnumret har fel format',
    'Die Telefonnummer hat das falsche Format',
  ],
  '/address/private': [
    'Olen yksityisasiakas',
    'I am a private customer',
    'Jag är privatkund',
    'Ich bin Privatkunde',
  ],
  '/address/until-filled': [
    'Voit tallentaa, kun kaikki kentät on täytetty ja yksityisasiakas valittu.',
    'You can save once all fields are filled in and private customer is ticked.',
    'Du kan spara när alla fält är ifyllda och privatkund är markerat.',
    'Sie können speichern, sobald alle Felder ausgefüllt sind und Privatkunde angekreuzt ist.',
  ],
  '/address/save': ['Tallenna', 'Save', 'Spara', 'Speichern'],
  '/address/saving': ['Tallennetaan...', 'Saving...', 'Sparar...', 'Wird gespeichert...'],
  '/address/saved': [
    'Osoite on tallennettu.',
    'The address was saved.',
    'Adressen har sparats.',
    'Die Adresse wurde gespeichert.',
  ],
  '/address/check': [
    'Tarkista nämä tiedot',
    'Check these details',
    'Kontrollera de här uppgifterna',
    'Prüfen Sie diese Angaben',
  ],
  '/address/failed': [
    'Jotain meni vikaan',
    'Something went wrong',
    'Något gick fel',
    'Etwas ist schiefgegangen',
  ],
  '/address/later': [
    'Etkö halua antaa osoitettasi nyt?',
    'Rather not give your address now?',
    'Vill du inte ge din adress nu?',
    'Möchten Sie Ihre Adresse jetzt nicht angeben?',
  ],
  '/address/logout': ['Kirjaudu ulos', 'Log out', 'Logga ut', 'Abmelden'],
});
