import { completedAddress } from '../demo-host/host/example-address';
import type { Place } from '../demo-host/host/site';
import { callsOf } from '../scripts/describe/described-contracts';
import { escapeHtml } from '../scripts/shared/escape-html';
import type { NamedExample } from '../scripts/shared/load-examples';
import { exampleMarkup } from '../src/catalogue/example-markup';
import type { Contract } from '../src/core/element/contract';
import { logos } from '../src/core/page/brand';
import { langAttribute, languages } from '../src/core/page/language';
import { brandThemes } from '../src/core/style/brands/brand-themes';
import { exampleSection } from './example-section';
import { developerPage, htmlPage, showroomStyle } from './html-page';
import { shownWidget } from './shown-widget';
import { loaderLines, type WidgetSetting, widgetSetting } from './widget-setting';

/** The target of a redirect. */
export interface SentOn {
  readonly location: string;
}

const option = (value: string, label: string, chosen: string): string =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`;

/** The choice of the page's brand and language. */
function choices({ logo, language }: WidgetSetting): string {
  const brands = logos.map((one) => option(one, `${brandThemes[one].name} (${one})`, logo));
  const tongues = languages.map((one) => option(one, one, language));
  return `<form class="choices">
<label>Brand <select name="brand">${brands.join('')}</select></label>
<label>Language <select name="language">${tongues.join('')}</select></label>
<button type="submit">Show</button>
</form>`;
}

/** Shows what screen readers hear; it must load before the first widget. */
const saidPanel = '<script src="/showroom/what-is-said.js" data-panel></script>';

/** One example and nothing else, as in a page. */
function alonePage(contract: Contract, example: NamedExample, setting: WidgetSetting): string {
  // The address has brand and language already, for the page and its calls alike.
  const { brand: _, language: __, ...rest } = example;
  return htmlPage({
    title: example.title,
    kind: 'bare',
    logo: setting.logo,
    lang: langAttribute(setting.language),
    head: showroomStyle + loaderLines(setting),
    body: `<main id="main" class="alone" data-example="${example.name}">${exampleMarkup(contract, rest)}</main>`,
  });
}

/** The page of a widget, or of one of its examples alone (`?only=name`); undefined without one. */
export async function widgetPage(name: string, place: Place): Promise<string | SentOn | undefined> {
  const shown = await shownWidget(name);
  if (!shown) return undefined;
  const { contract, examples } = shown;
  const { searchParams } = place.url;
  const setting = widgetSetting(place);
  const only = searchParams.get('only');
  if (only !== null) {
    const example = examples.find((one) => one.name === only);
    if (!example) return undefined;
    const location = completedAddress(name, example, place.url);
    if (location) return { location };
    return alonePage(contract, example, setting);
  }
  // A widget for the pages of one brand, such as the cart, is shown in that brand.
  const [first] = examples;
  if (first?.brand && !searchParams.has('brand')) {
    searchParams.set('brand', first.brand);
    return { location: `/widgets/${name}?${searchParams}` };
  }
  const calls = callsOf(name).length > 0 ? `<a href="/api/?q=atria-${name}">Its calls</a>` : '';
  return developerPage({
    title: `atria-${name}`,
    logo: setting.logo,
    head: `${saidPanel}\n<script src="/host/fault-panel.js" defer data-open></script>\n${loaderLines(setting)}`,
    bar: `<a href="/widgets/">All widgets</a>
<h1><code>&lt;atria-${name}&gt;</code></h1>
${calls}
${choices(setting)}`,
    content: `<p class="summary">${escapeHtml(contract.summary ?? '')}</p>
${examples.map((one) => exampleSection(contract, one, setting.brand, searchParams)).join('\n')}`,
  });
}
