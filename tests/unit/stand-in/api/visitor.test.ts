// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { postLike } from '../../../../src/api/likes';
import { fetchMenu, fetchMenuRecipes, postMenu } from '../../../../src/api/menu';
import { searchRecipes } from '../../../../src/api/search';
import { createBackend } from '../../../../stand-in/api/app';
import { failureOf } from '../../api/support/failure-of';
import { address, addressForm } from '../../support/address-sample';
import { demoProducts } from '../../support/demo-products';
import { browse, visit } from './visit';

describe('the customer', () => {
  const customerOf = async ({ send }: ReturnType<typeof browse>) =>
    (await send('/api/lk/customer')).json();

  it('is nobody at first', async () => {
    expect(await customerOf(browse())).toMatchObject({
      loggedIn: false,
      deliveryAddress: { streetAddress: '' },
    });
  });

  it('is logged in by the login address, which leads back, and has no address yet', async () => {
    const visitor = browse();
    const answer = await visitor.send('/kirjaudu?as=aino&to=/ostoskori');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ostoskori']);
    expect(await customerOf(visitor)).toMatchObject({
      loggedIn: true,
      deliveryAddress: { streetAddress: '' },
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'does not redirect to %s',
    async (to) => {
      const answer = await browse().send(`/kirjaudu?as=aino&to=${encodeURIComponent(to)}`);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it('keeps an address once it is saved', async () => {
    const visitor = browse();
    await visitor.send('/kirjaudu?as=aino');
    expect(await (await visitor.post('/api/lk/customer', addressForm)).json()).toEqual(address);
    expect(await customerOf(visitor)).toMatchObject({
      deliveryAddress: address,
      phoneNumber: '+358501234567',
    });
  });

  it('has the phone number that was sent, with its country code once [CHK-19]', async () => {
    const visitor = browse();
    await visitor.send('/kirjaudu?as=aino');
    for (const phoneNumber of ['501234567', '050 123 4567', '+358501234567', '+46701234567']) {
      await visitor.post('/api/lk/customer', { ...addressForm, phoneNumber });
      const stored = phoneNumber.startsWith('+46') ? phoneNumber : '+358501234567';
      expect(await customerOf(visitor)).toMatchObject({ phoneNumber: stored });
    }
  });

  it.each([
    ['a blank city', { ...addressForm, city: ' ' }],
    ['a short postal code', { ...addressForm, postalCode: '123' }],
    ['a phone number of letters', { ...addressForm, phoneNumber: 'numero' }],
    ['a company', { ...addressForm, isPrivateCustomer: false }],
    ['nothing', {}],
  ])('cannot save %s', async (_, wrong) => {
    expect((await browse().post('/api/lk/customer', wrong)).status).toBe(400);
  });

  it('of the other name has an address, and each finds their own again', async () => {
    const visitor = browse();
    await visitor.send('/kirjaudu?as=aino');
    await visitor.post('/api/lk/customer', addressForm);
    await visitor.send('/kirjaudu?as=eero');
    expect(await customerOf(visitor)).toMatchObject({ email: 'eero.eskola@example.fi' });
    expect((await customerOf(visitor)).deliveryAddress.streetAddress).toBe('Museokatu 8 A 12');
    await visitor.send('/kirjaudu?as=aino');
    expect((await customerOf(visitor)).deliveryAddress.streetAddress).toBe('Katu 1');
  });

  it('is nobody for an unknown name', async () => {
    const visitor = browse();
    expect((await visitor.send('/kirjaudu?as=matti')).status).toBe(404);
    expect(await customerOf(visitor)).toMatchObject({ loggedIn: false });
  });

  it('is nobody after logging out', async () => {
    const visitor = browse();
    await visitor.send('/kirjaudu?as=aino');
    await visitor.send('/kirjaudu-ulos');
    expect(await customerOf(visitor)).toMatchObject({ loggedIn: false, email: '' });
  });
});

describe('a like', () => {
  it('counts in the lists that follow', async () => {
    const api = visit();
    const first = async () =>
      (await searchRecipes(api, { language: 'fi', page: 1, pageSize: 1 })).hits[0];
    const before = await first();
    await postLike(api, { contentId: before?.contentId ?? '' });
    expect((await first())?.likeCount).toBe((before?.likeCount ?? 0) + 1);
  });
});

describe('the lunch menus', () => {
  it('have one to begin with, with dishes of which some are recipes', async () => {
    const [week] = await fetchMenu(visit(), { menuId: '1' });
    const recipes = await fetchMenuRecipes(visit());
    const dishes = Object.values(week ?? {}).flat();
    expect(dishes.length).toBeGreaterThan(4);
    expect(dishes.some(({ header }) => header in recipes)).toBe(true);
  });

  it('store what is saved under a new id', async () => {
    const api = visit();
    const day = [{ header: 'Hernekeitto', link: '', image: '' }];
    const week = { monday: day, tuesday: [], wednesday: [], thursday: [], friday: [] };
    const menuId = await postMenu(api, [week]);
    expect(menuId).not.toBe('1');
    expect(await fetchMenu(api, { menuId })).toEqual([week]);
  });

  it('refuse an empty list, and an unknown id', async () => {
    expect((await failureOf(postMenu(visit(), []))).status).toBe(400);
    expect((await failureOf(fetchMenu(visit(), { menuId: '99' }))).status).toBe(404);
  });
});

describe('the anti-forgery cookie', () => {
  const like = '/api/contentlikecount/1';

  it('is set in browsers by the first call, readable by scripts', async () => {
    const answer = await browse().send('/api/nav/desktop?languageId=fi');
    const [line] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__RequestVerificationToken=[^;]+/);
    expect(line).not.toContain('HttpOnly');
  });

  it('must be repeated in the header of a post [API-02]', async () => {
    const visitor = browse();
    await visitor.send('/api/nav/desktop?languageId=fi');
    expect((await visitor.post(like, undefined, { 'X-XSRF-TOKEN': 'other' })).status).toBe(400);
    expect((await visitor.post(like)).status).toBe(200);
  });

  it('does not stop callers without cookies', async () => {
    expect((await browse().post(like)).status).toBe(200);
  });
});

describe('the session cookie', () => {
  const given = async (host: string) =>
    (await browse(undefined, host).send('/kirjaudu?as=aino')).headers.getSetCookie();

  it('follows the shop into frames of other sites, of one where the browser blocks it', async () => {
    const [, all, frame] = await given('lihakauppa.localhost:4173');
    expect(all).toMatch(/^atria-session=.+; HttpOnly; Secure; SameSite=None$/);
    expect(frame).toMatch(/^atria-session-frame=.+; Secure; SameSite=None; Partitioned$/);
  });

  it('is one by either cookie', async () => {
    const visitor = browse();
    await visitor.send('/kirjaudu?as=aino');
    visitor.jar.delete('atria-session');
    expect(await (await visitor.send('/api/lk/customer')).json()).toMatchObject({ loggedIn: true });
  });

  it('comes with the first change, not with parallel calls that only read', async () => {
    const visitor = browse();
    const cart = '/api/v1/lihakauppa/shoppingcart';
    await visitor.send(`${cart}/load?language=fi`);
    await visitor.send('/api/lk/customer');
    expect([...visitor.jar.keys()]).not.toContain('atria-session');
    await visitor.post(`${cart}/add?language=fi&code=${demoProducts.plain.code}&quantity=1`);
    const { lineItems } = await (await visitor.send(`${cart}/load?language=fi`)).json();
    expect(lineItems).toHaveLength(1);
  });

  it('is recognised even if no secure cookie is accepted without TLS, as in Safari', async () => {
    const host = 'lihakauppa.localhost:4173';
    const [own] = await given(host);
    expect(own).toMatch(/^atria-session-own=.+; HttpOnly; SameSite=Lax$/);
    const cookie = String(own?.split(';')[0]);
    const again = await browse(undefined, host).send('/kirjaudu?as=aino', { headers: { cookie } });
    expect(again.headers.getSetCookie().join()).not.toContain('atria-session');
  });

  it('is a plain one on other names, where there is no TLS', async () => {
    expect((await given('192.0.2.7:4173'))[0]).toMatch(/HttpOnly; SameSite=Lax$/);
  });
});

describe('calls from other origins', () => {
  const allowed = async (origin: string) => {
    const { headers } = await browse().send('/api/lk/customer', { headers: { origin } });
    return headers.get('access-control-allow-origin');
  };

  it.each(['http://localhost:4173', 'http://lihakauppa.localhost:4173'])(
    'are allowed with cookies from %s',
    async (origin) => {
      expect(await allowed(origin)).toBe(origin);
    },
  );

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'are not allowed from %s',
    async (origin) => {
      expect(await allowed(origin)).toBeNull();
    },
  );
});

it('answers 404 for an unknown call, and logs it in a line', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await createBackend().fetch('http://localhost/api/none?q=1')).status).toBe(404);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^[^\n]*\bGET \/api\/none:[^\n]*$/)]]);
});
