import type { Placement } from '../src/core/element/placement';

/**
 * The room between two widgets that stand below each other, as pasted. At no specificity, so that any
 * rule of the page counts; none for what floats or stands at the head of a page, which loads at once.
 */
export function gapCss(placements: Readonly<Record<string, Placement>>): string {
  const inFlow = Object.entries(placements).filter(
    ([, { eager, height, cards, gap }]) => !eager && (height || cards) && gap !== 'none',
  );
  if (inFlow.length === 0) return '';
  const all = `:where(${inFlow.map(([name]) => `atria-${name}`).join(',')})`;
  const alike = inFlow.filter(([, { gap }]) => gap === 'others').map(([name]) => `atria-${name}`);
  return [
    `${all}+${all}:where(:not([slot])){margin-block-start:var(--atria-gap,2rem)}`,
    ...alike.map((tag) => `:where(${tag}+${tag}){margin-block-start:0}`),
    '',
  ].join('\n');
}
