// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import type { Example } from '../../src/catalogue/examples';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { environmentOf } from '../../src/core/element/environment';
import { readValues } from '../../src/core/element/values';
import { pageSettings } from '../../src/core/page/settings';
import { renderView } from '../../src/server/render-tag';
import { whatIsAsked } from './page-traps';

const address = new URL('https://www.atria.fi/');
const load = (name: string, role: string) => import(/* @vite-ignore */ widgetFile(name, role));

describe.each(widgetNames())('on a server, %s', async (name) => {
  const { widget } = (await load(name, 'widget')) as { widget: WidgetDefinition };
  const { examples } = (await load(name, 'examples')) as { examples: Record<string, Example> };

  it.each(Object.entries(examples))('renders its example %s', (_, example) => {
    const { values } = readValues(widget.contract.attributes, {
      ...{ properties: {}, attribute: () => null, page: {} },
      block: example.attributes ?? {},
    });
    const { brand, language } = example;
    const { page } = environmentOf({ ...values, brand, language }, pageSettings(), address);
    let html = '';
    const asked = whatIsAsked(() => {
      ({ html } = renderView({ tag: widget.tag, page, values }, widget.view));
    });
    expect(html).toContain(`lang="`);
    expect(html).not.toMatch(/javascript:|<script|\son\w+=/i);
    expect(asked, 'asked while rendering: see docs/architecture/server.md').toEqual([]);
  });
});
