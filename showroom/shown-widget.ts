import { loadContract } from '../scripts/shared/load-contracts';
import { loadExamplesOf, type NamedExample } from '../scripts/shared/load-examples';
import { widgetNames } from '../scripts/shared/widget-files';
import type { Contract } from '../src/core/element/contract';

/** A widget as its pages show it. */
export interface ShownWidget {
  readonly contract: Contract;
  readonly examples: readonly NamedExample[];
}

/** The widget with a name; undefined if there is none. */
export async function shownWidget(name: string): Promise<ShownWidget | undefined> {
  if (!widgetNames().includes(name)) return undefined;
  const [contract, examples] = await Promise.all([loadContract(name), loadExamplesOf(name)]);
  return { contract, examples };
}
