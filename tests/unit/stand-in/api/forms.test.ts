// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as samples from '../../support/form-samples';
import { browse } from './visit';

const png = { Name: 'kuva.png', Data: 'data:image/png;base64,iVBORw0KGgo=' };
const pdf = { Name: 'hakemus.pdf', Data: 'data:application/pdf;base64,JVBERi0xLjQ=' };
/** A document in a request that calls it a picture. */
const disguised = { Name: 'kuva.png', Data: 'data:image/png;base64,JVBERi0xLjQ=' };
const text = { Name: 'muistio.txt', Data: 'data:text/plain;base64,AA==' };
// Optional fields may be empty.
const complaint = { ...samples.complaint, BatchNumber: '' };
const expert = { ...samples.expertQuestion, Subject: '', CustomerId: '' };
const exporting = { ...expert, Company: 'Aalto Oy', Phone: '123', Message: '', ContentId: '' };
const school = { ...samples.schoolOrder, School: '', Region: '', Subject: '' };
const { sender, sponsorship, feedback } = samples;
const email = sender.Email;

interface Form {
  readonly path: string;
  readonly Data: Readonly<Record<string, unknown>>;
  /** An accepted list of files. */
  readonly Files: readonly object[] | null;
  /** Lists of files that are refused. */
  readonly wrong: readonly unknown[];
  readonly required: readonly string[];
}

const names = ['FullName', 'Email', 'Message'];
const forms: readonly Form[] = [
  {
    path: 'retail/reclamation',
    Data: complaint,
    Files: [png, png, png],
    wrong: [[png, png, png, png], [pdf], null],
    required: [
      'ProductName',
      'Message',
      'ExpirationDate',
      'PlaceOfPurchase',
      'Firstname',
      'Lastname',
      'StreetAddress',
      'City',
      'PostalCode',
    ],
  },
  {
    path: 'retail/feedback',
    Data: { ...feedback, ProductId: 0, ProductName: '' },
    Files: null,
    wrong: [[], [png]],
    required: ['Message', 'Firstname', 'Lastname', 'StreetAddress', 'City', 'PostalCode'],
  },
  {
    path: 'retail/question',
    Data: { Message: 'Hei' },
    Files: null,
    wrong: [[png]],
    required: ['Message'],
  },
  {
    path: 'retail/sponsor',
    Data: sponsorship,
    Files: [pdf],
    wrong: [[pdf, pdf], [png]],
    required: ['Groupname', 'Message', 'Firstname', 'Lastname', 'Email', 'Phone'],
  },
  {
    path: 'business/requestcontact',
    Data: expert,
    Files: null,
    wrong: [[png]],
    required: names,
  },
  {
    path: 'business/expertquestion',
    Data: expert,
    Files: null,
    wrong: [[png]],
    required: names,
  },
  {
    path: 'export/requestcontact',
    Data: exporting,
    Files: null,
    wrong: [[png]],
    required: ['FullName', 'Company', 'Email', 'Phone'],
  },
  {
    path: 'promotionalphoto',
    Data: { ...sender, MethodOfContact: 'email' },
    Files: [png],
    wrong: [[png, png], [text], [disguised]],
    required: ['FirstName', 'LastName', 'Email', 'Phone'],
  },
  {
    path: 'mfcontact',
    Data: { ...sender, Message: 'Hei' },
    Files: [],
    wrong: [[text], [disguised]],
    required: ['FirstName', 'LastName', 'Email', 'Phone', 'Message'],
  },
  {
    path: 'image',
    Data: { ...sender, Message: 'Hei' },
    Files: [png],
    wrong: [[png, png], [pdf]],
    required: ['FirstName', 'LastName', 'Email', 'Phone', 'Message'],
  },
  {
    path: 'school-material/request',
    Data: school,
    Files: [],
    wrong: [],
    required: ['FirstName', 'LastName', 'Email'],
  },
];

const send = (path: string, Data: unknown, Files: unknown, MTCaptchaToken = 'demo-1') =>
  browse().post(`/api/contact/${path}`, { Data, Files, MTCaptchaToken });
const success = async (answer: Response) => {
  const body = await answer.json();
  return (body.data ?? body).isSuccess;
};

describe.each(forms)('the form $path', ({ path, Data, Files, wrong, required }) => {
  it('is accepted', async () => {
    expect(await success(await send(path, Data, Files))).toBe(true);
  });

  it.each(required)('needs %s', async (field) => {
    const answer = await send(path, { ...Data, [field]: '' }, Files);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(Object.keys((await answer.json()).errors)).toContain(`Data.${field}`);
  });

  it('needs a captcha token', async () => {
    expect((await send(path, Data, Files, '')).status).toBe(400);
  });

  it('is refused from a robot', async () => {
    expect(await success(await send(path, Data, Files, 'demo-reject'))).toBe(false);
  });

  it.each(wrong.map((files) => [files]))('refuses the files %j', async (files) => {
    expect((await send(path, Data, files)).status).toBe(400);
  });
});

describe('a refused complaint', () => {
  const wrong = { ...complaint, Email: 'aino@', PostalCode: '1', ContactByEmail: false };
  const errorsOf = async (language: string) => {
    const headers = { referer: `http://localhost:4173/?language=${language}` };
    const body = { Data: wrong, Files: [pdf], MTCaptchaToken: '' };
    const answer = await browse().post('/api/contact/retail/reclamation', body, headers);
    return (await answer.json()).errors;
  };

  it('names every part that is wrong, in the words of the form', async () => {
    expect(await errorsOf('fi')).toEqual({
      'Data.PostalCode': ['Syötä viisinumeroinen postinumero.'],
      'Data.ContactByEmail': ['Tämä kenttä on pakollinen'],
      'Data.ContactByPhone': ['Tämä kenttä on pakollinen'],
      'Data.NoContact': ['Tämä kenttä on pakollinen'],
      'Data.Email': ['Tarkista sähköpostiosoite.'],
      Files: ['Tiedostotyyppiä ei voi käyttää.'],
      MTCaptchaToken: ['is no captcha token'],
    });
  });

  it('is reported in the language of its page', async () => {
    expect((await errorsOf('se'))['Data.Email']).toEqual(['Kontrollera e-postadressen.']);
  });
});

describe('the ways of contact of a complaint', () => {
  it.each([
    ['two of them', { ContactByPhone: true, Phone: '123' }],
    ['none', { ContactByEmail: false }],
    ['by phone without a number', { ContactByEmail: false, ContactByPhone: true }],
    ['by e-mail without an address', { Email: '' }],
    ['an address that is none', { Email: 'aino@' }],
  ])('cannot be %s', async (_, change) => {
    expect((await send('retail/reclamation', { ...complaint, ...change }, [])).status).toBe(400);
  });

  it('can be that nobody shall call', async () => {
    const silent = { ...complaint, ContactByEmail: false, NoContact: true, Email: '' };
    expect(await success(await send('retail/reclamation', silent, []))).toBe(true);
  });
});

describe('the sales form', () => {
  const form = {
    firstName: 'Aino',
    lastName: 'Aalto',
    email,
    phone: '',
    organization: '',
    product: { productId: 0, title: '' },
    message: 'Hei',
    customerNumber: '',
    formType: 'Feedback',
    contactRequest: 'Email',
    captchaToken: 'demo-1',
  };
  const status = async (change: object) =>
    (await browse().post('/api/fs/salesform', { ...form, ...change })).status;

  it('is accepted', async () => expect(await status({})).toBe(200));

  it.each([
    { firstName: '' },
    { lastName: ' ' },
    { message: '' },
    { email: '' },
    { email: 'aino' },
    { contactRequest: 'Phone' },
    { formType: 'Other thing' },
    { captchaToken: '' },
    { captchaToken: 'demo-reject' },
  ])('is refused with %j', async (change) => expect(await status(change)).toBe(400));
});

describe('subscriptions', () => {
  const post = async (path: string, body: object) => {
    const answer = await browse().post(path, body);
    return answer.ok ? (await answer.json()).success : answer.status;
  };
  const entry = { email, join: '1', isAdult: 'true', subscribeToCinCinVinoNewsletter: 'false' };
  const release = {
    email,
    recaptchaToken: 'demo-1',
    informationTypes: ['1'],
    subscribeToUutiskirje: false,
  };

  it.each([
    ['/api/newsletter/subscribe', { email }],
    ['/api/lk/newsletter/subscribe', { email }],
    ['/api/campaign/participate', entry],
    ['/api/cision-liana/subscribe', release],
  ])('are accepted by %s', async (path, body) => expect(await post(path, body)).toBe(true));

  it.each(['/api/newsletter/subscribe', '/api/lk/newsletter/subscribe'])(
    'of an address on the list are refused by %s',
    async (path) => expect(await post(path, { email: 'taken@example.fi' })).toBe(false),
  );

  it.each([
    ['/api/newsletter/subscribe', { email: 'aino' }],
    ['/api/campaign/participate', { ...entry, isAdult: 'false' }],
    ['/api/campaign/participate', { ...entry, isAdult: true }],
    ['/api/campaign/participate', { ...entry, join: 'x' }],
    ['/api/cision-liana/subscribe', { ...release, informationTypes: [] }],
    ['/api/cision-liana/subscribe', { ...release, recaptchaToken: '' }],
    ['/api/cision-liana/subscribe', { ...release, informationTypes: ['none'] }],
  ])('are refused by %s: %j', async (path, body) => expect(await post(path, body)).toBe(400));
});
