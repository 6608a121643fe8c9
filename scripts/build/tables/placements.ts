import type { Placement } from '../../../src/core/element/placement';
import { loadContracts } from '../../shared/load-contracts';

/** The placement of each widget by its name, from the present contracts. */
export async function loadPlacements(): Promise<Readonly<Record<string, Placement>>> {
  const contracts = await loadContracts();
  return Object.fromEntries(contracts.map(({ name, placement = {} }) => [name, placement]));
}
