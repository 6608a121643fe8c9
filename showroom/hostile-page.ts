import type { Place } from '../demo-host/host/site';
import { exampleMarkup } from '../src/catalogue/example-markup';
import { langAttribute } from '../src/core/page/language';
import { htmlPage } from './html-page';
import { shownWidget } from './shown-widget';
import { loaderLines, widgetSetting } from './widget-setting';

interface Hostility {
  readonly head?: string;
  readonly dir?: 'rtl';
}

const style = (name: string): string =>
  `<link rel="stylesheet" href="/showroom/hostile/${name}.css">`;

/** Ways in which host pages disturb what is put on them. */
const kinds: Readonly<Record<string, Hostility>> = {
  neutral: {},
  reset: { head: style('reset') },
  bootstrap: { head: style('bootstrap') },
  globals: { head: '<script src="/showroom/hostile/globals.js"></script>' },
  'small-rem': { head: style('small-rem') },
  rtl: { dir: 'rtl' },
};

/**
 * A widget's example in a box of the same width on every page, so that the widget can look the
 * same.
 */
async function boxOf(widget: string, only: string | null): Promise<string | undefined> {
  const shown = await shownWidget(widget);
  const example = shown?.examples.find(({ name }) => only === null || name === only);
  if (!shown || !example) return undefined;
  const markup = exampleMarkup(shown.contract, example);
  return `<div class="hostile-box" data-example="${widget}">${markup}</div>`;
}

/**
 * Examples of widgets on a hostile host page: `/hostile/reset?widget=card-grid&only=default`, the
 * first one without `only`; several widgets share a page by `?widget=counter&widget=card-grid`.
 *
 * @returns undefined for an unknown one.
 */
export async function hostilePage(kind: string, place: Place): Promise<string | undefined> {
  const hostility = kinds[kind];
  const { searchParams } = place.url;
  const names = searchParams.getAll('widget');
  const boxes = await Promise.all(names.map((name) => boxOf(name, searchParams.get('only'))));
  if (!hostility || boxes.length === 0 || boxes.includes(undefined)) return undefined;
  const setting = widgetSetting(place);
  const { head = '', dir } = hostility;
  return htmlPage({
    title: `${kind}: ${names.join(', ')}`,
    kind: 'bare',
    logo: setting.logo,
    lang: langAttribute(setting.language),
    dir,
    head: `${style('neutral')}${head}\n${loaderLines(setting)}`,
    body: boxes.join('\n'),
  });
}
