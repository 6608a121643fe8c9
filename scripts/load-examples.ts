import { pathToFileURL } from 'node:url';
import type { Example } from '../src/core/element/examples';
import { widgetFile, widgetNames } from './widget-files';

/** The example that documentation shows of each widget, by the widget's name. */
export async function loadFirstExamples(): Promise<Readonly<Record<string, Example>>> {
  const found = widgetNames().map(async (name) => {
    const module: { examples: Readonly<Record<string, Example>> } = await import(
      pathToFileURL(widgetFile(name, 'examples')).href
    );
    return [name, Object.values(module.examples)[0] ?? { title: '' }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
