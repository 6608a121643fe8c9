// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { heightsCss } from '../../../scripts/heights';

describe('the style sheet of the heights', () => {
  it('holds a height open for each widget that has one, until it is ready', () => {
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

  it('has another height for tags of an attribute, after the usual one', () => {
    const grid = { height: { 0: 800 }, heightWith: { 'card-type=cisionCard': { 0: 620 } } };
    const [usual, other] = heightsCss({ grid }).trim().split('\n');
    expect(usual).toContain('atria-grid:not(:state(ready))::before{');
    expect(other).toContain('atria-grid[card-type=cisionCard]:not(:state(ready))::before{');
    expect(other).toContain('padding-top:620px}');
  });

  it('asks for the width of the window where the placement does', () => {
    const css = heightsCss({ header: { windowHeight: { 0: 108, 1025: 176 } } });
    expect(css).toContain('padding-top:108px}\n@media(min-width:1025px){atria-header');
  });

  it.each([
    ['a part of a pixel in a width', { 0: 10, 1024.5: 20 }],
    ['a height with a unit', { 0: '10px' }],
    ['no number for a height', { 0: Number.NaN }],
  ])('fails the build with %s, and names the widget', (_, height) => {
    expect(() => heightsCss({ cart: { height: height as never } })).toThrow(
      /^cart\.placement\.ts: .+ should be whole pixels/,
    );
  });
});
