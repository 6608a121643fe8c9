import type { Medians } from './interleaved';
import type { Kind } from './server';

/** The limit of our figure: as a share of the naive bundle's, or by itself. */
interface Bar {
  readonly most: number;
  readonly of: 'naive' | 'itself';
}

export interface Row {
  readonly name: string;
  readonly unit: string;
  /** The figure that the row shows. */
  readonly figure: string;
  readonly bar?: Bar;
}

interface Printed {
  readonly cells: readonly string[];
  readonly missed: string | undefined;
}

const shown = (value: number | undefined, unit: string): string => {
  if (value === undefined) return '';
  if (unit === 'kB') return (value / 1000).toFixed(0);
  return unit === '' && value % 1 !== 0 ? value.toPrecision(3) : `${Math.round(value)}`;
};

function printed({ name, unit, figure, bar }: Row, medians: Medians, kinds: readonly Kind[]) {
  const { ours = Number.NaN, naive = 0, ...others } = medians[figure] ?? {};
  const ratio = (value: number) => (naive > 0 && value > 0 ? (value / naive).toFixed(2) : '');
  // The difference in heap may be negative after a collection.
  const most = bar && (bar.of === 'naive' ? Math.max(naive, 0) * bar.most : bar.most);
  const isMissed = most !== undefined && !(ours <= Math.max(most, 0));
  const wanted = bar && (bar.of === 'naive' ? bar.most.toFixed(2) : `${shown(bar.most, unit)}`);
  return {
    cells: [
      unit ? `${name} (${unit})` : name,
      shown(ours, unit),
      shown(naive, unit),
      ratio(ours),
      ...kinds.flatMap((kind) =>
        kind === 'preact' ? [shown(others.preact, unit), ratio(others.preact ?? 0)] : [],
      ),
      `${wanted ?? ''}${isMissed ? ' **missed**' : ''}`,
    ],
    missed: isMissed ? name : undefined,
  } satisfies Printed;
}

/** Prints a table of the rows, in Markdown. Returns the names of those with a missed limit. */
export function printTable(rows: readonly Row[], medians: Medians, kinds: readonly Kind[]) {
  const all = rows
    .filter(({ figure }) => medians[figure])
    .map((row) => printed(row, medians, kinds));
  const heads = ['median of', 'ours', 'naive', 'ratio'];
  if (kinds.includes('preact')) heads.push('preact', 'its ratio');
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  line([...heads, 'bar']);
  line([...heads, 'bar'].map((_, index) => (index === 0 ? '---' : '---:')));
  for (const { cells } of all) line(cells);
  return all.flatMap(({ missed }) => missed ?? []);
}
