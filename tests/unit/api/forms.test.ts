// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  postContactRequest,
  postContactWithImage,
  postExpertQuestion,
  postExportContact,
  postMfContact,
  postPromotionalPhoto,
} from '../../../src/api/contact';
import {
  postFeedback,
  postQuestion,
  postReclamation,
  postSponsorship,
} from '../../../src/api/retail-contact';
import { postSalesForm } from '../../../src/api/sales';
import { postSchoolMaterialOrder } from '../../../src/api/school-material';
import { expectFaults } from '../support/expect-faults';
import {
  complaint,
  expertQuestion,
  feedback,
  schoolOrder,
  sender,
  sponsorship,
} from '../support/form-samples';
import { failureOf } from './support/failure-of';
import { recordedClient } from './support/recorded-client';

const file = { Name: 'kuva.png', Data: 'data:image/png;base64,AA==' };
const request = { Files: [file], MTCaptchaToken: 'token' };
const reclamation = { ...request, Data: complaint };
const funding = { ...request, Data: sponsorship };
const expert = { ...request, Data: expertQuestion };
const photo = { ...request, Data: { ...sender, MethodOfContact: 'email' as const } };
const contact = { ...request, Data: { ...sender, Message: 'Hei' } };
const school = { Data: schoolOrder, MTCaptchaToken: 'token' };

type Post = (client: ReturnType<typeof recordedClient>) => Promise<{ isSuccess: boolean }>;

/** The forms whose answer has isSuccess: name, path, request, call. */
const strict: readonly (readonly [row: string, path: string, sent: object, post: Post])[] = [
  [
    'complaint [API-22]',
    '/api/contact/retail/reclamation',
    reclamation,
    ({ api }) => postReclamation(api, reclamation),
  ],
  [
    'question [API-24]',
    '/api/contact/retail/question',
    { Data: { Message: 'Hei' }, Files: null, MTCaptchaToken: 'token' },
    ({ api }) =>
      postQuestion(api, { Data: { Message: 'Hei' }, Files: null, MTCaptchaToken: 'token' }),
  ],
  [
    'sponsorship [API-25]',
    '/api/contact/retail/sponsor',
    funding,
    ({ api }) => postSponsorship(api, funding),
  ],
  [
    'school material order [API-27]',
    '/api/contact/school-material/request',
    school,
    ({ api }) => postSchoolMaterialOrder(api, school),
  ],
  [
    'promotional photo [API-28]',
    '/api/contact/promotionalphoto',
    photo,
    ({ api }) => postPromotionalPhoto(api, photo),
  ],
  [
    'export contact request [API-30]',
    '/api/contact/export/requestcontact',
    { ...expert, Data: { ...expert.Data, ContentId: '4' } },
    ({ api }) => postExportContact(api, { ...expert, Data: { ...expert.Data, ContentId: '4' } }),
  ],
  [
    'expert question [API-31]',
    '/api/contact/business/expertquestion',
    expert,
    ({ api }) => postExpertQuestion(api, expert),
  ],
  [
    'contact form with image [API-32]',
    '/api/contact/image',
    contact,
    ({ api }) => postContactWithImage(api, contact),
  ],
];

describe.each(strict)('the %s', (_, path, sent, post) => {
  it('is posted with data, files and captcha token', async () => {
    const client = recordedClient({ isSuccess: true });
    await post(client);
    const { method, path: at, body } = client.only();
    expect({ method, at, body }).toEqual({ method: 'POST', at: path, body: sent });
  });

  it.each([true, false])('is answered by isSuccess %s', async (isSuccess) => {
    expect(await post(recordedClient({ isSuccess }))).toEqual({ isSuccess });
  });

  it('fails when the answer does not say', async () => {
    expectFaults();
    expect((await failureOf(post(recordedClient({})))).kind).toBe('shape');
  });
});

describe('the feedback [API-23]', () => {
  const body = { Data: feedback, Files: null, MTCaptchaToken: 'token' };

  it('is posted without files', async () => {
    const client = recordedClient({ data: { isSuccess: true } });
    await postFeedback(client.api, body);
    expect(client.only()).toMatchObject({
      method: 'POST',
      path: '/api/contact/retail/feedback',
      body,
    });
  });

  it.each([true, false])('is answered by isSuccess %s inside data', async (isSuccess) => {
    const { api } = recordedClient({ data: { isSuccess } });
    expect(await postFeedback(api, body)).toEqual({ isSuccess });
  });

  it('fails when isSuccess is elsewhere', async () => {
    expectFaults();
    const { api } = recordedClient({ isSuccess: true });
    expect((await failureOf(postFeedback(api, body))).kind).toBe('shape');
  });
});

/** The forms whose answer is not specified. */
const loose: readonly (readonly [row: string, path: string, sent: object, post: Post])[] = [
  [
    'contact request [API-26]',
    '/api/contact/business/requestcontact',
    expert,
    ({ api }) => postContactRequest(api, expert),
  ],
  [
    'Mestari Forsman contact form [API-29]',
    '/api/contact/mfcontact',
    contact,
    ({ api }) => postMfContact(api, contact),
  ],
];

describe.each(loose)('the %s', (_, path, sent, post) => {
  it('is posted with data, files and captcha token', async () => {
    const client = recordedClient({});
    await post(client);
    expect(client.only()).toMatchObject({ method: 'POST', path, body: sent });
  });

  it.each([
    ['nothing', new Response(null, { status: 204 })],
    ['an empty object', Response.json({})],
    ['null', Response.json(null)],
    ['isSuccess true', Response.json({ isSuccess: true }, { status: 201 })],
    ['plain text', new Response('OK')],
  ])('succeeds when the answer is %s', async (_what, answer) => {
    expectFaults();
    expect(await post(recordedClient(answer))).toEqual({ isSuccess: true });
  });

  it('does not succeed when the answer says isSuccess false', async () => {
    expect(await post(recordedClient({ isSuccess: false }))).toEqual({ isSuccess: false });
  });

  it('fails on a status outside 200 to 299', async () => {
    const client = recordedClient(Response.json({ isSuccess: true }, { status: 500 }));
    expect(await failureOf(post(client))).toMatchObject({ kind: 'status', status: 500 });
  });
});

describe('the sales form [API-34]', () => {
  const form = {
    firstName: 'Aino',
    lastName: 'Aalto',
    email: 'aino@example.fi',
    phone: '',
    organization: 'Ravintola',
    product: { productId: 12, title: 'Wilhelm' },
    message: 'Hei',
    customerNumber: '',
    formType: 'Feedback' as const,
    contactRequest: 'Email' as const,
    captchaToken: 'token',
  };

  it('is posted flat, with its captcha token', async () => {
    const { api, only } = recordedClient();
    await postSalesForm(api, form);
    expect(only()).toMatchObject({ method: 'POST', path: '/api/fs/salesform', body: form });
  });

  it('succeeds with status 200, whatever the answer says', async () => {
    const { api } = recordedClient(new Response('OK'));
    await expect(postSalesForm(api, form)).resolves.toBeUndefined();
  });

  it.each([201, 204, 400, 500])('fails with status %i', async (status) => {
    const { api } = recordedClient(new Response(null, { status }));
    expect(await failureOf(postSalesForm(api, form))).toMatchObject({ kind: 'status', status });
  });
});
