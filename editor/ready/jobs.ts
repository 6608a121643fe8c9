import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const jobs: ReadyPage = (say) => {
  const job = (title: string, city: string, path: string, applicationPeriodEnd: string) => ({
    ...{ title, city, url: `/ura/tyopaikat/${path}`, applicationPeriodEnd },
  });
  const question = (heading: string, content: string) => ({ heading, content });
  return [
    heading(say('Töihin meille', 'Work with us', 'Jobba hos oss')),
    paragraph(
      say(
        'Hyvää ruokaa tekevät leikkaajat, asentajat, kuljettajat ja koodarit. Etsimme nyt uusia tekijöitä eri puolille Suomea.',
        'Good food is made by cutters, fitters, drivers and developers. We are looking for new colleagues all over Finland.',
        'God mat görs av styckare, montörer, chaufförer och kodare. Nu söker vi nya kolleger på många orter.',
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
          ),
        },
        {
          image: '/pictures/lab-tuotekehitys.svg',
          text: say(
            'Täällä kehitetään huomisen ruoka',
            'Where tomorrow’s food is made',
            'Här utvecklas morgondagens mat',
          ),
        },
      ],
    }),
    subheading(say('Avoimet työpaikat', 'Open jobs', 'Lediga jobb')),
    widget('job-listing', {
      jobs: [
        job(
          say('Lihanleikkaaja', 'Meat cutter', 'Styckare'),
          'Kauhajoki',
          'lihanleikkaaja',
          '2033-03-14',
        ),
        job(
          say('Kunnossapitoasentaja', 'Maintenance fitter', 'Underhållsmontör'),
          'Seinäjoki',
          'kunnossapitoasentaja',
          '2033-03-01',
        ),
        job(
          say('Logistiikan työnjohtaja', 'Logistics supervisor', 'Arbetsledare i logistiken'),
          'Sipoo',
          'logistiikan-tyonjohtaja',
          '2033-04-30',
        ),
        job(say('Avoin hakemus', 'Open application', 'Öppen ansökan'), '', 'avoin-hakemus', ''),
      ],
    }),
    subheading(say('Hakijan kysymykset', 'What applicants ask', 'Sökandes frågor')),
    widget('accordion', {
      items: [
        question(
          say('Miten haen?', 'How do I apply?', 'Hur söker jag?'),
          say(
            'Avaa työpaikka ja täytä lomake. Liitä mukaan ansioluettelo; hakemuskirjettä ei tarvita.',
            'Open a job and fill in its form. Attach your CV; no letter is needed.',
            'Öppna ett jobb och fyll i formuläret. Bifoga din meritförteckning; något brev behövs inte.',
          ),
        ),
        question(
          say('Milloin saan vastauksen?', 'When do I hear from you?', 'När får jag svar?'),
          say(
            'Vastaamme jokaiselle kahden viikon kuluessa hakuajan päättymisestä.',
            'Everybody has an answer within two weeks after the last day to apply.',
            'Alla får svar inom två veckor efter den sista ansökningsdagen.',
          ),
        ),
        question(
          say('Onko teillä kesätöitä?', 'Are there summer jobs?', 'Har ni sommarjobb?'),
          say(
            'Kesätyöpaikat tulevat hakuun tammikuussa ja haku päättyy maaliskuussa.',
            'Summer jobs open in January and close in March.',
            'Sommarjobben kan sökas från januari till mars.',
          ),
        ),
      ],
    }),
    widget('contact-cards', {
      heading: say('Kysy lisää', 'Ask us', 'Fråga mer'),
      cards: [
        {
          name: 'Maija Mallikas',
          title: say('Rekrytointipäällikkö', 'Head of recruitment', 'Rekryteringschef'),
          phone: '+358 20 472 8111',
          email: 'maija.mallikas@atria.example',
        },
      ],
    }),
  ];
};
