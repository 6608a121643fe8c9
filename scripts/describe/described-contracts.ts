import type { Contract } from '../../src/core/element/contract';
import { loadContracts } from '../shared/load-contracts';
import { allCalls } from './calls/all-calls';
import { reachOf } from './reach';

/** A contract with what only the widget's code says. */
export interface DescribedContract extends Contract {
  /** The calls that the code can reach, its parts included: `GET /api/products/{code}`. */
  readonly calls: readonly string[];
}

/** The calls of a widget by its name. */
export function callsOf(widget: string): readonly string[] {
  const reached = reachOf(`src/widgets/${widget}/${widget}.widget.ts`)
    .filter(({ file }) => file.startsWith('src/api/'))
    .map(({ name }) => name);
  return allCalls
    .filter(({ name }) => reached.includes(name))
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
}

/** The contracts of all widgets, by name, with their calls. */
export const loadDescribedContracts = async (): Promise<DescribedContract[]> =>
  (await loadContracts()).map((contract) => ({ ...contract, calls: callsOf(contract.name) }));
