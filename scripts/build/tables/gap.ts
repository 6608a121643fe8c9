import type { Placement } from '../../../src/core/element/placement';

/**
 * The room between two widgets that stand below each other, as pasted. At no specificity, so that
 * any rule of the page counts; none for what floats or is at the head of a page, which loads at
 * once.
 */
export function gapCss(placements: Readonly<Record<string, Placement>>): string {
  const inFlow = Object.entries(placements)
    .filter(([, { eager, height, cards, gap }]) => !eager && (height || cards) && gap !== 'none')
    // As the rules of their heights name those with cards, which is half a line less.
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
