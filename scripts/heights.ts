import type { Placement } from '../src/core/element/placement';

type Rows = readonly (readonly [from: string, pixels: number])[];

/**
 * A height by the width of the column, without a container, which would ask a column that sizes its
 * children by their content for a width: a percentage of padding is one of the column's width, and
 * beyond each bound the next height counts.
 */
const byColumn = (rows: Rows): string =>
  rows.reduce((height, [from, pixels], at) => {
    if (at === 0) return `${pixels}px`;
    const before = rows[at - 1]?.[1] ?? 0;
    const [low, high] = [Math.min(before, pixels), Math.max(before, pixels)];
    const step = pixels < before ? `(${from}px - 100%)` : `(100% - ${from}px)`;
    return `calc(${height} + clamp(${low}px,${low}px + ${step}*9999,${high}px) - ${before}px)`;
  }, '');

/** A height with that of a picture as wide as the column, which a percentage of padding is. */
const belowPicture = (height: string, picture: Placement['pictureAbove']): string => {
  if (!picture) return height;
  const { ratio, maxWidth } = picture;
  return `calc(${height} + min(${ratio * 100}%,${ratio * maxWidth}px))`;
};

/** Holds a height open beside what the widget shows meanwhile. */
const spacer = (tag: string, height: string): string =>
  `${tag}:not(:state(ready)){display:flow-root}` +
  `${tag}:not(:state(ready))::before{content:"";float:left;padding-top:${height}}`;

/**
 * The style sheet that reserves the widgets' heights until their first data has painted: the rules
 * by the tag's name; by the width of the column, or of the window where the placement says so.
 *
 * @throws for a height or a width that is no whole number of pixels, with the widget's name.
 */
export function heightsCss(placements: Readonly<Record<string, Placement>>): string {
  const rules = Object.entries(placements).flatMap(([name, placement]) => {
    const { height, heightWith = {}, windowHeight, pictureAbove } = placement;
    const rows = Object.entries(height ?? windowHeight ?? {});
    const others = Object.entries(heightWith).map(
      ([attribute, byWidth]) => [attribute, Object.entries(byWidth)] as const,
    );
    for (const one of [rows, ...others.map(([, own]) => own)].flat(2))
      if (!/^\d+$/.test(`${one}`))
        throw new Error(`${name}.placement.ts: the height ${one} should be whole pixels`);
    const tag = `atria-${name}`;
    if (height)
      return [
        spacer(tag, belowPicture(byColumn(rows), pictureAbove)),
        ...others.map(([attribute, own]) => spacer(`${tag}[${attribute}]`, byColumn(own))),
      ];
    return rows.map(([from, pixels]) => {
      const rule = spacer(tag, `${pixels}px`);
      return from === '0' ? rule : `@media(min-width:${from}px){${rule}}`;
    });
  });
  return `${rules.join('\n')}\n`;
}
