import { defineTexts } from '../i18n/texts';

export const formTexts = defineTexts({
  '/form/sending': ['Lähetetään...', 'Sending...', 'Skickar...', 'Wird gesendet...'],
  '/form/send': ['Lähetä', 'Send', 'Skicka', 'Senden'],
  '/form/clear': ['Tyhjennä lomake', 'Clear the form', 'Töm formuläret', 'Formular leeren'],
  '/form/clear-sure': [
    'Vahvista: tyhjennä kaikki',
    'Confirm: clear everything',
    'Bekräfta: töm allt',
    'Bestätigen: alles leeren',
  ],
  '/form/cleared': [
    'Lomake tyhjennettiin.',
    'The form was cleared.',
    'Formuläret tömdes.',
    'Das Formular wurde geleert.',
  ],
  '/form/thanks': [
    'Kiitos! Viestisi on lähetetty.',
    'Thank you! Your message has been sent.',
    'Tack! Ditt meddelande har skickats.',
    'Vielen Dank! Ihre Nachricht wurde gesendet.',
  ],
  // Texts for a failure that several forms use instead of the usual one.
  '/form/failed': [
    'Jotain meni vikaan',
    'Something went wrong',
    'Något gick fel',
    'Etwas ist schiefgelaufen',
  ],
  '/form/not-sent': [
    'Lomaketta ei lähetetty.',
    'The form was not sent.',
    'Formuläret skickades inte.',
    'Das Formular wurde nicht gesendet.',
  ],
  '/form/box-title': [
    'Tapahtui Virhe!',
    'An error occurred!',
    'Ett fel inträffade!',
    'Es ist ein Fehler aufgetreten!',
  ],
  '/form/box-heading': [
    'Lomakkeelta puuttuu pakollisia tietoja',
    'Required information is missing from the form',
    'Formuläret saknar obligatoriska uppgifter',
    'Im Formular fehlen Pflichtangaben',
  ],
  // Where a field is wrong, not only missing.
  '/form/box-check': [
    'Tarkista seuraavat kohdat ja lähetä uudelleen.',
    'Check the following fields and send again.',
    'Kontrollera följande punkter och skicka på nytt.',
    'Prüfen Sie die folgenden Angaben und senden Sie erneut.',
  ],
  '/form/refused': [
    'Tarkista tämä tieto.',
    'Check this entry.',
    'Kontrollera den här uppgiften.',
    'Prüfen Sie diese Angabe.',
  ],
  '/form/email-wrong': [
    'Tarkista sähköpostiosoite.',
    'Check the e-mail address.',
    'Kontrollera e-postadressen.',
    'Prüfen Sie die E-Mail-Adresse.',
  ],
  '/form/email-missing': [
    'Syötä sähköpostiosoite.',
    'Enter an e-mail address.',
    'Ange en e-postadress.',
    'Geben Sie eine E-Mail-Adresse ein.',
  ],
  '/form/postal-code-wrong': [
    'Syötä viisinumeroinen postinumero.',
    'Enter a postal code of five digits.',
    'Ange ett postnummer med fem siffror.',
    'Geben Sie eine fünfstellige Postleitzahl ein.',
  ],
  '/form/characters': [
    'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
    'Special characters cannot be used on the form.',
    'Specialtecken kan inte användas i formuläret.',
    'Sonderzeichen können im Formular nicht verwendet werden.',
  ],
  '/form/characters-found': ['Poista: {0}', 'Remove: {0}', 'Ta bort: {0}', 'Entfernen Sie: {0}'],
  '/form/too-long': [
    'Teksti on liian pitkä.',
    'The text is too long.',
    'Texten är för lång.',
    'Der Text ist zu lang.',
  ],
  '/form/choose': ['Valitse', 'Choose', 'Välj', 'Auswählen'],
  '/form/rules-link': [
    'Lue säännöt (avautuu uuteen välilehteen)',
    'Read the rules (opens in a new tab)',
    'Läs reglerna (öppnas i en ny flik)',
    'Teilnahmebedingungen lesen (öffnet in neuem Tab)',
  ],
  '/form/no-option': [
    'Valitse jokin vaihtoehdoista.',
    'Choose one of the options.',
    'Välj något av alternativen.',
    'Wählen Sie eine der Möglichkeiten.',
  ],
  '/form/left': [
    (count: number) => (count === 1 ? '1 merkki jäljellä' : `${count} merkkiä jäljellä`),
    (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    '{0} tecken kvar',
    '{0} Zeichen übrig',
  ],
  '/form/captcha-again': [
    'Vahvista uudelleen, ettet ole robotti.',
    'Confirm again that you are not a robot.',
    'Bekräfta på nytt att du inte är en robot.',
    'Bestätigen Sie erneut, dass Sie kein Roboter sind.',
  ],
  '/form/no-script': [
    'Lomakkeen lähettämiseen tarvitaan JavaScript.',
    'Sending this form needs JavaScript.',
    'Formuläret kräver JavaScript för att skickas.',
    'Zum Senden dieses Formulars wird JavaScript benötigt.',
  ],
  '/form/captcha': ['Vahvistus', 'Verification', 'Verifiering', 'Bestätigung'],
  '/form/captcha-hint': [
    'Vahvista ennen lähettämistä, ettet ole robotti.',
    'Confirm before sending that you are not a robot.',
    'Bekräfta innan du skickar att du inte är en robot.',
    'Bestätigen Sie vor dem Senden, dass Sie kein Roboter sind.',
  ],
  '/form/star': [
    '* pakollinen tieto',
    '* required information',
    '* obligatorisk uppgift',
    '* Pflichtangabe',
  ],
});
