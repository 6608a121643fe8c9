import { colorOf, contrast } from '../../scripts/shared/contrast';
import type { Logo } from '../../src/core/page/brand';
import type { Tokens } from '../../src/core/style/tokens';

const files = import.meta.glob<string>('../../src/core/style/brands/wordmarks/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The drawing of a brand's wordmark. */
export const wordmarkOf = (logo: Logo): string =>
  files[`../../src/core/style/brands/wordmarks/${logo}.svg`] ?? '';

/**
 * The colours that make a mark visible: that of its letters, whose shapes are the longest, and of
 * the backgrounds drawn before them.
 */
function seenBy(drawing: string): string[] {
  const shapes = [
    ...drawing.matchAll(/<(?:path|rect|circle|ellipse)\b[^>]*\bfill="(#\w+)"[^>]*>/g),
  ];
  const lengthOf = (color: string | undefined) =>
    shapes.reduce((sum, [shape, fill]) => (fill === color ? sum + shape.length : sum), 0);
  const colors = [...new Set(shapes.map(([, fill = '']) => fill))];
  const lengths = colors.map(lengthOf);
  return colors.slice(0, lengths.indexOf(Math.max(...lengths)) + 1);
}

/** For a mark as a shape. */
const needed = 3;

/** The fault of a wordmark on the header; '' if it is visible. */
export function markFault(drawing: string, tokens: Tokens): string {
  const header = colorOf(tokens, 'color-header');
  const colors = seenBy(drawing);
  const ratios = colors.map((one) =>
    contrast(colorOf({ 'color-text': one }, 'color-text'), header),
  );
  const best = Math.max(...ratios);
  return colors.length === 0 || best >= needed
    ? ''
    : `The wordmark (${colors.join(', ')}) on color-header: ${best.toFixed(1)}, needs ${needed}`;
}
