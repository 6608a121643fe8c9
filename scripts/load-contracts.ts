import { pathToFileURL } from 'node:url';
import type { Contract } from '../src/core/element/contract';
import { widgetFile, widgetNames } from './widget-files';

/** The contracts of all widgets, by name. */
export async function loadContracts(): Promise<Contract[]> {
  const modules = widgetNames().map(
    (name) => import(pathToFileURL(widgetFile(name, 'contract')).href),
  );
  return (await Promise.all(modules)).map((module: { contract: Contract }) => module.contract);
}
