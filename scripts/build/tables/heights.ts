import type { ByWidth, Height, Placement } from '../../../src/core/element/placement';
import { cardRules, rowVariables } from './card-heights';
import { highest, reach } from './height-by-column';

/** The largest number of entries that `reserve` distinguishes; more count as this number. */
const mostEntries = 32;

/** A height in CSS, for as many rows as the tag says, else as its placement does. */
function heightOf(height: Height, entries: number): string {
  if (typeof height === 'number') return `${height}px`;
  const { base = 0, row = 0, share = 0, columns = 1, gap = 0 } = height;
  const width = `(100% - ${(columns - 1) * gap}px)*${share / columns}`;
  const rows = `var(--_${columns},${Math.ceil(entries / columns)})`;
  return `(${base}px + ${rows}*(${row}px${share > 0 ? ` + ${width}` : ''}))`;
}

const byColumn = (heights: ByWidth<Height>, entries: number): string => {
  const rows = Object.entries(heights);
  if (rows.length === 1 && typeof rows[0]?.[1] === 'number') return `${rows[0][1]}px`;
  return highest(
    rows.map(([from, height], at) => {
      const next = rows[at + 1]?.[0];
      return heightOf(height, entries) + reach(at > 0 ? `${from}px` : '', next ? `${next}px` : '');
    }),
  );
};

/** A height with that of a picture as wide as the column, by a percentage of padding. */
const belowPicture = (height: string, picture: Placement['pictureAbove']): string => {
  if (!picture) return height;
  const { ratio, maxWidth } = picture;
  return `calc(${height} + min(${ratio * 100}%,${ratio * maxWidth}px))`;
};

/** Reserves a height beside the content that the widget shows meanwhile. */
const spacer = (tag: string, height: string): string =>
  `${tag}:not(:state(ready)){display:flow-root}` +
  `${tag}:not(:state(ready))::before{content:"";float:left;padding-top:${height}}`;

/** The numbers in a placement's heights: widths and pixels. */
const pixelsIn = (heights: ByWidth<Height>): unknown[] =>
  Object.entries(heights).flatMap(([from, height]) =>
    typeof height === 'object' ? [from, height.base ?? 0, height.row ?? 0] : [from, height],
  );

/** The rules of one widget whose height depends on its column or the window. */
function rulesOf(name: string, placement: Placement): string[] {
  const { height, entries = 1, heightWith = {}, windowHeight, pictureAbove } = placement;
  const all = [height ?? windowHeight ?? {}, ...Object.values(heightWith)];
  for (const one of all.flatMap(pixelsIn))
    if (!/^-?\d+$/.test(`${one}`))
      throw new Error(`${name}’s placement: the height ${one} should be whole pixels`);
  const tag = `atria-${name}`;
  const others = Object.entries(heightWith).map(([attribute, own]) =>
    spacer(`${tag}[${attribute}]`, byColumn(own, entries)),
  );
  if (height)
    return [spacer(tag, belowPicture(byColumn(height, entries), pictureAbove)), ...others];
  const byWindow = Object.entries(windowHeight ?? {}).map(([from, pixels]) => {
    const rule = spacer(tag, `${pixels}px`);
    return from === '0' ? rule : `@media(min-width:${from}px){${rule}}`;
  });
  return [...byWindow, ...others];
}

/**
 * The style sheet that reserves the widgets' heights until their first data has painted: rules by
 * the tag's name; by the width of the column, or of the window if the placement says so.
 *
 * @throws for a height or a width that is no whole number of pixels, with the widget's name.
 */
export function heightsCss(placements: Readonly<Record<string, Placement>>): string {
  const named = Object.entries(placements);
  const cards = named.flatMap(([name, { cards, cardsWith = {} }]) =>
    cards ? [{ tag: `atria-${name}`, cards, cardsWith }] : [],
  );
  const rules = [...cardRules(cards), ...named.flatMap(([name, one]) => rulesOf(name, one))];
  const counts = [
    // Before the rules for numbers, so that it holds only for larger ones.
    `[reserve]:where(:not([reserve=""],[reserve="0"])){${rowVariables(mostEntries)}}`,
    ...Array.from(
      { length: mostEntries - 1 },
      (_, at) => `[reserve="${at + 1}"]{${rowVariables(at + 1)}}`,
    ),
  ];
  const counted = named.some(([, { cards, entries }]) => cards || entries);
  return `${[...rules, ...(counted ? counts : [])].join('\n')}\n`;
}
