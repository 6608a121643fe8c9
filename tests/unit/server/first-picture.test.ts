// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { firstPictureIn } from '../../../src/server/first-picture';
import { renderToHtml, renderWidget } from '../../../src/server/server';

const options = { url: 'https://www.atria.fi/reseptit', base: 'https://cdn.example/atria/' };
const block = (...images: string[]) => ({
  cards: images.map((image) => ({ type: 'recipeCard', header: 'a', link: '/a', image })),
});
const grid = (...images: string[]) =>
  `<atria-card-grid><script type="application/json">${JSON.stringify(block(...images))}</script></atria-card-grid>`;
const hero = `<atria-hero-carousel><script type="application/json">${JSON.stringify({ images: [{ image: '/hero.jpg' }] })}</script></atria-hero-carousel>`;

/** What a page loads before all others. */
const firstOf = async (html: string): Promise<string[]> =>
  [
    ...(await renderToHtml(html, options)).matchAll(/<link rel="preload"[^>]* href="([^"]*)">/g),
  ].map(([, href = '']) => href);

describe('the first picture of a page', () => {
  it('is loaded at once, though it is lazy: a browser would know of it when all styles have loaded', async () => {
    const header = '<atria-header page-id="1"></atria-header>';
    const page = await renderToHtml(`${header}${grid('/a.jpg?w=1&h=2', '/b.jpg')}`, options);
    const link = /<link rel="preload" as="image" fetchpriority="high" href="([^"]*)">/;
    const [, href] = link.exec(page) ?? [];
    expect(href).toMatch(/^\/a\.jpg\?w=1&amp;h=2&amp;preset=/);
    expect(page).toContain(`<img src="${href}"`);
    // It is after the sheets, the first of which has the mark.
    expect(page).toMatch(
      /<template shadowrootmode="open">(<link rel="stylesheet"[^>]*>){2}<link rel="preload"/,
    );
  });

  it('is named before the first file of the head, also where its own tag is urgent', async () => {
    const head = '<title>A</title><link rel="icon" href="/i.svg"><script src="/a.js"></script>';
    const pageOf = (files: string, body: string) =>
      renderToHtml(`<html><head>${files}</head><body>${body}</body></html>`, options);
    const link = (href: string) =>
      `<link rel="preload" as="image" fetchpriority="high" href="${href}">`;
    const page = await pageOf(head, hero + grid('/b.jpg'));
    expect(page).toContain(`<title>A</title>${link('/hero.jpg')}<link rel="icon"`);
    expect(page.split('rel="preload"')).toHaveLength(2);
    // A base decides about the addresses behind it.
    const base = '<link rel="a" href="/a"><base href="/b/"><link rel="icon" href="i.svg">';
    expect(await pageOf(base, hero)).toContain(`<base href="/b/">${link('/hero.jpg')}<link`);
    expect(await pageOf('<title>A</title>', hero)).not.toContain('rel="preload"');
    expect(await pageOf(head, '<p>A</p>')).toContain(head);
  });

  it('is one of a page', async () => {
    expect(await firstOf(grid('/a.jpg') + grid('/b.jpg'))).toHaveLength(1);
  });

  it('has no link if its tag says the same', async () => {
    expect(await firstOf(hero + grid('/b.jpg'))).toEqual([]);
  });

  it('waits for its turn after a text that fills the view, of the page or of a widget', async () => {
    const text = 'Hyvää. '.repeat(140);
    expect(await firstOf(`<p>${text}</p>${grid('/a.jpg')}`)).toEqual([]);
    const long = `<atria-accordion><script type="application/json">${JSON.stringify({ items: [{ heading: 'a', content: text }] })}</script></atria-accordion>`;
    expect(await firstOf(`${long}${grid('/a.jpg')}`)).toEqual([]);
    expect(await firstOf(`<script>// ${text}</script>${grid('/a.jpg')}`)).toHaveLength(1);
  });

  it('is the page’s own if it names one', async () => {
    for (const own of [
      '<img src="/own.jpg" fetchpriority="high">',
      '<link rel="preload" as="image" href="/own.jpg" fetchpriority="high">',
    ])
      expect(await firstOf(`${own}${grid('/a.jpg')}`)).toEqual([]);
  });

  it('is none with an address that is no web page’s', async () => {
    const data = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    for (const image of ['javascript:alert(1)', data]) {
      expect(await firstOf(grid(image))).toEqual([]);
      const view = `<p><img alt="" src="${image}"/></p>`;
      expect(firstPictureIn(view, new URL(options.url), options.base)).toBe(undefined);
    }
  });

  it('is unknown for a single tag, which may have any place', async () => {
    const made = await renderWidget('atria-card-grid', { block: block('/a.jpg') }, options);
    expect(made).toContain('/a.jpg');
    expect(made).not.toContain('rel="preload"');
  });
});
