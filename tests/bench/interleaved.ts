import type { Kind } from './server';

/** Named figures of one measurement. */
export type Figures = Readonly<Record<string, number>>;
/** Medians by figure, then by bundle. */
export type Medians = Readonly<Record<string, Readonly<Partial<Record<Kind, number>>>>>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures the bundles in turns, so that a slow moment of the machine affects all, and takes
 * medians.
 */
export async function interleaved(
  kinds: readonly Kind[],
  rounds: number,
  measure: (kind: Kind) => Promise<Figures>,
): Promise<Medians> {
  const found = new Map<string, Map<Kind, number[]>>();
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds)
      for (const [name, value] of Object.entries(await measure(kind))) {
        const byKind = found.get(name) ?? new Map<Kind, number[]>();
        byKind.set(kind, [...(byKind.get(kind) ?? []), value]);
        found.set(name, byKind);
      }
  return Object.fromEntries(
    [...found].map(([name, byKind]) => [
      name,
      Object.fromEntries([...byKind].map(([kind, values]) => [kind, median(values)])),
    ]),
  );
}
