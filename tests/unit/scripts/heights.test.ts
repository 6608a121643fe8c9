// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { heightsCss } from '../../../scripts/heights';

describe('the style sheet of the heights', () => {
  it('has a rule for each width a placement names, and nothing of what has no height', () => {
    const css = heightsCss({ cart: { height: { 0: 840, 768: 720 } }, header: { eager: true } });
    expect(css.trim().split('\n')).toEqual([
      'atria-cart:not(:state(ready)){display:block;min-height:840px}',
      '@media(min-width:768px){atria-cart:not(:state(ready)){display:block;min-height:720px}}',
    ]);
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
