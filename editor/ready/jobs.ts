import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const jobs: ReadyPage = (say) => {
  const job = (title: string, city: string, path: string, applicationPeriodEnd: string) => ({
    ...{ title, city, url: `/ura/tyopaikat/${path}`, applicationPeriodEnd },
  });
  const question = (heading: string, content: string) => ({ heading, content });
  return [
    heading(say('Töihin meille', 'Work with us', 'Jobba hos oss', 'Arbeiten bei uns')),
    paragraph(
      say(
        'Hyvää ruokaa tekevät leikkaajat, asentajat, kuljettajat ja koodarit. Etsimme nyt uusia tekijöitä eri puolille Suomea.',
        'Good food is made by cutters, fitters, drivers and developers. We are looking for new colleagues all over Finland.',
        'God mat görs av styckare, montörer, chaufförer och kodare. Nu söker vi nya kolleger på många orter.',
        'Gutes Essen machen Zerleger, Monteure, Fahrer und Entwickler. Wir suchen in ganz Finnland neue Kollegen.',
      ),
    ),
    widget('hero-slider', {
      slides: [
        {
          image: '/pictures/people-tyokaverit.svg',
          text: say(
            'Työkaveri odottaa jo',
            'Your colleagues are waiting',
            'Dina kolleger väntar redan',
            'Ihre Kollegen warten schon',
          ),
        },
        {
          image: '/pictures/lab-tuotekehitys.svg',
          text: say(
            'Täällä kehitetään huomisen ruoka',
            'Where tomorrow’s food is made',
            'Här utvecklas morgondagens mat',
            'Hier entsteht das Essen von morgen',
          ),
        },
      ],
    }),
    subheading(say('Avoimet työpaikat', 'Open jobs', 'Lediga jobb', 'Offene Stellen')),
    widget('job-listing', {
      jobs: [
        job(
          say('Lihanleikkaaja', 'Meat cutter', 'Styckare', 'Fleischzerleger'),
          'Kauhajoki',
          'lihanleikkaaja',
          '2033-03-14',
        ),
        job(
          say(
            'Kunnossapitoasentaja',
            'Maintenance fitter',
            'Underhållsmontör',
            'Instandhaltungsmonteur',
          ),
          'Seinäjoki',
          'kunnossapitoasentaja',
          '2033-03-01',
        ),
        job(
          say(
            'Logistiikan työnjohtaja',
            'Logistics supervisor',
            'Arbetsledare i logistiken',
            'Schichtleiter Logistik',
          ),
          'Sipoo',
          'logistiikan-tyonjohtaja',
          '2033-04-30',
        ),
        job(
          say('Avoin hakemus', 'Open application', 'Öppen ansökan', 'Initiativbewerbung'),
          '',
          'avoin-hakemus',
          '',
        ),
      ],
    }),
    subheading(
      say('Hakijan kysymykset', 'What applicants ask', 'Sökandes frågor', 'Fragen zur Bewerbung'),
    ),
    widget('accordion', {
      items: [
        question(
          say('Miten haen?', 'How do I apply?', 'Hur söker jag?', 'Wie bewerbe ich mich?'),
          say(
            'Avaa työpaikka ja täytä lomake. Liitä mukaan ansioluettelo; hakemuskirjettä ei tarvita.',
            'Open a job and fill in its form. Attach your CV; no letter is needed.',
            'Öppna ett jobb och fyll i formuläret. Bifoga din meritförteckning; något brev behövs inte.',
            'Öffnen Sie eine Stelle und füllen Sie das Formular aus. Legen Sie Ihren Lebenslauf bei; ein Anschreiben ist nicht nötig.',
          ),
        ),
        question(
          say(
            'Milloin saan vastauksen?',
            'When do I hear from you?',
            'När får jag svar?',
            'Wann bekomme ich Antwort?',
          ),
          say(
            'Vastaamme jokaiselle kahden viikon kuluessa hakuajan päättymisestä.',
            'Everybody has an answer within two weeks after the last day to apply.',
            'Alla får svar inom två veckor efter den sista ansökningsdagen.',
            'Alle hören binnen zwei Wochen nach dem Ende der Frist von uns.',
          ),
        ),
        question(
          say(
            'Onko teillä kesätöitä?',
            'Are there summer jobs?',
            'Har ni sommarjobb?',
            'Gibt es Ferienjobs?',
          ),
          say(
            'Kesätyöpaikat tulevat hakuun tammikuussa ja haku päättyy maaliskuussa.',
            'Summer jobs open in January and close in March.',
            'Sommarjobben kan sökas från januari till mars.',
            'Um Ferienjobs kann man sich von Januar bis März bewerben.',
          ),
        ),
      ],
    }),
    widget('contact-cards', {
      heading: say('Kysy lisää', 'Ask us', 'Fråga mer', 'Fragen Sie uns'),
      cards: [
        {
          name: 'Maija Mallikas',
          title: say(
            'Rekrytointipäällikkö',
            'Head of recruitment',
            'Rekryteringschef',
            'Leiterin Personalgewinnung',
          ),
          phone: '+358 20 472 8111',
          email: 'maija.mallikas@atria.example',
        },
      ],
    }),
  ];
};
