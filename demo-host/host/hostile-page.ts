import { exampleMarkup } from '../../src/core/element/example-markup';
import type { Place } from './site';
import { catalogueWidget } from './widget-catalogue';
import { widgetLayout, widgetSetting } from './widget-layout';

interface Hostility {
  readonly head?: string;
  readonly html?: string;
}

const style = (name: string): string => `<link rel="stylesheet" href="/host/hostile/${name}.css">`;

/** Ways in which host pages get in the way of what is put on them. */
const kinds: Readonly<Record<string, Hostility>> = {
  neutral: {},
  reset: { head: style('reset') },
  bootstrap: { head: style('bootstrap') },
  globals: { head: '<script src="/host/hostile/globals.js"></script>' },
  'small-rem': { head: style('small-rem') },
  rtl: { html: 'dir="rtl"' },
};

/**
 * A widget's example on a hostile host page: `/hostile/reset?widget=card-grid&only=default`;
 * its first example without `only`. Undefined for what is not known.
 */
export async function hostilePage(kind: string, place: Place): Promise<string | undefined> {
  const hostility = kinds[kind];
  const { searchParams } = place.url;
  const widget = await catalogueWidget(searchParams.get('widget') ?? '');
  if (!hostility || !widget) return undefined;
  const name = searchParams.get('only') ?? Object.keys(widget.examples)[0] ?? '';
  const example = widget.examples[name];
  if (!example) return undefined;
  return widgetLayout(widgetSetting(place), {
    title: `${kind}: ${name}`,
    kind: 'bare',
    html: hostility.html ?? '',
    head: `<link rel="stylesheet" href="/host/hostile/neutral.css">${hostility.head ?? ''}`,
    // The box is as wide on every page, so that the widget may look the same.
    body: `<div class="hostile-box" data-example="${name}">${exampleMarkup(widget.contract, example)}</div>`,
  });
}
