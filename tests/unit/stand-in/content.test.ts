// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { createBackend } from '../../../stand-in/api/app';
import { allProducts } from '../../../stand-in/data/products';
import { list, number, oneOf, text, texts } from '../../../stand-in/data/reader/columns';
import { unreadFiles } from '../../../stand-in/data/reader/content';
import {
  articleEntry,
  ContentFault,
  checkedEntries,
  type Entry,
  tableEntries,
} from '../../../stand-in/data/reader/entries';
import { recipes } from '../../../stand-in/data/recipes';
import '../../../stand-in/data/faq';
import '../../../stand-in/data/jobs';
import '../../../stand-in/data/school-materials';

const backend = createBackend();
const host = createHost({ backend });
const page = async (address: string) =>
  (await host.request(new Request(`http://${address}`))).text();

const sausage = v.strictObject({
  id: number,
  title: texts('fi'),
  group: number,
  picture: oneOf(['grill', 'farm']),
  tags: list(oneOf(['pork', 'new'])),
});

const header = 'id\ttitle.fi\ttitle.en\tgroup\tpicture\ttags';
const table = (...rows: string[]) => tableEntries('retail/sausages.tsv', rows.join('\n'));

/** The faults of entries, a line each, without the heading. */
function faultsOf(make: () => unknown): string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof ContentFault) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
}
const faultsIn = (entries: readonly Entry[]) => faultsOf(() => checkedEntries(entries, sausage));

describe('A table of content', () => {
  it('is read by its columns: numbers, lists, texts by language, nothing for empty cells', () => {
    const entries = table(
      header,
      '7\tMakkara\t\t1\tgrill\tpork new',
      '',
      '8\tLenkki\tRing\t2\tfarm',
    );
    expect(checkedEntries(entries, sausage)).toEqual([
      { id: 7, title: { fi: 'Makkara' }, group: 1, picture: 'grill', tags: ['pork', 'new'] },
      { id: 8, title: { fi: 'Lenkki', en: 'Ring' }, group: 2, picture: 'farm', tags: [] },
    ]);
  });

  it('is the same when an editor saves it with the line ends of Windows', () => {
    const rows = [header, '7\tMakkara\t\t1\tgrill\tpork new', ''];
    const windows = tableEntries('retail/sausages.tsv', rows.join('\r\n'));
    expect(checkedEntries(windows, sausage)).toEqual(checkedEntries(table(...rows), sausage));
  });

  it('has its wrong rows named by file, line and column, all of them at once', () => {
    const entries = table(
      header,
      '1\tMakkara\t\t1\tgrill',
      '2\tLenkki\t\tx\tgrill',
      '3\t\tRing\t1\tcave\tpork unicorn',
    );
    expect(faultsIn(entries)).toEqual([
      'stand-in/data/retail/sausages.tsv:3: column "group": expected a number, got "x"',
      'stand-in/data/retail/sausages.tsv:4: column "title.fi": is missing',
      'stand-in/data/retail/sausages.tsv:4: column "picture": got "cave", expected one of grill, farm',
      'stand-in/data/retail/sausages.tsv:4: column "tags": got "unicorn", expected one of pork, new',
    ]);
  });

  it('has a missing or misspelt column named once, at the header', () => {
    const entries = table(
      'id\ttitle.fi\tgruop\tpicture',
      '1\tMakkara\t1\tgrill',
      '2\tLenkki\t1\tgrill',
    );
    expect(faultsIn(entries)).toEqual([
      'stand-in/data/retail/sausages.tsv:1: column "group": is missing',
      'stand-in/data/retail/sausages.tsv:1: column "gruop": is none that is read here',
    ]);
  });

  it('accepts no id twice, and names the other place', () => {
    const row = '1\tMakkara\t\t1\tgrill';
    const other = tableEntries('retail/meat.tsv', [header, row].join('\n'));
    expect(faultsIn([...table(header, row), ...other])).toEqual([
      'stand-in/data/retail/meat.tsv:2: column "id": 1 is taken by stand-in/data/retail/sausages.tsv:2',
    ]);
  });

  it('accepts no row with more cells than the header names', () => {
    expect(faultsOf(() => table(header, '1\tMakkara\t\t1\tgrill\tpork\tand more'))).toEqual([
      'stand-in/data/retail/sausages.tsv:2: has 7 columns, the header names 6',
    ]);
  });
});

describe('The page of a recipe', () => {
  it('has a count that includes the likes given since', async () => {
    const markup = () => page('localhost/recept/kottfarssoppa');
    const count = /content-id="(\d+)" like-count="(\d+)"/;
    const [, id, before] = count.exec(await markup()) ?? [];
    await backend.fetch(`http://localhost/api/contentlikecount/${id}`, { method: 'POST' });
    expect(count.exec(await markup())?.[2]).toBe(`${Number(before) + 1}`);
  });

  it.each(['fi', 'en', 'se'] as const)(
    'describes how each is made, in the language: %s',
    (language) => {
      const short = recipes.filter(({ cooking }) => {
        const { portions = 0, ingredients = [], steps = [] } = cooking[language] ?? {};
        return portions < 2 || ingredients.length < 4 || steps.length < 2;
      });
      expect(short.map(({ title }) => title.fi)).toEqual([]);
    },
  );

  it('has time, portions, ingredients and steps', async () => {
    const swedish = await page('localhost/recept/kottfarssoppa');
    for (const part of ['40 min · 4 portioner', '<h2>Ingredienser</h2>', '<li>400 g nötfärs</li>'])
      expect(swedish).toContain(part);
    const chicken = await page('jyvabroiler.localhost/reseptit/coq-au-vin');
    expect(chicken).toContain('1 h 30 min · 4 annosta');
    expect(chicken).toContain('<li>Hauduta kannen alla tunti.</li>');
  });
});

describe('The page of a large kitchen’s recipe', () => {
  it('says what its nutrients are in, and offers no dinner for tomorrow', async () => {
    const html = await page('foodservicese.localhost/recept/kalops');
    expect(html).toContain('"Unit":"kcal/100 g"');
    expect(html).not.toMatch(/"Code":"\w+"[^}]*"Unit":"k?g"/);
    expect(html).toContain('Vad blir det på nästa matsedel?');
  });
});

describe('The page of a product', () => {
  it('has the product’s facets, and its allergens', async () => {
    const casserole = allProducts.find(({ contentId }) => contentId === 1067);
    const markup = await page(`localhost${casserole?.url.fi}`);
    for (const [name, told] of [
      ['Ruokavalio', 'Laktoositon, Kotimainen'],
      ['Raaka-aine', 'Nauta'],
      ['Allergeenit', 'gluteenia sisältävä vilja, maito, kananmuna'],
    ])
      expect(markup).toContain(`<dt>${name}</dt><dd>${told}</dd>`);
    const ham = allProducts.find(({ contentId }) => contentId === 1019);
    expect(await page(`localhost${ham?.url.en}`)).toContain('<dd>none to declare</dd>');
  });
});

describe('An article of content', () => {
  const article = v.strictObject({ title: text, picture: oneOf(['farm']), body: v.array(text) });
  const entry = (...lines: string[]) => articleEntry('articles/a.md', lines.join('\n'));

  it('is its settings and its paragraphs, however they are broken into lines', () => {
    const read = entry(
      '---',
      'title: Farms: ours',
      'picture: farm',
      '---',
      '',
      'One',
      'line.',
      '',
      'Two.',
    );
    expect(checkedEntries([read], article)).toEqual([
      { title: 'Farms: ours', picture: 'farm', body: ['One line.', 'Two.'] },
    ]);
  });

  it('has a wrong setting named by its line', () => {
    const read = entry('---', 'picture: cave', 'tilte: Farms', '---', 'One.');
    expect(faultsOf(() => checkedEntries([read], article))).toEqual([
      'stand-in/data/articles/a.md:1: column "title": is missing',
      'stand-in/data/articles/a.md:2: column "picture": got "cave", expected one of farm',
      'stand-in/data/articles/a.md:3: column "tilte": is none that is read here',
    ]);
  });

  it('must begin with settings', () => {
    expect(faultsOf(() => entry('# Farms'))).toEqual([
      'stand-in/data/articles/a.md:1: must begin with settings between two lines ---',
    ]);
  });
});

it('Every content file is read by something', () => {
  expect(unreadFiles()).toEqual([]);
});

describe('The sites say the same everywhere', () => {
  it('what a delivery costs, in the cart and on the page of the delivery area', async () => {
    const shop = 'http://lihakauppa.localhost/api/v1/lihakauppa/shoppingcart';
    const add = (quantity: number) =>
      backend.fetch(`${shop}/add?code=LK4102&quantity=${quantity}`, { method: 'POST' });
    const cart = await (await add(1)).json();
    const html = await page('lihakauppa.localhost/toimitusalue');
    expect(html).toContain(`Toimitus maksaa ${cart.shippingTotal} €`);
    const [, free = ''] = /vähintään (\d+) eurolla/.exec(html) ?? [];
    const full = await (await add(4)).json();
    expect(Number(full.subTotal.replace(',', '.'))).toBeGreaterThanOrEqual(Number(free));
    expect(full.shippingTotal).toBe('0,00');
  });

  it.each([
    ['atriafi', '/reseptit', 'recipes', /(\d+) kokeiltua ohjetta/],
    ['goohse', '/', 'products', /<strong>(\d+)<\/strong> rätter/],
  ])('how many there are: %s%s promises as many %s as its search finds', async (...given) => {
    const [site, path, call, promise] = given;
    const found = await backend.fetch(`http://${site}.localhost/api/search/${call}?pageSize=1`);
    const [, promised] = promise.exec(await page(`${site}.localhost${path}`)) ?? [];
    expect(Number(promised)).toBe((await found.json()).totalCount);
  });

  it('what a box costs that the front page of the shop offers', async () => {
    const { price } = await (await backend.fetch('http://localhost/api/products/LK4133')).json();
    expect(await page('lihakauppa.localhost/')).toContain(`class="offer-price">${price} €`);
  });

  it('in one footer: the same frame with the texts and links of site and language', async () => {
    const frame = (html: string) =>
      [...html.matchAll(/<footer[\s\S]*<\/footer>/g)].join('').match(/class="[^"]*"/g);
    const sibylla = await page('sibylla.localhost/se/');
    expect(frame(sibylla)).toEqual(frame(await page('atriafi.localhost/')));
    expect(frame(sibylla)).toEqual(frame(await page('export.localhost/de/')));
    expect(sibylla).toContain('<h2>Varumärken</h2>');
  });
});
