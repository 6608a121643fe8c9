import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examine } from '../../../../cli/doctor/doctor';

const site = 'https://www.example.fi';
const cdn = 'https://cdn.example.org/atria/1.0.0/';
const shop = 'https://kauppa.example.com';

const code = 'export const made = true;';
const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
const surface = {
  version: '1.0.0',
  cssProperties: [],
  tags: {
    'atria-counter': { attributes: { value: { type: 'number', required: true } }, calls: [] },
    'atria-question-form': { attributes: {}, calls: ['POST /api/contact/retail/question'] },
    'atria-buy-button': {
      attributes: { code: { type: 'string', required: true } },
      calls: ['POST /api/v1/lihakauppa/shoppingcart/add'],
    },
    'atria-cart-sync': { attributes: {}, calls: [] },
  },
};

interface Answer {
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
type Web = Readonly<Record<string, Answer>>;

const javaScript = {
  'content-type': 'text/javascript',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};
const css = { ...javaScript, 'content-type': 'text/css' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { ...javaScript, 'content-type': 'application/json' };

const head = (settings = '') =>
  `<link rel="stylesheet" href="${cdn}atria.css"><link rel="modulepreload" href="${cdn}core.js">` +
  `<script type="module" src="${cdn}atria.js" data-brand="atriafi" ${settings}></script>`;
const page = (settings = '', body = '<atria-counter value="5"></atria-counter>') =>
  `<!doctype html><html lang="fi"><head>${head(settings)}</head><body>${body}</body></html>`;

const release: Web = {
  [`${cdn}atria.js`]: { body: code, headers: javaScript },
  [`${cdn}core.js`]: { body: code, headers: javaScript },
  [`${cdn}atria.css`]: { body: '', headers: css },
  [`${cdn}widgets/counter.js`]: { body: code, headers: javaScript },
  [`${cdn}contracts.json`]: { body: JSON.stringify(surface), headers: json },
  [`${cdn}manifest.json`]: {
    body: JSON.stringify({
      files: { 'core.js': { integrity: hash }, 'widgets/counter.js': { integrity: hash } },
    }),
    headers: json,
  },
};

const frame = (
  origins: readonly string[],
  tag = '<atria-cart-sync role="shop"></atria-cart-sync>',
) =>
  `<head>${head()}<script type="application/json" data-atria-settings>${JSON.stringify({ origins })}</script></head><body>${tag}</body>`;

/** The findings of `doctor` on the page of a made-up web. */
async function wrongOf(web: Web, own: Answer = {}, level = 'wrong'): Promise<string[]> {
  const all: Web = { ...release, [`${site}/`]: { body: page(), headers: html, ...own }, ...web };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { body, status = 200, headers } = all[new Request(input).url] ?? { status: 404 };
    return new Response(body ?? null, { status, ...(headers && { headers }) });
  };
  const options = { page: new URL(site), headers: {}, timeout: 5 };
  const { findings } = await examine(options, fetch);
  return findings.filter((one) => one.level === level).map(({ problem }) => problem);
}

const policy = (text: string) => ({ headers: { ...html, 'content-security-policy': text } });
const strict = `default-src 'self'; script-src 'self' https://cdn.example.org; style-src https://cdn.example.org; img-src https://cdn.example.org; font-src https://cdn.example.org`;

const buying = page(`data-shop-url="${shop}"`, '<atria-buy-button code="K1"></atria-buy-button>');
const bought = { body: buying };
const framed = (body: string, headers: Readonly<Record<string, string>> = {}): Web => ({
  [`${shop}/kehys`]: {
    body,
    headers: { ...html, 'content-security-policy': `frame-ancestors ${site}`, ...headers },
  },
});

describe('a page with a correct set-up', () => {
  it('has no finding', async () => {
    expect(await wrongOf({})).toEqual([]);
    expect(await wrongOf({}, {}, 'better')).toEqual([]);
  });
  it('has no finding under the strictest policy of the documentation', async () => {
    expect(await wrongOf({}, policy(strict))).toEqual([]);
  });
  it('sells', async () => {
    expect(await wrongOf(framed(frame([site])), bought)).toEqual([]);
  });
  it('may trust by nonces alone', async () => {
    const body = page('nonce="abc"').replace('<link rel="modulepreload"', '$& nonce="abc"');
    const own = policy(`script-src 'nonce-abc' 'strict-dynamic'`);
    expect(await wrongOf({}, { ...own, body })).toEqual([]);
  });
});

describe('a set-up mistake is found', () => {
  const cases: readonly (readonly [name: string, web: Web, own: Answer, expected: RegExp])[] = [
    ['no script', {}, { body: '<p>Moi' }, /no script of the page is called atria.js/],
    [
      'no type of module',
      {},
      { body: page().replace('type="module"', '') },
      /the script has no type/,
    ],
    [
      'curly quotation marks',
      {},
      { body: page().replace('type="module"', 'type=”module”') },
      /curly quotation marks/,
    ],
    [
      'two releases in the lines',
      { 'https://cdn.example.org/atria/0.9.0/core.js': { body: code, headers: javaScript } },
      { body: page().replace('1.0.0/core.js', '0.9.0/core.js') },
      /0\.9\.0\/core\.js is not of the folder of atria\.js/,
    ],
    ['a missing file', { [`${cdn}atria.css`]: { status: 404 } }, {}, /atria\.css: status 404/],
    [
      'a folder put up half',
      { [`${cdn}widgets/counter.js`]: { status: 404 } },
      {},
      /missing: widgets\/counter\.js/,
    ],
    [
      'a file changed on its way',
      { [`${cdn}widgets/counter.js`]: { body: 'changed()', headers: javaScript } },
      {},
      /not as released: widgets\/counter\.js/,
    ],
    [
      'a hash of another release',
      {},
      { body: page('integrity="sha384-AAAA"') },
      /atria\.js is not what integrity/,
    ],
    [
      'a type that no browser runs',
      {
        [`${cdn}core.js`]: { body: code, headers: { ...javaScript, 'content-type': 'text/plain' } },
      },
      {},
      /core\.js has Content-Type text\/plain/,
    ],
    [
      'no leave for other origins',
      {
        [`${cdn}core.js`]: {
          body: code,
          headers: { ...javaScript, 'access-control-allow-origin': 'https://other.example' },
        },
      },
      {},
      /core\.js has Access-Control-Allow-Origin https:\/\/other\.example/,
    ],
    [
      'a page in place of what there is not',
      { [`${cdn}chunks/no-such-file.js`]: { body: '<p>', headers: html } },
      {},
      /a file that there is not is answered 200/,
    ],
    [
      'a 404 that is kept',
      { [`${cdn}chunks/no-such-file.js`]: { status: 404, headers: javaScript } },
      {},
      /the 404 of a file that there is not has Cache-Control/,
    ],
    [
      'a policy without the script’s origin',
      {},
      policy("script-src 'self'"),
      /script-src refuses .*atria\.js/,
    ],
    [
      'a policy without the logos’ origin',
      {},
      policy("img-src 'self'"),
      /img-src refuses the logos/,
    ],
    [
      'a policy that refuses the import map',
      {},
      {
        ...policy('script-src https://cdn.example.org'),
        body: page().replace('<link', '<script type="importmap">{}</script><link'),
      },
      /script-src refuses the import map/,
    ],
    [
      'a policy without the calls’ origin',
      {},
      { ...policy("connect-src 'self'"), body: page('data-api-base="https://api.example.org"') },
      /connect-src refuses the calls to https:\/\/api\.example\.org/,
    ],
    [
      'a base that ends in /api',
      {},
      { body: page('data-api-base="/api"') },
      /data-api-base ends in \/api/,
    ],
    [
      'a base without TLS',
      {},
      { body: page('data-api-base="http://api.example.org/"') },
      /and the page https/,
    ],
    [
      'a base that is no address',
      {},
      { body: page('data-api-base="api.example.org"') },
      /"apiBase" is "api\.example\.org"/,
    ],
    [
      'an address that leads to the script, and loses its settings',
      {
        'https://cdn.example.org/latest': {
          status: 302,
          headers: { location: `${cdn}atria.js` },
        },
      },
      { body: page().replace(`src="${cdn}atria.js"`, 'src="https://cdn.example.org/latest"') },
      /no setting of its tag counts/,
    ],
    [
      'a form without a captcha',
      {},
      { body: page('', '<atria-question-form></atria-question-form>') },
      /data-captcha-script does not/,
    ],
    [
      'a captcha that the policy refuses',
      { 'https://captcha.example/a.js': { body: '', headers: javaScript } },
      {
        ...policy(strict),
        body: page(
          'data-captcha-script="https://captcha.example/a.js" data-captcha-key="k"',
          '<atria-question-form></atria-question-form>',
        ),
      },
      /script-src refuses the captcha of https:\/\/captcha\.example/,
    ],
    [
      'no shop to buy at',
      {},
      { body: buying.replace('data-shop-url', 'data-x') },
      /data-shop-url does not/,
    ],
    ['a shop without the frame’s page', {}, bought, /kehys: status 404/],
    [
      'a frame without its tag',
      framed(frame([site], '<p>Kauppa</p>')),
      bought,
      /has no <atria-cart-sync role="shop">/,
    ],
    ['a frame that is not open to the site', framed(frame([])), bought, /origins of .*kehys lack/],
    [
      'a frame that may not be framed',
      framed(frame([site]), { 'content-security-policy': "frame-ancestors 'self'" }),
      bought,
      /may not be framed by https:\/\/www\.example\.fi/,
    ],
    [
      'a page that may not frame',
      framed(frame([site])),
      { ...policy("frame-src 'self'"), ...bought },
      /frame-src refuses https:\/\/kauppa\.example\.com/,
    ],
    [
      'an unknown tag',
      {},
      { body: page('', '<atria-conter value="5"></atria-conter>') },
      /<atria-conter> is none of this release/,
    ],
    [
      'a tag that lacks what it needs',
      {},
      { body: page('', '<atria-counter></atria-counter>') },
      /<atria-counter> has no value/,
    ],
    [
      'a self-closed tag',
      {},
      { body: page('', '<atria-counter value="5" />') },
      /takes the rest of the page/,
    ],
  ];
  it.each(cases)('%s', async (_, web, own, expected) => {
    const found = await wrongOf(web, own);
    expect(found.filter((one) => expected.test(one))).toHaveLength(1);
  });
});
