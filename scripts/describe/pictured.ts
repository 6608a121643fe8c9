import { type Example, isState } from '../../src/catalogue/examples';

/** How the picture of a widget is taken. */
export interface Pictured {
  /** The name of the example that shows most of it. */
  readonly example: string;
  /** The width of its page, if it follows the window. */
  readonly width?: number | undefined;
}

/** Widgets that never show anything. */
const unseen: ReadonlySet<string> = new Set(['cart-sync']);
/** Exceptions from the rule below: one shows only in a certain state, one without a dialog. */
const chosen: Readonly<Record<string, string>> = {
  'address-popup': 'newCustomer',
  'floating-buttons': 'default',
};
const widths: Readonly<Record<string, number>> = { header: 1100, 'recipe-banner': 375 };

/**
 * How the picture of a widget is taken: of an example that is open over the page, if there is one,
 * else of its first. Undefined if there is nothing to see.
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
