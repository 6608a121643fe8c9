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

/** A widget's example in a box as wide on every page, so that the widget may look the same. */
async function boxOf(name: string, only: string | null): Promise<string | undefined> {
  const widget = await catalogueWidget(name);
  const example = widget?.examples[only ?? Object.keys(widget.examples)[0] ?? ''];
  if (!widget || !example) return undefined;
  return `<div class="hostile-box" data-example="${name}">${exampleMarkup(widget.contract, example)}</div>`;
}

/**
 * Examples of widgets on a hostile host page: `/hostile/reset?widget=card-grid&only=default`, the
 * first one without `only`; several widgets share a page by `?widget=counter&widget=card-grid`.
 *
 * @returns undefined for what is not known.
 */
export async function hostilePage(kind: string, place: Place): Promise<string | undefined> {
  const hostility = kinds[kind];
  const { searchParams } = place.url;
  const names = searchParams.getAll('widget');
  const boxes = await Promise.all(names.map((name) => boxOf(name, searchParams.get('only'))));
  if (!hostility || boxes.length === 0 || boxes.includes(undefined)) return undefined;
  return widgetLayout(widgetSetting(place), {
    title: `${kind}: ${names.join(', ')}`,
    kind: 'bare',
    html: hostility.html ?? '',
    head: `<link rel="stylesheet" href="/host/hostile/neutral.css">${hostility.head ?? ''}`,
    body: boxes.join('\n'),
  });
}
