import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { widgetFile, widgetNames } from '../../scripts/widget-files';
import type { Contract } from '../../src/core/element/contract';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import type { Example } from '../../src/core/element/examples';

/** A widget as its pages show it. */
export interface CatalogueWidget {
  readonly name: string;
  readonly contract: Contract;
  readonly examples: Readonly<Record<string, Example>>;
}

const load = async <T>(name: string, role: string): Promise<T | undefined> => {
  const path = widgetFile(name, role);
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as T) : undefined;
};

/** A widget's contract and examples, found in its folder; undefined for a name without one. */
export async function catalogueWidget(name: string): Promise<CatalogueWidget | undefined> {
  if (!widgetNames().includes(name)) return undefined;
  const widget = await load<{ widget: WidgetDefinition }>(name, 'widget');
  const examples = await load<{ examples: CatalogueWidget['examples'] }>(name, 'examples');
  if (!widget) return undefined;
  return { name, contract: widget.widget.contract, examples: examples?.examples ?? {} };
}

/** All widgets; one whose files cannot be loaded yet is told in the console and left out. */
export async function catalogue(): Promise<CatalogueWidget[]> {
  const all = await Promise.all(
    widgetNames().map((name) =>
      catalogueWidget(name).catch((error: unknown) => {
        console.error(`demo host: ${name} cannot be loaded:`, error);
        return undefined;
      }),
    ),
  );
  return all.filter((one) => one !== undefined);
}
