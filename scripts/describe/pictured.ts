import { type Example, isState } from '../../src/catalogue/examples';

/** How a widget is pictured. */
export interface Pictured {
  /** The name of the example that shows most of it. */
  readonly example: string;
  /** The width of its page, where it follows the window. */
  readonly width?: number | undefined;
}

/** They show nothing at any time. */
const unseen: ReadonlySet<string> = new Set(['cart-sync']);
/** Another than the rule below would take: one shows in a certain state only, one without a window. */
const chosen: Readonly<Record<string, string>> = {
  'address-popup': 'newCustomer',
  'floating-buttons': 'default',
};
const widths: Readonly<Record<string, number>> = { header: 1100, 'recipe-banner': 375 };

/**
 * How a widget is pictured: by an example that lies open over the page, where there is one, else by
 * its first. Undefined when there is nothing to see.
 */
export function picturedBy(
  widget: string,
  examples: Readonly<Record<string, Example>>,
): Pictured | undefined {
  if (unseen.has(widget)) return undefined;
  const all = Object.entries(examples);
  const open = all.find(([, example]) => example.alone && !isState(example));
  const example = chosen[widget] ?? open?.[0] ?? all[0]?.[0];
  return example === undefined ? undefined : { example, width: widths[widget] };
}
