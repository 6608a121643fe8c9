// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { pictureKinds } from '../../../stand-in/data/picture-address';
import { brandProducts, equipmentProducts, retailProducts } from '../../../stand-in/data/products';
import { shopProducts } from '../../../stand-in/data/shop-products';
import { drawPicture } from '../../../stand-in/pictures/picture';
import { parseSvg } from '../../../stand-in/pictures/svg-file';

const fileOf = (address: string) => address.replace('/pictures/', '');
const drawn = (file: string, preset?: string) => drawPicture(file, preset) as string;

/** An XML parser's error; undefined for a well-formed picture. */
const faultOf = (svg: string) =>
  new new Window().DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')
    ?.textContent;

const folder = fileURLToPath(new URL('../../../stand-in/pictures/', import.meta.url));
const pictureFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.svg'));
const read = (path: string) => readFileSync(folder + path, 'utf8');

describe('The pictures of the demo host', () => {
  it.each(pictureKinds)('draws every kind there is: %s', (kind) => {
    expect(faultOf(drawn(`${kind}-koe.svg`))).toBeUndefined();
    for (const name of ['koe', 'toinen-nimi', 'kolmas', 'neljas']) {
      const svg = drawn(`${kind}-${name}.svg`);
      expect(svg).toMatch(/^<svg [\s\S]+<\/svg>$/);
      // No placeholder of the composer is left, and all numbers are valid.
      expect(svg).not.toMatch(/var\(|data-|<(use|slot|switch)|NaN|undefined/);
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
    }
  });

  it.each(pictureFiles)('keeps the left front free for the text of a hero: %s', (path) => {
    const placed = read(path).matchAll(/<use[^>]* x="(-?\d+)%" y="(\d+)"/g);
    const front = [...placed].filter(([, x, y]) => Number(x) < -25 && Number(y) > 80);
    expect(front.map(([use]) => use)).toEqual([]);
  });

  it('draws the same picture for the same address', () => {
    expect(drawn('dish-soup-lihakeitto.svg')).toBe(drawn('dish-soup-lihakeitto.svg'));
  });

  it('draws different pictures for different names', () => {
    expect(drawn('dish-soup-lihakeitto.svg')).not.toBe(drawn('dish-soup-hernekeitto.svg'));
  });

  it('draws products square and scenes wide when no preset is requested', () => {
    expect(drawn('pack-ham-kinkku.svg')).toContain('viewBox="0 0 800 800"');
    expect(drawn('grill-kesa.svg')).toContain('viewBox="0 0 1600 900"');
  });

  it.each([
    ['third', 1],
    ['medium', 1],
    ['product-thumbnail-medium', 1],
    ['thumbnail-medium', 1],
    ['three-by-two-crop', 1.5],
  ])('has the ratio of the preset %s', (preset, ratio) => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(
      drawn('dish-pasta-pasta.svg', preset),
    ) as RegExpExecArray;
    expect(Number(width) / Number(height)).toBe(ratio);
  });

  it('prints a product’s own name on its package', () => {
    const product = retailProducts.find(({ title }) => title.fi?.includes('Grillimakkara'));
    expect(drawn(fileOf(product?.image ?? ''))).toContain('>Grillimakkara<');
  });

  it('gives a brand’s packages its name', () => {
    const product = brandProducts.find(({ site }) => site === 'lonnebergase');
    expect(drawn(fileOf(product?.image ?? ''))).toContain('>LÖNNEBERGA<');
  });

  it('loads nothing from elsewhere and stays below 60 KB', () => {
    for (const { image } of [...retailProducts, ...brandProducts, ...shopProducts]) {
      const svg = drawn(fileOf(image));
      expect(svg.length).toBeLessThan(60_000);
      expect(svg).not.toMatch(/href=|@import|<script/);
    }
  });

  it('draws each kind of machine as itself', () => {
    // Without numbers and ids, so that random values alone do not distinguish two pictures.
    const shapes = equipmentProducts
      .filter(({ title }) => !title.fi?.startsWith('Makkaragrilli'))
      .map(({ image }) => drawn(fileOf(image)).replace(/[\d.-]+/g, ''));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it.each([
    ['dish-soup', 4],
    ['dish-pan', 3],
    ['dish-fish', 2],
    ['cut-roast', 3],
    ['kitchen', 3],
  ])('does not give every %s the same colours', (kind, looks) => {
    const coloursOf = (name: string) =>
      [...drawn(`${kind}-${name}.svg`).matchAll(/#[0-9a-f]{3,6}\b/g)].join('');
    const names = Array.from({ length: 24 }, (_, index) => `nimi-${index}`);
    expect(new Set(names.map(coloursOf)).size).toBeGreaterThanOrEqual(looks);
  });

  it('draws fish as fish, on a plate and on its package', () => {
    const salmon = read('foods/salmon.svg').match(/ d="([^"]+)"/)?.[1] ?? '?';
    expect(drawn('dish-fish-goohse-lax.svg')).toContain(salmon);
    expect(drawn('pack-meal-goohse-lax-med-dillstuvad-potatis.svg')).toContain(salmon);
    expect(drawn('pack-meal-goohse-pasta-carbonara.svg')).not.toContain(salmon);
  });

  it('has a file for each kind, and no file that no picture uses', () => {
    const kinds = pictureFiles.filter((path) => path.startsWith('kinds/'));
    expect(kinds.sort()).toEqual(pictureKinds.map((kind) => `kinds/${kind}.svg`).sort());
    const used = new Set(
      pictureFiles.flatMap((path) =>
        [...read(path).matchAll(/href="(?!noto:|#)([^"]+)"/g)].map(([, href]) =>
          new URL(href ?? '', `file:///${path}`).pathname.slice(1),
        ),
      ),
    );
    expect(pictureFiles.filter((path) => !kinds.includes(path) && !used.has(path))).toEqual([]);
  });

  it('shows no alcohol, no fungi, and no particular person: schools and shops have them, too', () => {
    const unfit = /\b(wine|beer|cocktail|sake|champagne|mushroom|cook|man|woman|person|boy|girl)\b/;
    const things = pictureFiles.map((path) => [
      path,
      [...read(path).matchAll(/noto:[\w-]+|data-sides="[^"]+"/g)].join(' '),
    ]);
    expect(things.filter(([, used = '']) => unfit.test(used))).toEqual([]);
  });

  it('keeps its files readable: no line longer than 140 letters', () => {
    const tooLong = pictureFiles.filter((path) => /.{141}/.test(read(path)));
    expect(tooLong).toEqual([]);
  });

  it.each([
    ['<svg><g></svg>', '</svg> closes nothing'],
    ['<svg><g>', '<g> is not closed'],
    ['<svg><g fill=red/></svg>', 'not well formed'],
    ['<svg><g id="a"/></svg><svg/>', 'not one element'],
  ])('names the file in which it reads %s', (markup, fault) => {
    expect(() => parseSvg(markup, 'foods/wrong.svg')).toThrow(`foods/wrong.svg: ${fault}`);
  });

  it('knows no picture of an unknown kind', () => {
    expect(drawPicture('unicorn-1.svg')).toBeUndefined();
    expect(drawPicture('dish-soup-lihakeitto.png')).toBeUndefined();
  });
});
