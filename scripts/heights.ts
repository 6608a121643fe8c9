import type { Placement } from '../src/core/element/placement';

/**
 * The style sheet that reserves the widgets' heights until their first data has painted: the rules
 * by the tag's name, each by window width.
 *
 * @throws for a height or a width that is no whole number of pixels, with the widget's name.
 */
export function heightsCss(placements: Readonly<Record<string, Placement>>): string {
  const rules = Object.entries(placements).flatMap(([name, { height = {} }]) =>
    Object.entries(height).map(([from, pixels]) => {
      for (const one of [from, pixels])
        if (!/^\d+$/.test(`${one}`))
          throw new Error(`${name}.placement.ts: the height ${one} should be whole pixels`);
      const rule = `atria-${name}:not(:state(ready)){display:block;min-height:${pixels}px}`;
      return from === '0' ? rule : `@media(min-width:${from}px){${rule}}`;
    }),
  );
  return `${rules.join('\n')}\n`;
}
