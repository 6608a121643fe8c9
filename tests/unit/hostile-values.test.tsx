import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import { attributeName } from '../../src/core/element/attribute-text';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { readValues } from '../../src/core/element/values';
import { often } from './support/chance';
import { renderWidget } from './support/render-widget';

const hostile = [
  '<img src=x onerror="globalThis.hit=1">',
  'javascript:globalThis.hit=1',
  '"><script>globalThis.hit=1</script>',
  '{{constructor.constructor("globalThis.hit=1")()}}',
  '__proto__',
  'a'.repeat(5000),
  '\u202e\u0000\ud800',
  '-1e999',
];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string());
/** JSON of any shape, seeded with the field names that cards, hits and links have. */
const fields = [
  'link',
  'url',
  'header',
  'image',
  'label',
  'children',
  'type',
  'id',
  'text',
  'items',
];
const { value: jsonValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...fields), tie('value'), { maxKeys: 6 }),
  ),
}));

describe.each(widgetNames())('%s with random and hostile values', async (name) => {
  const { widget } = (await import(/* @vite-ignore */ widgetFile(name, 'widget'))) as {
    widget: WidgetDefinition;
  };
  const names = Object.keys(widget.contract.attributes);

  it('never throws, runs nothing and makes no link that runs [IMP-08, IMP-09, ELEM-10]', () => {
    const stopped = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    if (names.length === 0) return;
    const bag = (value: fc.Arbitrary<unknown>) =>
      fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
    fc.assert(
      fc.property(bag(text), bag(jsonValue), bag(fc.anything()), (given, block, properties) => {
        const byName = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [attributeName(key), value as string]),
        );
        const { values } = readValues(widget.contract.attributes, {
          properties,
          block,
          page: {},
          attribute: (key) => byName[key] ?? null,
        });
        const { container } = renderWidget(widget, { props: values });
        const links = [...container.querySelectorAll('[href], [src], [action]')].flatMap((one) =>
          ['href', 'src', 'action'].map((key) => one.getAttribute(key) ?? ''),
        );
        cleanup();
        expect(links.filter((link) => /^[\s\u0000-\u0020]*javascript:/i.test(link))).toEqual([]);
      }),
      { numRuns: often(25) },
    );
    const broken = stopped.mock.calls.filter(([first]) =>
      /> (restarts|stopped):/.test(String(first)),
    );
    expect(broken.map((call) => call.map(String).join(' '))).toEqual([]);
    expect((globalThis as { hit?: number }).hit).toBeUndefined();
  });
});
