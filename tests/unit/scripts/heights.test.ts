// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { heightsCss } from '../../../scripts/build/tables/heights';

describe('the style sheet of the heights', () => {
  it('reserves a height for each widget that has one, until it is ready', () => {
    const css = heightsCss({ cart: { height: { 0: 840 } }, quiet: { eager: true } });
    expect(css).toBe(
      'atria-cart:not(:state(ready)){display:flow-root}' +
        'atria-cart:not(:state(ready))::before{content:"";float:left;padding-top:840px}\n',
    );
  });

  it('adds the height of a picture across the column, as wide as it gets', () => {
    const css = heightsCss({
      card: { height: { 0: 220 }, pictureAbove: { ratio: 0.75, maxWidth: 480 } },
    });
    expect(css).toContain('padding-top:calc(220px + min(75%,360px))}');
  });

  it('has another height for tags with an attribute, after the usual one', () => {
    const grid = { height: { 0: 800 }, heightWith: { 'card-type=cisionCard': { 0: 620 } } };
    const [usual, other] = heightsCss({ grid }).trim().split('\n');
    expect(usual).toContain('atria-grid:not(:state(ready))::before{');
    expect(other).toContain('atria-grid[card-type=cisionCard]:not(:state(ready))::before{');
    expect(other).toContain('padding-top:620px}');
  });

  it('has a height from a width of the column on', () => {
    const css = heightsCss({ map: { height: { 0: 100, 640: { share: 0.5, base: 10 } } } });
    expect(css).toContain(
      'padding-top:max(100px - max(0px,(100% - 640px + .02px)*99999),' +
        '(10px + var(--_1,1)*(0px + (100% - 0px)*0.5)) - max(0px,(640px - 100%)*99999))',
    );
  });

  it('counts rows of as many entries as the tag says', () => {
    const height = { 0: { row: 50, columns: 2 } } as const;
    const css = heightsCss({ list: { height, entries: 3 } });
    expect(css).toContain('padding-top:calc((0px + var(--_2,2)*(50px)))}');
    expect(css).toContain('[reserve="5"]{--_1:5;--_2:3;--_3:2;--_4:2}');
  });

  it('counts more entries than it distinguishes as the largest number, and no number as absent', () => {
    const css = heightsCss({ list: { height: { 0: { row: 50 } }, entries: 3 } });
    const [most] = css.split('\n').filter((line) => line.includes('[reserve]'));
    expect(most).toBe(
      '[reserve]:where(:not([reserve=""],[reserve="0"])){--_1:32;--_2:16;--_3:11;--_4:8}',
    );
    expect(css.indexOf('[reserve="1"]')).toBeGreaterThan(css.indexOf('[reserve]'));
    expect(css).toContain('[reserve="31"]{--_1:31');
  });

  it('has one formula for all cards, and changes for tags with an attribute or a brand', () => {
    const cards = { base: 100, row: 60, share: 1, entries: 8 };
    const cardsWith = { 'columns=three': { columns: 3 }, 'brand=sibylla': { row: 80 } } as const;
    const css = heightsCss({ grid: { cards, cardsWith }, search: { cards } });
    expect(css.match(/padding-top/g)).toHaveLength(1);
    expect(css).toContain('atria-grid{--_b:100px;--_r:60px;--_s:1;--_1:8;--_2:4;--_3:3;--_4:2}');
    expect(css).toContain('atria-grid[columns=three]{--_t4:1e5px}');
    expect(css).toContain(
      'atria-grid[brand=sibylla],:root:has(script[data-brand=sibylla]) atria-grid{--_r:80px}',
    );
  });

  it('uses the width of the window if the placement does', () => {
    const css = heightsCss({ header: { windowHeight: { 0: 108, 1025: 176 } } });
    expect(css).toContain('padding-top:108px}\n@media(min-width:1025px){atria-header');
  });

  it.each([
    ['a part of a pixel in a width', { 0: 10, 1024.5: 20 }],
    ['a height with a unit', { 0: '10px' }],
    ['no number for a height', { 0: Number.NaN }],
  ])('fails the build with %s, and names the widget', (_, height) => {
    expect(() => heightsCss({ cart: { height: height as never } })).toThrow(
      /^cart’s placement: .+ should be whole pixels/,
    );
  });
});
