import type { Placement } from '../../../src/core/element/placement';

/**
 * The space between two widgets below each other, as pasted. It has no specificity, so that any
 * rule of the page wins; there is none for widgets that float or are at the top of a page, which
 * load at once.
 */
export function gapCss(placements: Readonly<Record<string, Placement>>): string {
  const inFlow = Object.entries(placements)
    .filter(([, { eager, height, cards, gap }]) => !eager && (height || cards) && gap !== 'none')
    // In the order of the height rules, which name those with cards first: this saves half a line.
    .sort(([, one], [, other]) => Number(!one.cards) - Number(!other.cards));
  if (inFlow.length === 0) return '';
  const all = `:where(${inFlow.map(([name]) => `atria-${name}`).join(',')})`;
  const alike = inFlow.filter(([, { gap }]) => gap === 'others').map(([name]) => `atria-${name}`);
  return [
    `${all}+${all}{margin-top:var(--atria-gap,2rem)}`,
    ...alike.map((tag) => `:where(${tag}+${tag}){margin-top:0}`),
    '',
  ].join('\n');
}
