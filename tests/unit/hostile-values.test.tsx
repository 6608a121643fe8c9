import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import type { ExamplesOf } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import {
  type AttributeValues,
  readValues,
  type Sources,
} from '../../src/core/element/reading/values';
import { isAll } from '../support/ring';
import { often } from './support/chance';
import { expectFaults } from './support/expect-faults';
import { renderWidget } from './support/render-widget';

const markup = '<img src=x onerror="globalThis.hit=1">';
const hostile = [
  markup,
  'javascript:globalThis.hit=1',
  'data:text/html,<script>globalThis.hit=1</script>',
  '"><script>globalThis.hit=1</script><iframe srcdoc="<p>x">',
  '{{constructor.constructor("globalThis.hit=1")()}}',
  '__proto__',
  'a'.repeat(5000),
  '\u202e\u0000\ud800',
  '-1e999',
];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string());
/** What a browser would run of some markup; happy-dom runs nothing. */
function running(root: Element): string[] {
  const addresses = /^(href|src|action|formaction|data|poster|xlink:href)$/;
  const runs = /^[\s\u0000-\u0020]*(javascript:|data:text\/html)/i;
  const attributes = [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
  return [
    ...[...root.querySelectorAll('script')].map((one) => one.outerHTML),
    ...attributes
      .filter(
        ({ name, value }) =>
          /^(on|srcdoc$)/.test(name) || (addresses.test(name) && runs.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ];
}
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

/** A value with another text in place of each text of its own that is not a choice's name. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return /\W/.test(value) ? text : value;
  if (Array.isArray(value)) return value.map((one) => withText(one, text));
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withText(one, text)]));
}

describe.each(widgetNames())('%s with random and hostile values', async (name) => {
  const { widget } = (await import(/* @vite-ignore */ widgetFile(name, 'widget'))) as {
    widget: WidgetDefinition;
  };
  const { examples } = (await import(/* @vite-ignore */ widgetFile(name, 'examples'))) as {
    examples: ExamplesOf<Contract>;
  };
  const names = Object.keys(widget.contract.attributes);

  it('never throws, runs nothing and makes no link that runs [IMP-08, IMP-09, ELEM-10]', async () => {
    const stopped = expectFaults();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    if (names.length === 0) return;
    const run = (sources: Sources) => {
      const { values } = readValues(widget.contract.attributes, sources);
      const { container } = renderWidget(widget, { props: values });
      const found = running(container);
      cleanup();
      expect(found).toEqual([]);
    };
    const bag = (value: fc.Arbitrary<unknown>) =>
      fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
    fc.assert(
      fc.property(bag(text), bag(jsonValue), bag(fc.anything()), (given, block, properties) => {
        const byName = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [attributeName(key), value as string]),
        );
        run({ properties, block, page: {}, attribute: (key) => byName[key] ?? null });
      }),
      { numRuns: often(25) },
    );
    const show = (instead: string) => {
      for (const { attributes = {} } of Object.values(examples).slice(0, isAll ? Infinity : 1)) {
        const properties = withText(attributes, instead) as AttributeValues;
        run({ properties, block: {}, page: {}, attribute: () => null });
      }
    };
    show(markup);
    // What loads late is there from now on.
    await vi.dynamicImportSettled();
    for (const one of [markup, ...hostile.slice(1, 4)]) show(one);
    const broken = stopped.mock.calls.filter(([first]) =>
      /> (restarts|stopped):/.test(String(first)),
    );
    expect(broken.map((call) => call.map(String).join(' '))).toEqual([]);
  });
});
