// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { bundlePath } from '../../../demo-host/host/bundle-path';
import { widgetNames } from '../../../scripts/shared/widget-files';
import { brands } from '../../../src/core/page/brand';
import { createBackend } from '../../../stand-in/api/app';
import { shopCategories } from '../../../stand-in/data/shop-categories';
import { shopProducts } from '../../../stand-in/data/shop-products';
import { encodingOf } from '../../../stand-in/serve/compressed';

const script = `console.log('${'a'.repeat(2000)}')`;
const dist = mkdtempSync(join(tmpdir(), 'atria-dist-'));
const host = createHost({ backend: createBackend(), dist });

beforeAll(() => {
  mkdirSync(join(dist, '1.0.0'));
  writeFileSync(join(dist, '1.0.0/atria.js'), script);
  writeFileSync(join(dist, '..', 'atria-secret.txt'), 'secret');
});
afterAll(() => {
  rmSync(dist, { recursive: true });
  rmSync(join(dist, '..', 'atria-secret.txt'));
});

const get = (address: string, headers: Record<string, string> = {}) => {
  const url = address.startsWith('http') ? address : `http://localhost:4173${address}`;
  return Promise.resolve(host.request(new Request(url, { headers })));
};
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const text = async (address: string) => (await get(address)).text();

describe('The bundle, served as a CDN would', () => {
  it('is compressed with brotli for browsers that accept it', async () => {
    const response = await get('/atria/1.0.0/atria.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(response)).toString()).toBe(script);
  });

  it('is compressed with gzip for the others', async () => {
    const response = await get('/atria/1.0.0/atria.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(response)).toString()).toBe(script);
  });

  it('is sent uncompressed to clients that accept neither, and the answer varies by that', async () => {
    const response = await get('/atria/1.0.0/atria.js');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  it('respects a refused encoding', () => {
    expect(encodingOf('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(encodingOf('identity')).toBe('');
    expect(encodingOf(undefined)).toBe('');
  });

  it('is cached for ever, as a release never changes', async () => {
    const response = await get('/atria/1.0.0/atria.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is requested again while it is being built, with 304 for unchanged files', async () => {
    const live = createHost({ backend: createBackend(), dist, live: true });
    const ask = (headers: Record<string, string>) =>
      live.request(new Request('http://localhost:4173/atria/1.0.0/atria.js', { headers }));
    const response = await ask({});
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await ask({ 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('can be loaded by pages of any origin, as a script', async () => {
    const { headers } = await get('/atria/1.0.0/atria.js');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('contains nothing from outside its folder', async () => {
    expect((await get('/atria/..%2fatria-secret.txt')).status).toBe(404);
    expect((await get('/atria/nothing.js')).status).toBe(404);
  });
});

describe('The pages of the sites', () => {
  it.each([
    ['http://localhost:4173/', 'lang="fi"', 'data-brand="atriafi"'],
    ['http://localhost:4173/en/', 'lang="en"', 'data-language="en"'],
    ['http://jyvabroiler.localhost:4173/', 'lang="fi"', 'data-brand="jyvabroiler"'],
    ['http://lihakauppa.localhost:4173/', 'lang="fi"', 'data-brand="lihakauppa"'],
    ['http://lithellsse.localhost:4173/', 'lang="sv"', 'data-language="se"'],
  ])('%s has its language and brand', async (address, language, brand) => {
    const html = await text(address);
    expect(html).toContain(language);
    expect(html).toContain(brand);
  });

  it.each(brands)('%s has a home page', async (site) => {
    const response = await get(`http://${site}.localhost:4173/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<atria-header');
  });

  it('are plain HTML: header tag, main, footer and JSON blocks, without inline code', async () => {
    const html = await text('/');
    expect(html).toMatch(/<atria-header[\s\S]*<main[\s\S]*<\/main>[\s\S]*<footer/);
    expect(html).toContain('<script type="application/json" data-atria-block="hero">{"images"');
    expect(html).not.toMatch(/<script>|<style| style="| on\w+="/);
    expect(html).not.toContain('{{');
  });

  it('name the block of every widget that uses one', async () => {
    for (const address of ['/', '/en/', 'http://lihakauppa.localhost:4173/tuotteet']) {
      const html = await text(address);
      for (const [, id] of html.matchAll(/block-id="([^"]+)"/g))
        expect(html).toContain(`data-atria-block="${id}"`);
    }
  });

  it('send a content security policy that forbids inline code and requires trusted types', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it("load the one script with the page's settings", async () => {
    const html = await text('/');
    expect(html).toContain(`<script type="module" src="${bundlePath}atria.js"`);
    expect(html).toContain('data-shop-url="http://lihakauppa.localhost:4173/"');
    expect(html.match(/atria\.js/g)).toHaveLength(1);
  });

  it.each([
    ['/tuotteet', '<atria-product-search'],
    ['/yhteystiedot/palaute', '<atria-retail-contact-form'],
    ['/yhteystiedot/palaute/kiitos', 'Kiitos palautteesta!'],
    ['http://lihakauppa.localhost:4173/', '<atria-delivery-check'],
    ['http://lihakauppa.localhost:4173/ostoskori', '<atria-cart '],
    ['http://lihakauppa.localhost:4173/tuotteet', '<atria-shop-product-search'],
    ['http://lihakauppa.localhost:4173/tuotteet/flank-steak', '<atria-buy-button'],
  ])('%s has %s', async (address, part) => {
    expect(await text(address)).toContain(part);
  });

  it('show a category of the shop alone', async () => {
    const all = await text('http://lihakauppa.localhost:4173/tuotteet');
    const some = await text('http://lihakauppa.localhost:4173/tuotteet/makkarat');
    expect(all).not.toContain('match-any-category-ids');
    expect(some).toContain('<atria-shop-product-search match-any-category-ids="504"');
    expect(some).toContain('<h1>Makkarat</h1>');
  });

  it('pass the logged-in user’s first name to the reviews of a product', async () => {
    // In process there are no cookies: a host of its own is a visit of its own.
    const own = createHost({ backend: createBackend(), dist });
    const shop = 'http://lihakauppa.localhost:4173';
    const nameOf = async () => {
      const page = await own.request(new Request(`${shop}/tuotteet/flank-steak`));
      return /<atria-reviews [^>]*user-name="([^"]*)"/.exec(await page.text())?.[1];
    };
    expect(await nameOf()).toBe('');
    await own.request(new Request(`${shop}/kirjaudu?as=aino`));
    expect(await nameOf()).toBe('Aino');
  });

  it('show a product’s stock, and its former price', async () => {
    const shop = 'http://lihakauppa.localhost:4173/tuotteet';
    expect(await text(`${shop}/pihvilaatikko-kahdelle`)).toContain('Vain 4 kpl jäljellä');
    expect(await text(`${shop}/rib-eye-tomahawk`)).toContain('Loppuunmyyty');
    expect(await text(`${shop}/flank-steak`)).toContain('<s>21,50 €</s> <b>−20 %</b>');
    expect(await text(`${shop}/lahjakortti-50`)).not.toContain('Ainesosat');
  });

  it('exist for every product and category of the shop', async () => {
    const shop = 'http://lihakauppa.localhost:4173';
    for (const { url } of shopProducts)
      expect((await get(`${shop}${url.fi}`)).status, url.fi).toBe(200);
    for (const { path } of shopCategories)
      expect((await get(`${shop}${path}`)).status, path).toBe(200);
  });

  it.each(brands)('exist for every link in the navigation of %s', async (brand) => {
    const site = brand === 'atriafi' ? '' : `http://${brand}.localhost:4173`;
    const navigation = await (await get(`${site}/api/nav/desktop?languageId=fi`)).json();
    const links = [...JSON.stringify(navigation).matchAll(/"link":"(\/[^"#]*)"/g)];
    expect(links).not.toEqual([]);
    for (const [, link] of links) expect((await get(`${site}${link}`)).status, link).toBe(200);
  });

  it('answer 404 with a page of the site for an unknown address', async () => {
    const response = await get('/ei-ole');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Sivua ei löytynyt');
    expect(await text('http://lithellsse.localhost:4173/finns-inte')).toContain(
      'Sidan hittades inte',
    );
  });
});

describe('The pages of the widgets', () => {
  it('list every widget', async () => {
    const html = await text('/widgets/');
    for (const name of widgetNames()) expect(html).toContain(`href="/widgets/${name}"`);
  });

  it.each(widgetNames())('show the examples of %s, rendered and as code', async (name) => {
    // A widget for the pages of one brand, such as the cart, is redirected to that brand's page.
    const { headers } = await get(`/widgets/${name}`);
    const html = await text(headers.get('location') ?? `/widgets/${name}`);
    expect(html).toContain(`<atria-${name}`);
    expect(html).toContain(`&#60;atria-${name}`);
  });

  it('show one example alone, in the requested brand and language', async () => {
    const html = await text('/widgets/card-grid?only=default&brand=gooh&brand=goohse&language=se');
    expect(html.match(/<atria-card-grid/g)).toHaveLength(1);
    expect(html).toContain('data-language="se"');
  });

  it('accept a logo that belongs to no site', async () => {
    const html = await text('/widgets/card-grid?only=default&brand=sibyllase');
    expect(html).toContain('data-brand="sibylla"');
    expect(html).toContain('data-logo="sibyllase"');
  });

  it('redirect an example to the address that has its fault', async () => {
    const response = await get('/widgets/card-grid?only=filterFails');
    expect(response.status).toBe(302);
    const location = response.headers.get('location') ?? '';
    expect(location).toContain('fault=cards%3A500');
    expect((await get(location)).status).toBe(200);
  });

  it('do not exist for other widgets', async () => {
    expect((await get('/widgets/unicorn')).status).toBe(404);
    expect((await get('/widgets/card-grid?only=unicorn')).status).toBe(404);
  });
});

describe('The hostile pages', () => {
  it.each(['neutral', 'reset', 'bootstrap', 'globals', 'small-rem', 'rtl'])(
    'show an example on the %s page',
    async (kind) => {
      const html = await text(`/hostile/${kind}?widget=card-grid&only=default`);
      expect(html).toContain('<atria-card-grid');
      for (const [, file] of html.matchAll(/(\/showroom\/hostile\/[\w.-]+)"/g))
        expect((await get(file ?? '')).status).toBe(200);
    },
  );

  it('do not exist for other kinds', async () => {
    expect((await get('/hostile/kind?widget=card-grid')).status).toBe(404);
  });
});

describe('The files that the pages use', () => {
  it('include the pictures, in the ratio of their preset', async () => {
    const response = await get('/pictures/dish-soup-x.svg?preset=three-by-two-crop');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('viewBox="0 0 900 600"');
    expect((await get('/pictures/none')).status).toBe(404);
  });

  it('include the stand-in captcha as a script', async () => {
    const response = await get('/captcha/mtcaptcha.js');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('include the compressed code of the back end', async () => {
    const response = await get('/api/nav/mobile?languageId=fi', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const answer = JSON.parse(brotliDecompressSync(await bytes(response)).toString());
    expect(answer.navAccordions.length).toBeGreaterThan(3);
  });
});
