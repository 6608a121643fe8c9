import type { Cards } from '../../../src/core/element/placement';
import { highest, reach } from './height-by-column';

/** A limit that no column reaches. */
const never = '1e5px';
/** The column's width from which two, three and four cards are side by side (core/cards). */
const bounds = { 2: 376, 3: 576, 4: 776 } as const;
const columns = [1, 2, 3, 4] as const;

const bound = (count: number): string => (count > 4 ? never : `var(--_t${count})`);

/** For a number of columns: rows of cards with gaps between them, below the constant part. */
const rowsOf = (count: number): string => {
  const width = count === 1 ? '(100% - var(--_p))' : `(100% - ${count - 1}*var(--_g))/${count}`;
  const rows = `min(var(--_${count}),var(--_m))`;
  return `(var(--_b) - var(--_g) + ${rows}*(var(--_r) + var(--_g) + ${width}*var(--_s)))`;
};

/** The height of cards from the variables; the same for all widgets with cards. */
const height = highest(
  columns.map((count) => rowsOf(count) + reach(count > 1 ? bound(count) : '', bound(count + 1))),
);

/** The variables that a placement of cards, or a change of it, sets. */
const variablesOf = ({ base, row, share, columns: most, rows, entries }: Partial<Cards>): string =>
  [
    base !== undefined && `--_b:${base}px`,
    row !== undefined && `--_r:${row}px`,
    share !== undefined && `--_s:${share}`,
    rows !== undefined && `--_m:${rows}`,
    entries !== undefined && rowVariables(entries),
    ...columns.map((count) => most !== undefined && count > most && `--_t${count}:${never}`),
  ]
    .filter(Boolean)
    .join(';');

/** How many rows a number of entries needs, by the number of columns. */
export const rowVariables = (entries: number): string =>
  columns.map((count) => `--_${count}:${Math.ceil(entries / count)}`).join(';');

interface Named {
  readonly tag: string;
  readonly cards: Cards;
  readonly cardsWith: Readonly<Record<string, Partial<Cards>>>;
}

/** The selector of tags with an attribute; the brand may also be in the loader's tag. */
const having = (tag: string, attribute: string): string => {
  const brand = /^brand=(\w+)$/.exec(attribute)?.[1];
  const own = `${tag}[${attribute}]`;
  return brand ? `${own},:root:has(script[data-brand=${brand}]) ${tag}` : own;
};

/** The rules for all widgets with cards: the formula once, then each one's variables. */
export function cardRules(all: readonly Named[]): string[] {
  if (all.length === 0) return [];
  const waiting = (one: string) => `${one}:not(:state(ready))`;
  const every = all.map(({ tag }) => tag).join();
  const grids = all.filter(({ cards }) => !cards.scrolls).map(({ tag }) => tag);
  const rows = all.filter(({ cards }) => cards.scrolls).map(({ tag }) => tag);
  const desktop = [2, 3, 4] as const;
  return [
    `${all.map(({ tag }) => waiting(tag)).join()}{display:flow-root}`,
    `${all.map(({ tag }) => `${waiting(tag)}::before`).join()}{content:"";float:left;padding-top:${height}}`,
    `${every}{--_g:24px;--_p:0px;--_m:99;${desktop.map((n) => `--_t${n}:${bounds[n]}px`).join(';')}}`,
    // The window allows fewer than would fit; a phone always shows two side by side.
    `@media(max-width:1023px){${every}{--_t4:${never}}}`,
    `@media(max-width:767px){${every}{--_g:16px;--_t2:${never};--_t3:${never}}}`,
    // Beside the card on a phone the edge of the next one shows.
    ...(rows.length > 0 ? [`@media(max-width:767px){${rows.join()}{--_p:40px}}`] : []),
    ...(grids.length > 0
      ? [`@media(min-width:376px)and (max-width:767px){${grids.join()}{--_t2:304px}}`]
      : []),
    ...all.flatMap(({ tag, cards, cardsWith }) => [
      `${tag}{${variablesOf(cards)}}`,
      ...(cards.dense === undefined
        ? []
        : [
            `@media(max-width:463px){${tag}{--_t2:304px${typeof cards.dense === 'number' ? `;--_r:${cards.dense}px` : ''}}}`,
          ]),
      ...Object.entries(cardsWith).map(
        ([attribute, part]) => `${having(tag, attribute)}{${variablesOf(part)}}`,
      ),
    ]),
  ];
}
