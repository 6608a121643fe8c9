import type { TokenName } from '../../src/core/style/tokens';

/**
 * Colours that may be next to each other: the first on each of the others. `docs/theming.md` and
 * Storybook list the same pairs.
 */
export type Pairs = readonly (readonly [TokenName, readonly TokenName[]])[];

const papers = ['color-background', 'color-surface', 'color-surface-muted'] as const;

/** For text: 4.5:1. */
export const textPairs: Pairs = [
  [
    'color-text',
    [
      ...papers,
      'color-danger-surface',
      'color-success-surface',
      'color-warning-surface',
      'color-info-surface',
    ],
  ],
  ['color-text-muted', papers],
  ['color-link', papers],
  ['color-primary', papers],
  ['color-primary-hover', papers],
  ['color-on-primary', ['color-primary', 'color-primary-hover', 'color-primary-active']],
  ['color-on-accent', ['color-accent']],
  ['color-danger', [...papers, 'color-danger-surface']],
  ['color-success', [...papers, 'color-success-surface']],
  ['color-warning', [...papers, 'color-warning-surface']],
  ['color-info', [...papers, 'color-info-surface']],
  ['color-sale', papers],
  ['color-on-sale', ['color-sale']],
  ['color-on-header', ['color-header']],
  // Both ways: a mark or a link on the header, and a count in a badge of the accent.
  ['color-header-accent', ['color-header']],
];

/** For shapes: 3:1. */
export const shapePairs: Pairs = [
  ['color-border-strong', papers],
  ['color-focus', papers],
];

/** One colour on another, with the required contrast. */
export interface Pair {
  readonly color: TokenName;
  readonly on: TokenName;
  readonly needed: 4.5 | 3;
}

const single = (pairs: Pairs, needed: Pair['needed']): Pair[] =>
  pairs.flatMap(([color, others]) => others.map((on) => ({ color, on, needed })));

/** Every pair, one by one. */
export const allPairs: readonly Pair[] = [...single(textPairs, 4.5), ...single(shapePairs, 3)];
