import { pathToFileURL } from 'node:url';
import type { Contract } from '../../src/core/element/contract';
import { widgetFile, widgetNames } from './widget-files';

/** The contract of a widget by its name. */
export async function loadContract(name: string): Promise<Contract> {
  const module: { contract: Contract } = await import(
    pathToFileURL(widgetFile(name, 'contract')).href
  );
  return module.contract;
}

/** The contracts of all widgets, by name. */
export const loadContracts = (): Promise<Contract[]> =>
  Promise.all(widgetNames().map(loadContract));
