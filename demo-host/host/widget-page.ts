import { exampleMarkup } from '../../src/core/element/example-markup';
import type { Example } from '../../src/core/element/examples';
import { logos } from '../../src/core/page/brand';
import { languages } from '../../src/core/page/language';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { escapeHtml } from './escape';
import type { Place } from './site';
import { type CatalogueWidget, catalogueWidget } from './widget-catalogue';
import { type WidgetSetting, widgetLayout, widgetSetting } from './widget-layout';

type Answer = { readonly html: string } | { readonly location: string };

const styles = '<link rel="stylesheet" href="/host/widget-pages.css">';
const scripts =
  '<script src="/host/widget-pages.js" defer></script><script src="/host/fault-panel.js" defer data-open></script>';

/** The address of one example alone, with all it asks of its page. */
function aloneAddress(
  widget: string,
  name: string,
  example: Example,
  given: URLSearchParams,
): string {
  const query = new URLSearchParams({ only: name });
  const brand = example.brand ?? given.get('brand');
  const language = example.language ?? given.get('language');
  if (brand) query.set('brand', brand);
  if (language) query.set('language', language);
  const fault = given.get('fault') ?? example.fault;
  if (fault) query.set('fault', fault);
  for (const [key, value] of new URLSearchParams(example.query)) query.set(key, value);
  return `/widgets/${widget}?${query}${example.hash ?? ''}`;
}

// A page of one example must have its query, fault, brand and hash in its own address.
function completed(
  widget: string,
  name: string,
  example: Example,
  { url }: Place,
): string | undefined {
  if (url.searchParams.has('alone')) return undefined;
  const address = new URL(aloneAddress(widget, name, example, url.searchParams), url);
  for (const [key, value] of url.searchParams) address.searchParams.set(key, value);
  if (!example.hash && address.search === url.search) return undefined;
  const missing = [...address.searchParams].some(([key]) => !url.searchParams.has(key));
  if (!missing && !example.hash) return undefined;
  address.searchParams.set('alone', '');
  return address.pathname + address.search + address.hash;
}

// What an example asks of its page, and what the back end answers a site, cannot be had among the
// others. The shop's header is empty in a frame by rule [HDR-31], so the shop's stay here.
const needsOwnPage = ({ alone, fault, query, hash, brand }: Example, page: string): boolean =>
  Boolean(alone || fault || query || hash || (brand && brand !== page && brand !== 'lihakauppa'));

function section(
  widget: CatalogueWidget,
  name: string,
  example: Example,
  given: URLSearchParams,
  setting: WidgetSetting,
): string {
  const alone = aloneAddress(widget.name, name, example, given);
  const code = exampleMarkup(widget.contract, example);
  const own = example.brand ? 'data-own-brand' : '';
  const least = example.alone ? 'data-least="640" ' : '';
  const live = needsOwnPage(example, setting.brand)
    ? `<iframe class="frame" ${least}src="${escapeHtml(alone)}" title="${escapeHtml(example.title)}"
 loading="lazy"></iframe>`
    : `<div class="stage" data-example="${name}">${exampleMarkup(widget.contract, example, own)}</div>`;
  const marks = [
    example.brand && `brand ${example.brand}`,
    example.language && `language ${example.language}`,
    example.fault && `fault ${example.fault}`,
    example.query && `query ${example.query}`,
    example.hash && `hash ${example.hash}`,
    example.state && 'state',
  ].filter(Boolean);
  return `<section class="example" id="${name}">
<header class="example-head">
<h2>${escapeHtml(example.title)}</h2>
<p>${marks.map((one) => `<span class="mark">${escapeHtml(String(one))}</span>`).join(' ')} <a href="${escapeHtml(alone)}">Open alone</a></p>
</header>
${live}
<details class="code"${code.length < 500 ? ' open' : ''}><summary>Code</summary>
<button type="button" data-copy>Copy</button>
<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>
</details>
</section>`;
}

const option = (value: string, label: string, chosen: boolean): string =>
  `<option value="${value}"${chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`;

/** The page of a widget, or of one of its examples alone (`?only=name`). */
export async function widgetPage(name: string, place: Place): Promise<Answer | undefined> {
  const widget = await catalogueWidget(name);
  if (!widget) return undefined;
  const { searchParams } = place.url;
  const setting = widgetSetting(place);
  const only = searchParams.get('only');
  if (only !== null) {
    const example = widget.examples[only];
    if (!example) return undefined;
    const location = completed(name, only, example, place);
    if (location) return { location };
    // The address says brand and language already, for the page and its calls alike.
    const { brand: _, language: __, ...rest } = example;
    const body = `<main id="main" class="alone" data-example="${only}">${exampleMarkup(widget.contract, rest)}</main>`;
    return {
      html: widgetLayout(setting, { title: example.title, body, kind: 'bare', head: styles }),
    };
  }
  // A widget for the pages of one brand, such as the cart, is shown as that brand's.
  const [first] = Object.values(widget.examples);
  if (first?.brand && !searchParams.has('brand')) {
    searchParams.set('brand', first.brand);
    return { location: `/widgets/${name}?${searchParams}` };
  }
  const brands = logos.map((logo) =>
    option(logo, `${brandThemes[logo].name} (${logo})`, logo === setting.logo),
  );
  const tongues = languages.map((one) => option(one, one, one === setting.language));
  const sections = Object.entries(widget.examples).map(([key, example]) =>
    section(widget, key, example, searchParams, setting),
  );
  const body = `<header class="bar">
<a href="/widgets/">All widgets</a>
<h1><code>&lt;atria-${name}&gt;</code></h1>
<form class="choices">
<label>Brand <select name="brand">${brands.join('')}</select></label>
<label>Language <select name="language">${tongues.join('')}</select></label>
<button type="submit">Show</button>
</form>
</header>
<main class="examples">
<p class="summary">${escapeHtml(widget.contract.summary ?? '')}</p>
${sections.join('\n')}
</main>`;
  return {
    html: widgetLayout(setting, {
      title: `atria-${name}`,
      body,
      kind: 'widget',
      head: styles + scripts,
    }),
  };
}
