// @vitest-environment node
import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { checkApi, countOf, type Row } from '../../../cli/check-api/check-api';
import { optionsOf } from '../../../cli/check-api/options';
import { endText, rowText, statusOf } from '../../../cli/check-api/report';
import { createBackend } from '../../../stand-in/api/app';

const site = 'https://shop.test';

type Fetch = typeof globalThis.fetch;

/** Tries a back end as the command does, with arguments after the address. */
const check = (fetch: Fetch, ...typed: string[]) => checkApi(optionsOf([site, ...typed]), fetch);

/** A back end that answers every call alike, and records the requests. */
function alike(answer: (context: Context) => Response | Promise<Response>) {
  const asked: Request[] = [];
  const app = new Hono().all('*', (context) => answer(context));
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return app.request(request);
  };
  return { fetch, asked };
}
const saying = (body: unknown, headers: Record<string, string> = {}) =>
  alike((context) => context.json(body as object, 200, headers));

/** The one call that was tried. */
async function only(fetch: Fetch, name: string, ...typed: string[]): Promise<Row> {
  const { calls } = await check(fetch, '--only', name, ...typed);
  const row = calls.find((one) => one.name === name);
  if (!row) throw new Error(`there is no ${name}`);
  return row;
}

describe('a back end that fits', () => {
  it('has every reading call tried, and none that changes something', async () => {
    const report = await check(createBackend().fetch);
    expect(report.calls.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(countOf(report, 'fits')).toBe(
      report.calls.filter(({ call }) => /^GET/.test(call)).length,
    );
    expect(countOf(report, 'not tried')).toBeGreaterThan(20);
    expect(statusOf(report)).toBe(0);
  });

  it('has every call tried on request, and keeps its former cart', async () => {
    const backend = createBackend();
    const report = await check(backend.fetch, '--write');
    expect(countOf(report, 'fits')).toBe(report.calls.length);
    const cart = await backend.fetch(`${site}/api/v1/lihakauppa/shoppingcart/load`);
    expect(await cart.json()).toMatchObject({ lineItems: [], couponCodes: [] });
  });

  it('is asked for the product in its own search’s answer', async () => {
    const { fetch } = createBackend();
    const own: Fetch = async (input, init) => {
      const request = new Request(input, init);
      return /lihakauppa-products/.test(request.url)
        ? Response.json({ hits: [{ code: 'LK4102', contentId: 2002, title: 'Ulkofilee' }] })
        : fetch(request);
    };
    const { calls } = await check(own, '--only', 'searchShopProducts,fetchProduct,fetchReviews');
    expect(calls[1]?.address).toBe(`${site}/api/products/LK4102`);
    expect(calls[2]?.address).toContain('productId=2002');
  });

  it('may answer anything where the client reads nothing', async () => {
    const { fetch } = alike((context) => context.text('OK'));
    expect(await only(fetch, 'postContactRequest', '--write')).toMatchObject({ outcome: 'fits' });
    expect(await only(fetch, 'postQuestion', '--write')).toMatchObject({ outcome: 'does not fit' });
  });
});

describe('a back end that does not fit', () => {
  it('gets the places in the answer where something else was expected [API-04]', async () => {
    const row = await only(
      saying({ dates: [{ value: { a: 1 } }, {}] }).fetch,
      'fetchDeliveryTimes',
    );
    expect(row.outcome).toBe('does not fit');
    expect(row.problems).toEqual([
      'dates[0].value: expected a text, got Object; the entry is left out',
    ]);
  });

  it('gets each field at once, not only the first', async () => {
    const { problems } = await only(saying({ code: [], price: {} }).fetch, 'fetchProduct');
    expect(problems.map((one) => one.split(':')[0])).toEqual(['name', 'price', 'code']);
  });

  it('gets entries without any read field, as when names begin with a capital', async () => {
    const row = await only(saying({ hits: [{ Title: 'x', Url: '/x' }] }).fetch, 'searchRecipes');
    expect(row.problems).toEqual(['hits[]: has Title, Url: nothing of it is read']);
  });

  it('gets the fields that are read but missing, and those that are there but not read', async () => {
    const { fetch } = saying([{ id: 'kana', title: 'Kana' }]);
    const row = await only(fetch, 'fetchFacetGroups');
    expect(row.outcome).toBe('fits');
    expect(row.notes).toEqual(['read, but never there: [].name', 'not read: [].title']);
  });

  it('gets a note that an empty list proves nothing', async () => {
    const { notes } = await only(saying({ hits: [] }).fetch, 'searchNews');
    expect(notes).toContain('empty, so its entries were not checked: hits');
  });

  it('gets a status that the client refuses', async () => {
    const { fetch } = alike((context) => context.json({ dates: [] }, 202));
    const { problems } = await only(fetch, 'fetchDeliveryTimes');
    expect(problems).toEqual(['202: the client takes 200 only']);
  });

  it.each([
    ['malformed', 'expected JSON, got "{\\"hits\\": ["'],
    ['500', '500: asked to fail'],
    ['shape', 'hits: expected a list, got "none"'],
  ])('gets the fault: %s', async (kind, problem) => {
    const { fetch } = createBackend();
    const fault = ['--header', `x-atria-fault: all:${kind}`];
    expect((await only(fetch, 'fetchSuggestions', ...fault)).problems).toEqual([problem]);
  });

  it('gets a note about a login that it shows instead of JSON, wherever it redirects the call', async () => {
    const { fetch } = alike((context) =>
      context.req.path === '/login'
        ? context.html('<title>Kirjaudu</title><input type="password">')
        : context.redirect('/login'),
    );
    const { problems, notes } = await only(fetch, 'fetchCustomer');
    expect(problems[0]).toContain('got a page of HTML, "Kirjaudu": a login?');
    expect(notes).toContain(`sent on to ${site}/login, at each call`);
    const post = await only(fetch, 'postQuestion', '--write');
    expect(post.problems).toEqual(['302: sends it on to /login']);
  });

  it('gets a note about a call that it redirects without end', async () => {
    const { fetch } = alike((context) => context.redirect(`${context.req.path}/x`));
    const { problems } = await only(fetch, 'fetchMenuRecipes');
    expect(problems[0]).toMatch(/^302: sends it on again and again, at last to .*\/x\/x\/x/);
    const circle = alike((context) => context.redirect(context.req.path));
    expect((await only(circle.fetch, 'fetchMenuRecipes')).notes).toHaveLength(1);
  });

  it('is asked for values of its own only in place of the sent ones', async () => {
    const { fetch } = alike((context) => context.text('', 404));
    expect(await only(fetch, 'searchContent')).toMatchObject({ outcome: 'does not fit' });
    const { problems } = await only(fetch, 'fetchRecipeTags');
    expect(problems[0]).toMatch(/Try --with recipeSearchBlockId=…$/);
  });

  it('is asked for credentials if it answers 401', async () => {
    const { fetch } = alike((context) =>
      context.req.header('authorization') === 'Bearer x'
        ? context.json([])
        : context.json({ message: 'who?' }, 401),
    );
    const refused = await only(fetch, 'fetchFacetGroups');
    expect(refused.problems[0]).toMatch(/^401: who\?. It asks who is calling: --header/);
    const known = await only(fetch, 'fetchFacetGroups', '--header', 'Authorization: Bearer x');
    expect(known.outcome).toBe('fits');
  });

  it('must keep personal data out of caches', async () => {
    const cached = { 'Cache-Control': 'public, max-age=60' };
    const row = await only(saying({ lineItems: [] }, cached).fetch, 'loadCart');
    expect(row.problems).toEqual([
      "Cache-Control: expected no-store for what is a visitor's own, got public, max-age=60",
    ]);
    expect((await only(saying([], cached).fetch, 'fetchFacetGroups')).problems).toEqual([]);
  });

  it('gives the status 1', async () => {
    const report = await check(saying({ hits: 'none' }).fetch, '--only', 'fetchSuggestions');
    expect(statusOf(report)).toBe(1);
    expect(endText(report)).toMatch(/0 calls fit, 1 does not\.$/);
  });

  it('gets the expected and the given value, with place and request', async () => {
    const row = await only(saying({ hits: 'none' }).fetch, 'fetchSuggestions');
    expect(
      rowText(row)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '',
      'Search',
      '✗ does not fit  GET /api/search/suggestions/',
      'hits: expected a list, got "none"',
      `asked: ${site}/api/search/suggestions/?language=fi&q=kana`,
    ]);
    expect(rowText(row, row)).not.toContain('Search');
  });

  it('is asked whether the API is elsewhere if none of it is found', async () => {
    const { fetch } = alike((context) => context.text('', 404));
    const { notes } = await check(fetch, '--only', 'nav');
    expect(notes).toEqual([
      'Every call is answered 404: does the API stand elsewhere? See --api-base.',
    ]);
  });
});

describe('a sample that the back end does not know', () => {
  const { fetch } = alike((context) => context.json({ message: 'no such menu' }, 404));

  it('leaves a call unclear, until a value is given', async () => {
    const row = await only(fetch, 'fetchMenu');
    expect(row).toMatchObject({ outcome: 'unclear' });
    expect(row.problems[0]).toContain('--with menuId=…');
    expect(await only(fetch, 'fetchMenu', '--with', 'menuId=7')).toMatchObject({
      outcome: 'does not fit',
      address: `${site}/api/fs/menu?menuId=7`,
    });
  });

  it('gives the status 2 if nothing else was tried', async () => {
    expect(statusOf(await check(fetch, '--only', 'postMenu'))).toBe(2);
  });

  it('gets a note about a value that no call uses, such as a misspelt one', async () => {
    const { notes } = await check(fetch, '--only', 'fetchMenu', '--with', 'menuid=7');
    expect(notes).toContain('--with menuid: no call that was tried has a value of that name.');
    expect((await check(fetch, '--only', 'fetchMenu', '--with', 'menuId=7')).notes).toHaveLength(1);
  });

  it('may be a token of another captcha', async () => {
    const errors = { MTCaptchaToken: ['is no captcha token'] };
    const refusing = alike((context) => context.json({ errors }, 400));
    const row = await only(refusing.fetch, 'postQuestion', '--write', '--with', 'captcha=abc');
    expect(row.problems[0]).toContain('400: MTCaptchaToken: is no captcha token');
    expect(await refusing.asked.at(-1)?.json()).toMatchObject({ MTCaptchaToken: 'abc' });
  });
});

describe('a back end of another origin', () => {
  const elsewhere = ['--api-base', 'https://api.test/v2'];

  it('must allow the pages’ origin, and their posts of JSON', async () => {
    const row = await only(saying({ success: true }).fetch, 'postNewsletter', ...elsewhere);
    expect(row.problems).toEqual([
      `Access-Control-Allow-Origin: expected ${site} or *, got none`,
      'Access-Control-Allow-Headers: expected content-type, got none',
    ]);
  });

  it('fits when it does', async () => {
    const allowing = saying([], {
      'Access-Control-Allow-Origin': site,
      'Access-Control-Allow-Headers': 'Content-Type',
    });
    const row = await only(allowing.fetch, 'fetchFacetGroups', ...elsewhere);
    expect(row).toMatchObject({
      outcome: 'fits',
      address: 'https://api.test/v2/api/facets/groups?language=fi',
    });
    expect(allowing.asked[0]?.headers.get('origin')).toBe(site);
  });

  const withCookies = [...elsewhere, '--api-credentials', 'include'];

  it('must allow cookies where pages send them, and name their origin', async () => {
    const everybody = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    };
    const { fetch } = saying([], everybody);
    const [get, post] = [
      await only(fetch, 'fetchFacetGroups', ...withCookies),
      await only(fetch, 'postNewsletter', ...withCookies),
    ];
    const refused = [
      `Access-Control-Allow-Origin: expected ${site}, got *`,
      'Access-Control-Allow-Credentials: expected true, got none',
    ];
    expect(get.problems).toEqual(refused);
    expect(post.problems).toEqual([
      ...refused,
      'Access-Control-Allow-Headers: expected content-type, got none',
    ]);
  });

  it('gets the cookies it has set, but no anti-forgery header, where pages send them', async () => {
    const { fetch, asked } = saying([], {
      'Access-Control-Allow-Origin': site,
      'Access-Control-Allow-Credentials': 'true',
      'Set-Cookie': '__RequestVerificationToken=abc; Path=/',
    });
    const { calls } = await check(fetch, '--only', 'nav,loadCart', ...withCookies);
    expect(asked.at(-1)?.headers.get('cookie')).toBe('__RequestVerificationToken=abc');
    expect(asked.some(({ headers }) => headers.has('x-xsrf-token'))).toBe(false);
    expect(calls.at(-1)?.notes.join()).not.toContain('no cookie goes');
  });
});

describe('the visitor of the back end', () => {
  const token = '__RequestVerificationToken=abc';
  const setting = (cookie: string) =>
    alike((context) => context.json({ isSuccess: true }, 200, { 'Set-Cookie': cookie }));
  const typed = ['--only', 'postQuestion,postSponsorship', '--write'];

  it('repeats the anti-forgery cookie in its header [API-02]', async () => {
    const { fetch, asked } = setting(`${token}; Path=/`);
    await check(fetch, ...typed);
    expect(asked[0]?.headers.get('x-xsrf-token')).toBe(null);
    expect(asked[1]?.headers.get('x-xsrf-token')).toBe('abc');
    expect(asked[1]?.headers.get('cookie')).toBe(token);
    expect(asked[1]?.headers.get('referer')).toBe(`${site}/`);
  });

  it('sends neither to another origin', async () => {
    const { fetch, asked } = setting(`${token}; Path=/`);
    await check(fetch, '--api-base', 'https://api.test', '--only', 'GET', '--timeout', '5');
    expect(asked.some(({ headers }) => headers.has('cookie') || headers.has('x-xsrf-token'))).toBe(
      false,
    );
  });

  it('has the cookies that only the page sets, which is visited first [API-02]', async () => {
    const { fetch, asked } = alike((context) =>
      context.req.path === '/kauppa'
        ? context.html('<p>', 200, { 'Set-Cookie': '__RequestVerificationToken=abc; path=/' })
        : context.json({ isSuccess: true }),
    );
    const options = optionsOf([`${site}/kauppa`, '--write', '--only', 'postQuestion']);
    await checkApi(options, fetch);
    expect(asked.map(({ url }) => new URL(url).pathname)[0]).toBe('/kauppa');
    expect(asked.at(-1)?.headers.get('x-xsrf-token')).toBe('abc');
    expect(asked.at(-1)?.headers.get('cookie')).toBe('__RequestVerificationToken=abc');
  });

  it('complains of a cookie that scripts cannot read', async () => {
    const { notes } = await check(setting(`${token}; Path=/; HttpOnly`).fetch, ...typed);
    expect(notes[0]).toContain('is HttpOnly');
  });

  it('sends no credentials to an origin after a redirect', async () => {
    const { fetch, asked } = alike((context) =>
      context.req.header('authorization')
        ? context.redirect('https://other.test/')
        : context.json([]),
    );
    await only(fetch, 'fetchFacetGroups', '--header', 'Authorization: Bearer x');
    expect(asked[1]?.url).toBe('https://other.test/');
    expect(asked[1]?.headers.get('authorization')).toBe(null);
  });
});

describe('a host that cannot be reached', () => {
  const failing =
    (cause: object): Fetch =>
    () =>
      Promise.reject(Object.assign(new TypeError('fetch failed'), { cause }));

  it.each([
    [{ code: 'ENOTFOUND' }, /^there is no host shop\.test/],
    [{ errors: [{ code: 'ECONNREFUSED' }] }, /^nothing answers at https:\/\/shop\.test/],
    [
      { code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' },
      /^the certificate of shop\.test is not trusted: certificate has expired/,
    ],
  ])('ends the trial at once, with the reason: %o', async (cause, message) => {
    await expect(check(failing(cause))).rejects.toThrow(message);
  });

  it('affects only one call if the connection breaks', async () => {
    const row = await only(failing({ code: 'ECONNRESET', message: 'reset' }), 'fetchMenuRecipes');
    expect(row.problems).toEqual(['the connection broke: reset']);
  });

  it('is not waited for without a limit', async () => {
    const never: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const row = await only(never, 'fetchMenuRecipes', '--timeout', '0.01');
    expect(row.problems[0]).toMatch(/^no answer within 0\.01 s/);
  });
});

describe('an unknown part', () => {
  it('gets the list of possible parts', async () => {
    await expect(check(createBackend().fetch, '--only', 'zzz')).rejects.toThrow(
      'or of its subject: Navigation, Search,',
    );
  });
});

describe('the calls of some tags', () => {
  it('are tried alone', async () => {
    const { fetch } = createBackend();
    const calls = ['GET /api/nav/desktop', 'GET /api/search/products'];
    const report = await checkApi({ ...optionsOf([site]), calls }, fetch);
    expect(report.calls.map(({ call }) => call).sort()).toEqual(calls);
  });
});
