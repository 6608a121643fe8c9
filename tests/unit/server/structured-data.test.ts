// @vitest-environment node
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  type RenderOptions,
  renderToHtml,
  renderToStream,
  renderWidget,
} from '../../../src/server/server';
import { createBackend } from '../../../stand-in/api/app';

type Said = Readonly<Record<string, unknown>>;

/**
 * What schema.org and the search engines require, by type: names of properties, and their types.
 */
const rules: Readonly<Record<string, Readonly<Record<string, RegExp | 'list' | 'thing'>>>> = {
  Product: { name: /./, image: 'list', offers: 'thing' },
  Offer: {
    price: /^\d+\.\d{2}$/,
    priceCurrency: /^[A-Z]{3}$/,
    availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
    url: /^https:\/\//,
  },
  ItemList: { itemListElement: 'list' },
  BreadcrumbList: { itemListElement: 'list' },
  ListItem: { position: /^\d+$/ },
};

/** What is wrong with a thing and all its parts. */
function faultsOf(thing: Said, where = ''): string[] {
  const type = String(thing['@type']);
  const asked = rules[type];
  if (!asked) return [`${where}: no rules for ${type}`];
  const own = Object.entries(asked).filter(([name, what]) => {
    const value = thing[name];
    if (what === 'list') return !Array.isArray(value) || value.length === 0;
    if (what === 'thing') return typeof value !== 'object';
    return !what.test(String(value ?? ''));
  });
  const inner = Object.entries(thing).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one) =>
        typeof one === 'object' && one ? faultsOf(one as Said, `${where} ${name}`) : [],
      ),
  );
  const items = (thing.itemListElement ?? []) as readonly Said[];
  const places = items.flatMap(({ position }, at) =>
    position === at + 1 ? [] : [`${where}: position ${position} in place ${at + 1}`],
  );
  // Each entry of a list needs an address, or its own data.
  const led = items.filter(({ item, url }) => !item && !/^https:\/\//.test(String(url)));
  const named = type === 'BreadcrumbList' ? items.filter(({ name }) => !name) : [];
  return [
    ...own.map(([name]) => `${where} ${type}: ${name} is ${JSON.stringify(thing[name])}`),
    ...inner,
    ...places,
    ...[...led, ...named].map((one) => `${where}: ${JSON.stringify(one)} leads nowhere`),
  ];
}

function* scriptsIn(
  node: DefaultTreeAdapterTypes.Node,
): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node && node.tagName === 'script') yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* scriptsIn(child);
}

/** A page's data as a browser finds it: in one script at most, outside of all templates. */
function saidIn(html: string): Said[] {
  const [script, ...others] = [...scriptsIn(parseFragment(html))].filter(({ attrs }) =>
    attrs.some(({ value }) => value === 'application/ld+json'),
  );
  expect(others).toEqual([]);
  const [text] = script?.childNodes ?? [];
  if (!text || !('value' in text)) return [];
  const { '@context': context, '@graph': said } = JSON.parse(text.value);
  expect(context).toBe('https://schema.org');
  return said;
}

const backend = createBackend();
const data = async (address: string): Promise<unknown> => {
  const answer = await backend.fetch(address);
  return answer.ok ? answer.json() : undefined;
};
const options: RenderOptions = {
  url: 'https://www.atria.fi/reseptit',
  base: 'https://cdn.example/atria/',
  data,
};
const product = {
  code: 'LK4101',
  title: 'Naudan sisäfilee',
  url: '/tuotteet/sisafilee',
  image: ['/kuvat/filee.jpg'],
  price: '1.034,50',
  stock: 0,
};
const card = (part: object) =>
  renderWidget('atria-product-card', { block: { product: { ...product, ...part } } }, options);

describe('to search engines a page gives', () => {
  it('what a product card sells, and its price', async () => {
    const said = saidIn(await card({}));
    expect(said).toMatchObject([
      {
        '@type': 'Product',
        name: 'Naudan sisäfilee',
        sku: 'LK4101',
        image: ['https://www.atria.fi/kuvat/filee.jpg'],
        offers: { price: '1034.50', availability: 'https://schema.org/OutOfStock' },
      },
    ]);
    expect(said.flatMap((one) => faultsOf(one))).toEqual([]);
    const [other] = saidIn(await card({ price: '€1,034.50' }));
    expect(other?.offers).toEqual(said[0]?.offers);
  });

  it('nothing about a product without a required value', async () => {
    for (const part of [
      { title: '' },
      { url: '' },
      { image: [] },
      { price: '' },
      { price: '0,00' },
      { price: 'Ilmainen' },
      { price: '12,90 kr' },
    ])
      expect(saidIn(await card(part))).toEqual([]);
    expect(saidIn(await card({ url: 'javascript:alert(1)' }))).toEqual([]);
  });

  it('the recipes and products that its searches have found, in order', async () => {
    const [recipes] = saidIn(
      await renderToHtml('<atria-recipe-search></atria-recipe-search>', options),
    );
    expect(recipes).toMatchObject({ '@type': 'ItemList' });
    expect(recipes?.itemListElement).toHaveLength(12);
    const [sold] = saidIn(
      await renderToHtml('<atria-shop-product-search></atria-shop-product-search>', {
        ...options,
        url: 'https://lihakauppa.fi/tuotteet',
      }),
    );
    expect(JSON.stringify(sold)).toContain('"@type":"Offer"');
    for (const one of [recipes, sold]) expect(faultsOf(one ?? {})).toEqual([]);
    // Without answers nothing is known.
    const { data: _, ...without } = options;
    expect(
      saidIn(await renderToHtml('<atria-recipe-search></atria-recipe-search>', without)),
    ).toEqual([]);
  });

  it('the path to it, if the navigation has it', async () => {
    const answer = {
      bottomTabs: [
        {
          label: 'Tuotteet',
          link: '/tuotteet',
          children: [{ label: 'Makkarat', link: '/tuotteet/makkarat/' }],
        },
      ],
    };
    const at = async (path: string) =>
      saidIn(
        await renderToHtml('<atria-header></atria-header>', {
          ...options,
          url: `https://www.atria.fi${path}`,
          data: async () => answer,
        }),
      );
    const said = await at('/tuotteet/makkarat?page=2');
    expect(said).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://www.atria.fi/' },
          { name: 'Tuotteet', item: 'https://www.atria.fi/tuotteet' },
          { name: 'Makkarat' },
        ],
      },
    ]);
    expect(said.flatMap((one) => faultsOf(one))).toEqual([]);
    expect(await at('/')).toEqual([]);
    expect(await at('/muualla')).toEqual([]);
  });

  it('all as data that runs nowhere', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const html = await card({ title });
    expect(saidIn(html)).toMatchObject([{ name: title }]);
    expect(html.match(/<script/g)).toHaveLength(3);
  });
});

describe('what a page gives to search engines', () => {
  const block = (title: string) => JSON.stringify({ product: { ...product, title } });
  const tag = (title: string) =>
    `<atria-product-card><script type="application/json">${block(title)}</script></atria-product-card>`;
  const script = /<script type="application\/ld\+json" data-atria-made>.*?<\/script>/s;
  /** The page with only a mark where the script is. */
  const placeIn = (html: string) =>
    html.replaceAll(/<template shadowrootmode.*?<\/template>/gs, '').replace(script, '[said]');
  const whole = (html: string) => renderToHtml(html, options);
  async function streamed(html: string): Promise<string> {
    const { readable, writable } = renderToStream(options);
    const [writer, reader] = [writable.getWriter(), readable.getReader()];
    const writing = Promise.all([writer.write(html), writer.close()]);
    let text = '';
    for (let one = await reader.read(); !one.done; one = await reader.read()) text += one.value;
    await writing;
    return text;
  }

  it('is one script at the end of its body, not in its tags [SRV-07]', async () => {
    const page = `<!doctype html><html><body><main>${tag('A')}${tag('B')}</main><!-- </body> --></body><!-- kept --></html>`;
    const html = await whole(page);
    expect(placeIn(html)).toBe(page.replace('</body><!-- k', '[said]</body><!-- k'));
    expect(saidIn(html).map(({ name }) => name)).toEqual(['A', 'B']);
    // What is sent on at once is followed by it: a parser puts it there, too.
    expect(placeIn(await streamed(page))).toBe(`${page}[said]`);
  });

  it.each([
    ['a part of a page', `<div>${tag('A')}</div><p>a</p>`],
    ['a page without end tags', `<!doctype html><title>a</title>${tag('A')}<p>a`],
    ['a page with only such a text', `<body><p title="</body>">${tag('A')}<!-- </body> -->`],
  ])('is behind all of %s [SRV-07]', async (_, page) => {
    for (const render of [whole, streamed])
      expect(placeIn(await render(page))).toBe(`${page}[said]`);
  });

  it('includes what comes behind its body, and then is behind all', async () => {
    const page = `<body>${tag('A')}</body>${tag('B')}</html>`;
    for (const render of [whole, streamed]) {
      const html = await render(page);
      expect(placeIn(html)).toBe(`${page}[said]`);
      expect(saidIn(html).map(({ name }) => name)).toEqual(['A', 'B']);
    }
  });
});
