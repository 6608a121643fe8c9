// @vitest-environment node

import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToHtml, renderToStream, renderWidget } from '../../../src/server/server';
import { often } from '../support/chance';

// The build inserts it.
beforeEach(() => vi.stubGlobal('__NAMED_STYLES__', ['--columns:4']));

const url = 'https://www.atria.fi/tuotteet?q=a';
const options = { url, base: 'https://cdn.example/atria/' };
const loader = '<script type="module" src="/w/atria.js?1" data-brand="sibylla"></script>';
const counter = '<atria-counter value="7" label="Sivua"></atria-counter>';
const root = /<template shadowrootmode="open">.*?<\/template>/gs;

/** A page without its inserted roots. */
const without = (html: string) => html.replaceAll(root, '');
const rootsIn = (html: string) => html.match(root) ?? [];

async function streamed(html: string, cut: readonly number[] = []): Promise<string> {
  const places = [...new Set(cut.map((one) => one % (html.length + 1)))].sort((a, b) => a - b);
  const { readable, writable } = renderToStream(options);
  const writer = writable.getWriter();
  const writing = (async () => {
    for (const [at, from] of [0, ...places].entries())
      await writer.write(html.slice(from, places[at] ?? html.length));
    await writer.close();
  })();
  let text = '';
  const reader = readable.getReader();
  for (let one = await reader.read(); !one.done; one = await reader.read()) text += one.value;
  await writing;
  return text;
}

describe('a page', () => {
  it('has names for styles that a strict policy refuses, if the widget’s sheet has all of them', async () => {
    const cards = Array.from({ length: 9 }, () => ({
      type: 'headerImageSquare',
      header: 'a',
      link: '/a',
    }));
    const grid = (attributes: object) =>
      renderWidget('atria-card-grid', { attributes: { ...attributes }, block: { cards } }, options);
    expect(await grid({})).toContain('data-atria-style=";--columns:4;"');
    expect(await grid({ columns: 'three' })).toContain(' style="--columns:3"');
  });

  it('gets the root of a widget as the first child of its tag', async () => {
    const html = await renderToHtml(`<p>a</p>${counter}<p>b</p>`, options);
    expect(html).toMatch(/^<p>a<\/p><atria-counter [^>]*><template shadowrootmode="open"><link /);
    expect(html).toContain('>Sivua</p>');
    expect(without(html)).toBe(`<p>a</p>${counter}<p>b</p>`);
  });

  it('gives the place of the styles by its loader, and the brand', async () => {
    const html = await renderToHtml(loader + counter, { url });
    expect(html).toContain('href="https://www.atria.fi/w/prerender/brands/sibylla.css"');
  });

  it('gives its settings also after a tag, but not if it arrives in pieces', async () => {
    const page = `${counter}<script type="application/json" data-atria-settings>{"Language":"en","brand":"delise"}</script>`;
    expect(await renderToHtml(page, options)).toContain('brands/delise.css');
    expect(await streamed(page)).toContain('brands/atriafi.css');
  });

  it('gives a tag its JSON child, or the block that it names', async () => {
    const json = '{"cards":[{"type":"headerImageSquare","header":"Makkara","link":"/m"}]}';
    const own = `<atria-card-grid><script type="application/json">${json}</script></atria-card-grid>`;
    const named = `<atria-card-grid block-id="b"></atria-card-grid><script type="application/json" data-atria-block="b">${json}</script>`;
    for (const page of [own, named])
      expect(rootsIn(await renderToHtml(page, options)).join()).toContain('Makkara');
    // The page itself renders what has not arrived yet.
    expect(await streamed(named)).toBe(named);
  });

  it('reads JSON that a content system has broken as the widget does', async () => {
    const page = `<atria-card-grid><div><p><script type="application/json">// <![CDATA[\n{ "cards": [<br>{ "type": "headerImageSquare", "header": "Makkara" },] }\n// ]]></script></p></div></atria-card-grid>`;
    expect(rootsIn(await renderToHtml(page, options)).join()).toContain('Makkara');
  });

  it('does not change tags that are not ours, have a root, or are where nothing shows', async () => {
    const page = [
      '<atria-nothing></atria-nothing>',
      '<atria-counter value="1"><template shadowrootmode="open">x</template></atria-counter>',
      `<template>${counter}</template>`,
      `<!-- ${counter} -->`,
      `<textarea>${counter}</textarea>`,
      `<script>"${counter}"</script>`,
      `<svg><style>${counter.replace('value', 'x')}</style></svg>`,
      `<p title="${counter.replaceAll('"', "'")}"></p>`,
    ];
    for (const one of page.filter((html) => !html.startsWith('<svg')))
      expect(await renderToHtml(one, options)).toBe(one);
  });

  it('has the code that holds presses once, in its first root', async () => {
    const html = await renderToHtml(counter + counter, options);
    const script = '<script async src="https://cdn.example/atria/atria-touched.js"></script>';
    expect(html.split(script)).toHaveLength(2);
    expect(rootsIn(html)[0]).toContain(script);
  });

  it('is unchanged in edit mode, where editors see what is wrong', async () => {
    const page = `${loader.replace('data-brand', 'data-edit-mode data-brand')}${counter}`;
    expect(await renderToHtml(page, { url })).toBe(page);
    const asked = await renderToHtml(loader + counter, { url: `${url}&atria-debug` });
    expect(asked).toBe(loader + counter);
  });

  it('has roots at any depth of tags', async () => {
    const page = `<atria-accordion><details><summary>A</summary>${counter}</details></atria-accordion>`;
    const html = await renderToHtml(page, options);
    expect(rootsIn(html)).toHaveLength(2);
    expect(without(html)).toBe(page);
  });

  it('does not wait for what is before and after a tag', async () => {
    const stream = renderToStream(options);
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    writer.write('<p>before</p><atria-card-grid>');
    expect((await reader.read()).value).toBe('<p>before</p><atria-card-grid>');
    writer.write('<p>content</p>');
    writer.write('</atria-card-grid><p>behind');
    let rest = '';
    while (!rest.endsWith('behind')) rest += (await reader.read()).value;
    expect(rest).toMatch(/^<template .*<\/template><p>content<\/p><\/atria-card-grid><p>behind$/s);
  });

  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...[counter, '<atria-counter', ' value="3"', '>', '</atria-counter>', '<!--', '-->', '\r\n'],
      ...['<script>', '</script>', '<script type="application/json">', '{"label":"a"}', '<table>'],
      ...['<template>', '</template>', '<select>', '<svg>', '<style>', '</style>', '"', "'", '<p>'],
      ...[
        '<![CDATA[',
        ']]>',
        '<title>',
        '\u0000',
        '\ud800',
        '\ud83d\ude00',
        '\ufeff',
        '&amp',
        '<b>',
      ],
    ),
  );
  const pages = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  it('keeps every letter outside of the roots, whole and in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.array(fc.nat(400)), async (html, cut) => {
        // A root in the page itself would count as one of ours.
        fc.pre(!html.includes('shadowrootmode'));
        expect(without(await renderToHtml(html, options))).toBe(html);
        expect(without(await streamed(html, cut))).toBe(html);
      }),
      { numRuns: often(300) },
    );
  });

  it('has the same result for a page in pieces as for the whole', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.array(fc.nat(400)), async (html, cut) => {
        fc.pre(!html.includes('shadowrootmode'));
        expect(await streamed(html, cut)).toBe(await streamed(html));
      }),
      { numRuns: often(100) },
    );
  });
});

describe('a page’s values for its widgets', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...['"><img src=x onerror=alert(1)>', '</template><script>alert(1)</script>', '-->', "'"],
      ...['javascript:alert(1)', '<svg onload=alert(1)>', '" onclick="alert(1)', '\u2028</script>'],
    ),
  );
  /** All elements of a page, including those in templates. */
  function* elementsIn(
    node: DefaultTreeAdapterTypes.Node,
  ): Generator<DefaultTreeAdapterTypes.Element> {
    if ('tagName' in node) yield node;
    if ('content' in node) yield* elementsIn(node.content);
    for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsIn(child);
  }
  const runs = ({ name, value }: { name: string; value: string }) =>
    /^on|^srcdoc$/.test(name) || /^\s*javascript:/i.test(value);
  const isHarmless = (html: string) => {
    // Our own.
    const roots = rootsIn(html).map((one) =>
      one.replace(
        /<script async src="https:\/\/cdn\.example\/atria\/atria-touched\.js"><\/script>/,
        '',
      ),
    );
    for (const { tagName, attrs } of elementsIn(parseFragment(roots.join('')))) {
      expect(tagName).not.toMatch(/^(script|iframe|object|embed|base|meta)$/);
      // Texts of attributes are not addresses.
      const some = attrs.filter(({ name }) => /^(on|srcdoc|href|src|action|formaction)/.test(name));
      expect(some.filter(runs)).toEqual([]);
    }
  };

  it('never run, in a tag, in its block, in the address or the settings', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (one, other) => {
        const attributes = { label: one, heading: other, value: other };
        const cards = [
          { type: 'headerImageSquare', header: one, text: other, link: one, image: other },
        ];
        const address = new URL(url);
        address.search = other;
        address.pathname = one;
        const at = {
          ...options,
          url: address,
          settings: { brand: one, defaults: { logo: other } },
        };
        for (const tag of ['atria-counter', 'atria-card-grid', 'atria-site-search'])
          isHarmless(await renderWidget(tag, { attributes, block: { cards } }, at));
      }),
      { numRuns: often(60) },
    );
  });

  it('write a tag for code without one', async () => {
    const html = await renderWidget(
      'atria-counter',
      { attributes: { label: 'a "b"', value: 7, loading: undefined }, content: '<p>c</p>' },
      options,
    );
    expect(without(html)).toBe(
      '<atria-counter label="a &#34;b&#34;" value="7"><p>c</p></atria-counter>',
    );
    expect(rootsIn(html)).toHaveLength(1);
  });

  it('accept no tag that is not ours, and no attribute that runs', async () => {
    await expect(renderWidget('script', {}, options)).rejects.toThrow('script');
    const attributes = { onclick: 'alert(1)', 'x onload': 'alert(1)', label: 'a' };
    const html = await renderWidget('atria-counter', { attributes }, options);
    expect(without(html)).toBe('<atria-counter label="a"></atria-counter>');
  });
});

it('a widget whose view fails stays as it is, and the others are rendered', async () => {
  const said: string[] = [];
  const { address } = { address: 'https://www.atria.fi/' };
  const page = `<atria-card-grid></atria-card-grid>${counter}`;
  const html = await renderToHtml(page, {
    url: address,
    base: 'https://cdn.example/atria/',
    settings: {
      translations: {
        get fi(): Record<string, string> {
          throw new Error('broken');
        },
      },
    },
    onError: (error, tag) => said.push(`${tag}: ${error}`),
  });
  expect(without(html)).toBe(page);
  expect(said.join()).toContain('broken');
});
