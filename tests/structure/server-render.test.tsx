// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import type { Example } from '../../src/catalogue/examples';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { environmentOf } from '../../src/core/element/environment';
import { readValues } from '../../src/core/element/reading/values';
import { markOf } from '../../src/core/element/served/mark';
import { pageSettings } from '../../src/core/page/settings';
import { renderView } from '../../src/server/render-tag';
import { whatIsAsked } from './page-traps';

const address = new URL('https://www.atria.fi/tuotteet/makkarat');
/** The same page by another link to it, and as another host would serve it. */
const others = ['?utm_source=news&gclid=1', 'http:', '.html', '/'].map((part) => {
  const other = new URL(address.pathname + (part === 'http:' ? '' : part), address);
  if (part === 'http:') other.protocol = part;
  return other;
});
const load = (name: string, role: string) => import(/* @vite-ignore */ widgetFile(name, role));

describe.each(widgetNames())('on a server, %s', async (name) => {
  const { widget } = (await load(name, 'widget')) as { widget: WidgetDefinition };
  const { examples } = (await load(name, 'examples')) as { examples: Record<string, Example> };

  /** What an example is rendered from at an address. */
  const madeAt = ({ attributes, brand, language }: Example, url: URL) => {
    const { values } = readValues(widget.contract.attributes, {
      ...{ properties: {}, attribute: () => null, page: {} },
      block: attributes ?? {},
    });
    const { page } = environmentOf({ ...values, brand, language }, pageSettings(), url);
    return { tag: widget.tag, page, values };
  };

  it.each(Object.entries(examples))(
    'fits other addresses with its example %s [SRV-05]',
    (_, one) => {
      const made = madeAt(one, address);
      const { html, parts } = renderView(made, widget.view);
      for (const url of others) {
        const other = madeAt(one, url);
        const isSame = renderView(other, widget.view).html === html;
        expect(markOf(other, parts) === markOf(made, parts), url.href).toBe(isSame);
      }
    },
  );

  it.each(Object.entries(examples))('renders its example %s', (_, example) => {
    let html = '';
    const made = madeAt(example, address);
    const asked = whatIsAsked(() => {
      ({ html } = renderView(made, widget.view));
    });
    expect(html).toContain(`lang="`);
    expect(html).not.toMatch(/javascript:|<script|\son\w+=/i);
    expect(asked, 'asked while rendering: see docs/architecture/server.md').toEqual([]);
  });
});
