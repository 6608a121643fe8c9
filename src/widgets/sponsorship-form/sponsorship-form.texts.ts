import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/sponsorship/form': [
    'Sponsorointihakemus',
    'Sponsorship application',
    'Sponsringsansökan',
    'Sponsoringantrag',
  ],
  '/sponsorship/matter-part': [
    'Mitä tukea haette?',
    'What are you applying for?',
    'Vad söker ni stöd för?',
    'Wofür bitten Sie um Unterstützung?',
  ],
  '/sponsorship/subject': [
    'Hakemuksen aihe',
    'Subject of the application',
    'Ansökan gäller',
    'Thema des Antrags',
  ],
  '/sponsorship/sport': [
    'Lasten ja nuorten liikunta',
    'Sports for children and young people',
    'Idrott för barn och unga',
    'Sport für Kinder und Jugendliche',
  ],
  '/sponsorship/teams': [
    'Muu joukkuetoiminta Atrian tehdaspaikkakunnilla',
    'Other team activities where Atria has its plants',
    'Annan lagverksamhet på Atrias fabriksorter',
    'Andere Mannschaften an den Standorten von Atria',
  ],
  '/sponsorship/schools': [
    'Koulujen ja oppilaitosten hyvän mielen toiminta',
    'Good mood activities at schools and colleges',
    'Skolors och läroanstalters aktiviteter för gott humör',
    'Aktionen für gute Laune an Schulen und Hochschulen',
  ],
  '/sponsorship/group': [
    'Ryhmän, joukkueen tai koulun nimi',
    'Name of the group, team or school',
    'Gruppens, lagets eller skolans namn',
    'Name der Gruppe, der Mannschaft oder der Schule',
  ],
  '/sponsorship/date': [
    'Tapahtuman päivä',
    'Date of the event',
    'Evenemangets datum',
    'Datum der Veranstaltung',
  ],
  '/sponsorship/message': ['Hakemuksen kuvaus', 'Description', 'Beskrivning', 'Beschreibung'],
  '/sponsorship/message-hint': [
    'Ketkä hyötyvät, missä ja milloin, ja mihin tuki käytetään?',
    'Who benefits, where and when, and what is the support used for?',
    'Vilka får nytta av stödet, var och när, och vad används det till?',
    'Wem kommt die Unterstützung zugute, wo und wann, und wofür wird sie verwendet?',
  ],
  '/sponsorship/file': ['Liite', 'Attachment', 'Bilaga', 'Anhang'],
  '/sponsorship/file-hint': [
    'Yksi PDF, alle 15 MB: esimerkiksi toimintasuunnitelma tai budjetti.',
    'One PDF under 15 MB, such as a plan of activities or a budget.',
    'En PDF under 15 MB, till exempel en verksamhetsplan eller budget.',
    'Eine PDF-Datei unter 15 MB, etwa ein Tätigkeitsplan oder Budget.',
  ],
  '/sponsorship/thanks': [
    'Kiitos! Hakemuksesi on lähetetty.',
    'Thank you! Your application has been sent.',
    'Tack! Din ansökan har skickats.',
    'Vielen Dank! Ihr Antrag wurde gesendet.',
  ],
});
