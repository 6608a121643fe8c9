import type { ExamplesOf } from '../../catalogue/examples';
import { inGerman } from '../../catalogue/states';
import type { contract, Job } from './job-listing.contract';

const job = (title: string, city: string, applicationPeriodEnd: string, path: string): Job => ({
  title,
  city,
  applicationPeriodEnd,
  url: `/ura/tyopaikat/${path}`,
});

const jobs: Job[] = [
  job('Lihanleikkaaja', 'Kauhajoki', '2033-03-14', 'lihanleikkaaja'),
  job('Kunnossapitoasentaja', 'Seinäjoki', '2033-03-01', 'kunnossapitoasentaja'),
  job('Logistiikan työnjohtaja', 'Sipoo', '2033-04-30', 'logistiikan-tyonjohtaja'),
  job('Laatuasiantuntija', 'Seinäjoki', '2033-03-20', 'laatuasiantuntija'),
  job('Elintarviketutkija', 'Seinäjoki', '2033-05-02', 'elintarviketutkija'),
  job('Avainasiakaspäällikkö', 'Helsinki', '2033-03-11', 'avainasiakaspaallikko'),
  job('Myyntineuvottelija, food service', 'Tampere', '2033-04-08', 'myyntineuvottelija'),
  job('Ohjelmistokehittäjä, verkkokauppa', 'Helsinki', '2033-03-28', 'ohjelmistokehittaja'),
  job('Palkka-asiantuntija', 'Seinäjoki', '2033-03-07', 'palkka-asiantuntija'),
  job('Hygieniatyönjohtaja', 'Jyväskylä', '2033-03-17', 'hygieniatyonjohtaja'),
  job('Pakkausoperaattori, vuorotyö', 'Seinäjoki', '2033-04-18', 'pakkausoperaattori'),
  job('Tuotekehittäjä, valmisruoat', 'Seinäjoki', '2033-04-11', 'tuotekehittaja'),
  job('Avoin hakemus', '', '', 'avoin-hakemus'),
];

const long = 'Lihavalmistetuotantolinjakapasiteettisuunnittelupäällikön sijaisuus';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The open jobs in pages of ten.', attributes: { jobs } },
  lastPage: {
    title: 'An address that asks for page 2.',
    query: '?page=2',
    attributes: { jobs },
  },
  manyPages: {
    title: 'Many pages, in English.',
    language: 'en',
    brand: 'atriacom',
    query: '?page=6',
    attributes: { jobs, pageSize: 1 },
  },
  closed: {
    title: 'What is closed comes last and says so.',
    attributes: {
      jobs: [
        job('Makkaramestari', 'Forssa', '2024-02-29', 'makkaramestari'),
        job('Controller', 'Helsinki', '2033-04-30', 'controller'),
        job('Lihanleikkaaja', 'Kauhajoki', '2033-03-14', 'lihanleikkaaja'),
      ],
    },
  },
  onePage: { title: 'All on one page.', attributes: { jobs: jobs.slice(0, 3) } },
  withoutJobs: { title: 'No open jobs.', state: true, attributes: {} },
  incomplete: {
    title: 'Jobs without a city, an address or a last day that makes sense.',
    state: true,
    attributes: {
      jobs: [
        job('Kesätyöntekijä', '', 'kesällä', 'kesatyontekija'),
        { title: 'Varastotyöntekijä', city: 'Sipoo', url: '', applicationPeriodEnd: '2033-04-30' },
        { ...job('Controller', 'Helsinki', '2033-04-30', ''), url: 'javascript:alert(1)' },
      ],
    },
  },
  strangeAddress: {
    title: 'An address that asks for a page that there is not.',
    state: true,
    query: '?page=99',
    attributes: { jobs },
  },
  longestTexts: {
    ...inGerman,
    attributes: {
      pageSize: 2,
      jobs: jobs.map((one) => ({ ...one, title: long, city: 'Lempäälä-Sääksjärvi ja Seinäjoki' })),
    },
  },
};
