// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { postCampaignEntry } from '../../../src/api/campaign';
import { postNewsletter, postShopNewsletter } from '../../../src/api/newsletter';
import { fetchReleaseCategories, postReleaseSubscription } from '../../../src/api/releases';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const email = 'aino@example.fi';
const entry = { email, join: '1', isAdult: 'true', subscribeToCinCinVinoNewsletter: 'false' };
type Client = ReturnType<typeof recordedClient>;

describe.each([
  [
    'newsletter subscription [API-35]',
    '/api/newsletter/subscribe',
    { email },
    ({ api }: Client) => postNewsletter(api, { email }),
  ],
  [
    'meat shop newsletter sign-up [API-36]',
    '/api/lk/newsletter/subscribe',
    { email },
    ({ api }: Client) => postShopNewsletter(api, { email }),
  ],
  [
    'campaign entry [API-37]',
    '/api/campaign/participate',
    entry,
    ({ api }: Client) => postCampaignEntry(api, entry),
  ],
])('the %s', (_, path, body, post) => {
  it('is posted as JSON', async () => {
    const client = recordedClient({ success: true });
    await post(client);
    expect(asked(client.only())).toBe(`POST ${path} ${JSON.stringify(body)}`);
    expect(client.only().headers.get('content-type')).toBe('application/json');
  });

  it.each([true, false])('is answered by success %s', async (success) => {
    expect(await post(recordedClient({ success }))).toEqual({ isSuccess: success });
  });

  it('fails with another status than 200, also when it says success', async () => {
    const client = recordedClient(Response.json({ success: true }, { status: 202 }));
    expect(await failureOf(post(client))).toMatchObject({ kind: 'status', status: 202 });
  });

  it('fails when the answer does not say', async () => {
    expectFaults();
    expect((await failureOf(post(recordedClient({})))).kind).toBe('shape');
  });
});

describe('the news releases', () => {
  it('have categories by language [API-20]', async () => {
    const { api, only } = recordedClient([{ name: 'Pörssitiedotteet', informationType: 1 }]);
    expect(await fetchReleaseCategories(api, { language: 'fi' })).toEqual([
      { name: 'Pörssitiedotteet', informationType: '1' },
    ]);
    expect(asked(only())).toBe('GET /api/cision/subscribe/categories?language=fi');
  });

  it('are subscribed to by e-mail, token, types and the newsletter option [API-21]', async () => {
    const { api, only } = recordedClient();
    const body = {
      email,
      recaptchaToken: 'token',
      informationTypes: ['1', '2'],
      subscribeToUutiskirje: true,
    };
    await postReleaseSubscription(api, body);
    expect(asked(only())).toBe(`POST /api/cision-liana/subscribe ${JSON.stringify(body)}`);
  });

  it('do not read the answer of a subscription [API-21]', async () => {
    const { api } = recordedClient(new Response('kiitos', { status: 201 }));
    const body = {
      email,
      recaptchaToken: '',
      informationTypes: [],
      subscribeToUutiskirje: true,
    };
    await expect(postReleaseSubscription(api, body)).resolves.toBeUndefined();
  });
});
