// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logos } from '../../../../src/core/page/brand';
import { colorOf, contrast } from '../../support/contrast';
import { type Pairs, shapePairs, textPairs } from './contrast-pairs';

const guide = readFileSync(new URL('../../../../docs/theming.md', import.meta.url), 'utf8');
const single = (pairs: Pairs) =>
  pairs.flatMap(([one, others]) => others.map((two) => [one, two] as const));
const row = ([one, others]: Pairs[number]) =>
  `| \`${one}\` | ${others.map((two) => `\`${two}\``).join(', ')} |`;

describe.each(logos)('the colours of %s', (logo) => {
  const ratio = (one: Parameters<typeof colorOf>[1], two: typeof one) =>
    contrast(colorOf(logo, one), colorOf(logo, two));

  it.each(single(textPairs))('let %s be read on %s [IMP-25]', (one, two) => {
    expect(ratio(one, two)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(single(shapePairs))('let %s be seen on %s [IMP-25]', (one, two) => {
    expect(ratio(one, two)).toBeGreaterThanOrEqual(3);
  });

  // The ring is blue with a white line inside it; on any header one of the two stands out.
  it('let the focus ring be seen on the header [IMP-25]', () => {
    const header = colorOf(logo, 'color-header');
    const onHeader = contrast(colorOf(logo, 'color-focus'), header);
    expect(Math.max(onHeader, contrast([255, 255, 255], header))).toBeGreaterThanOrEqual(3);
  });
});

describe('the guide for designers', () => {
  it.each([...textPairs, ...shapePairs].map((pair) => [pair[0], pair] as const))(
    'tells what %s may stand on',
    (_, pair) => expect(guide).toContain(row(pair)),
  );
});
