import { pathToFileURL } from 'node:url';
import type { Example } from '../../src/catalogue/examples';
import { widgetFile, widgetNames } from './widget-files';

/** An example with its name in the widget's file. */
export interface NamedExample extends Example {
  readonly name: string;
}

/** The examples of a widget, in their order. */
export async function loadExamplesOf(widget: string): Promise<readonly NamedExample[]> {
  const module: { examples: Readonly<Record<string, Example>> } = await import(
    pathToFileURL(widgetFile(widget, 'examples')).href
  );
  return Object.entries(module.examples).map(([name, one]) => ({ ...one, name }));
}

/** The examples of each widget in their order, by the widget's name. */
export async function loadExamples(): Promise<Readonly<Record<string, readonly NamedExample[]>>> {
  const found = widgetNames().map(
    async (widget) => [widget, await loadExamplesOf(widget)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** The example in the documentation of each widget, by the widget's name. */
export async function loadFirstExamples(): Promise<Readonly<Record<string, NamedExample>>> {
  const first = Object.entries(await loadExamples()).flatMap(([widget, [one]]) =>
    one ? [[widget, one] as const] : [],
  );
  return Object.fromEntries(first);
}
