// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pictureKinds } from '../../../demo-host/data/picture-address';
import { brandProducts, equipmentProducts, retailProducts } from '../../../demo-host/data/products';
import { shopProducts } from '../../../demo-host/data/shop-products';
import { drawPicture } from '../../../demo-host/pictures/picture';

const fileOf = (address: string) => address.replace('/pictures/', '');
const drawn = (file: string, preset?: string) => drawPicture(file, preset) as string;

describe('The pictures of the demo host', () => {
  it.each(pictureKinds)('draws every kind there is: %s', (kind) => {
    const svg = drawn(`${kind}-koe.svg`);
    expect(svg).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('draws the same picture for the same address', () => {
    expect(drawn('dish-soup-lihakeitto.svg')).toBe(drawn('dish-soup-lihakeitto.svg'));
  });

  it('draws different pictures for different names', () => {
    expect(drawn('dish-soup-lihakeitto.svg')).not.toBe(drawn('dish-soup-hernekeitto.svg'));
  });

  it('answers products square and scenes wide when no preset is asked', () => {
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
    // Numbers and ids aside, so that chance alone does not tell two pictures apart.
    const shapes = equipmentProducts
      .filter(({ title }) => !title.fi?.startsWith('Makkaragrilli'))
      .map(({ image }) => drawn(fileOf(image)).replace(/[\d.-]+/g, ''));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('knows no picture of an unknown kind', () => {
    expect(drawPicture('unicorn-1.svg')).toBeUndefined();
    expect(drawPicture('dish-soup-lihakeitto.png')).toBeUndefined();
  });
});
