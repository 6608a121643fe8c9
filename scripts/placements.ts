import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Placement } from '../src/core/element/placement';
import { widgetFile } from './widget-files';

/** What a widget's `*.placement.ts` says; nothing where it has none. */
export async function placementOf(name: string): Promise<Placement> {
  const file = widgetFile(name, 'placement');
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { placement: Placement }).placement;
}
