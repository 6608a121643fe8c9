// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast } from '../../../scripts/shared/contrast';
import { logos } from '../../../src/core/page/brand';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { allPairs, type Pairs, shapePairs, textPairs } from '../../../stories/kit/contrast-pairs';

const guide = readFileSync(new URL('../../../docs/theming.md', import.meta.url), 'utf8');
const row = ([one, others]: Pairs[number]) =>
  `| \`${one}\` | ${others.map((two) => `\`${two}\``).join(', ')} |`;

describe.each(logos)('the colours of %s', (logo) => {
  const { tokens } = brandThemes[logo];

  it.each(allPairs)(
    'give $color the required contrast on $on [IMP-25]',
    ({ color, on, needed }) => {
      expect(contrast(colorOf(tokens, color), colorOf(tokens, on))).toBeGreaterThanOrEqual(needed);
    },
  );

  // The ring is blue with a white line inside it; on any header one of the two is visible.
  it('make the focus ring visible on the header [IMP-25]', () => {
    const header = colorOf(tokens, 'color-header');
    const onHeader = contrast(colorOf(tokens, 'color-focus'), header);
    expect(Math.max(onHeader, contrast([255, 255, 255], header))).toBeGreaterThanOrEqual(3);
  });
});

describe('the guide for designers', () => {
  it.each([...textPairs, ...shapePairs].map((pair) => [pair[0], pair] as const))(
    'lists the allowed backgrounds of %s',
    (_, pair) => expect(guide).toContain(row(pair)),
  );
});
