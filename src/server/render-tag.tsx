import { renderToString } from 'react-dom/server.edge';
import { commonAttributes } from '../core/element/common.attributes';
import type { WidgetDefinition } from '../core/element/define-widget';
import { type Environment, environmentOf } from '../core/element/environment';
import { attributeText } from '../core/element/reading/attribute-text';
import { noBlock, parseBlock } from '../core/element/reading/block-data';
import { ownValues, readValues } from '../core/element/reading/values';
import {
  answersAttribute,
  type Made,
  markAttribute,
  markOf,
  styleName,
} from '../core/element/served/mark';
import type { GivenAnswers } from '../core/element/widget-context';
import { WidgetFrame } from '../core/element/widget-frame';
import { servedPrefix } from '../core/listing/use-address-query';
import type { AddressPart } from '../core/page/page-address';
import type { PageSettings } from '../core/page/settings';
import { type Given, serverApi, withAnswers } from './answers';
import { cleanHtml } from './clean-html';
import { escaped, escapedJson } from './escaped';
import { firstPictureIn, type Pictured } from './first-picture';
import type { Tag } from './page-tags';
import { type Structured, sources } from './structured-data';

/** The parts of a page that a widget is made from, besides its tag. */
export interface Surroundings {
  readonly url: URL;
  readonly settings: PageSettings;
  /** The address of the release's folder, with a slash at its end. */
  readonly base: string;
  /** Returns the JSON at an address; absent if no call is answered. */
  readonly get?: ((address: string) => Promise<unknown>) | undefined;
  /** The prefix, in the page's address, of a listing with a name: other tags may have it, too. */
  readonly prefixOf: (name: string) => string;
}

/** Stands for the release's folder in views; see scripts/build/server/server-plugins.ts. */
const releaseAddress = 'https://release.invalid/';

/** What a view is rendered from. */
interface Read extends Made {
  readonly page: Environment['page'];
}

/** Reads a tag as its element does. */
function readTag(
  { contract, tag }: WidgetDefinition,
  given: Tag,
  block: string | undefined,
  { settings, url }: Surroundings,
): Read {
  const { values } = readValues(
    { ...contract.attributes, ...commonAttributes },
    {
      properties: {},
      attribute: (name) => attributeText(given, name),
      block: (block === undefined ? noBlock : parseBlock(block, 'JSON child')).block,
      page: settings.defaults,
    },
  );
  const { page } = environmentOf(values, settings, url);
  return { tag, page, values: ownValues(contract, values) };
}

/**
 * The markup of a view, and the parts of the address that it has read.
 * @param answers the answers to its calls; by default none
 */
export function renderView(
  { tag, page, values }: Read,
  view: WidgetDefinition['view'],
  answers?: GivenAnswers,
) {
  const parts = new Set<AddressPart>();
  const widget = {
    ...page,
    address: (part: AddressPart) => {
      parts.add(part);
      return page.address(part);
    },
    tag,
    host: null,
    cleanHtml,
    ...(answers && { answers }),
    emit: () => true,
    hold: () => () => {},
    announce: () => {},
  };
  const html = renderToString(<WidgetFrame view={view} values={values} widget={widget} />);
  return { html, parts: [...parts].sort() };
}

/**
 * The declarations that have a name in the sheet of all widgets; the build inserts them, see
 * scripts/build/server/server.ts.
 */
declare const __NAMED_STYLES__: readonly string[];

/** As React writes it; quotes in a text are escaped. */
const style = / style="([^"&]*)"/g;

/**
 * React's markup with a name in place of each `style` attribute, which a policy of
 * `style-src 'self'` refuses: the widgets' sheet has the declarations under that name. If it lacks
 * one of them, all stay as they are, and script sets them.
 */
function withStyleNames(html: string): string {
  const named = new Set(__NAMED_STYLES__);
  return html.replace(style, (all, text: string) =>
    text.split(';').every((one) => named.has(one)) ? ` ${styleName}=";${text};"` : all,
  );
}

/** The browser's search finds hidden text before any code; see core/ui/use-until-found. */
const withFindable = (html: string): string =>
  html.replaceAll(' hidden="" data-findable=""', ' hidden="until-found" data-findable=""');

/** React puts preload links before the markup; `first-picture.ts` decides about them. */
const withoutPreloads = (html: string): string => html.replace(/^(<link\b[^>]*>)*/, '');

/** @param made when the answers were made; 0 if no call has been answered */
const answersScript = (given: Given, made: number): string =>
  given.length > 0
    ? `<script type="application/json" ${answersAttribute}="${made}">${escapedJson(given)}</script>`
    : '';

/** The number of letters in a view's text; a header's are in closed menus. */
const lettersIn = (name: string, html: string): number =>
  name === 'header' ? 0 : html.replaceAll(/<[^>]*>|\s/g, '').length;

/** The root of a tag. */
export interface Root extends Pictured {
  /** What the widget says to search engines. */
  readonly said: Structured | undefined;
  /**
   * @param isFirst the first tag of a page also loads what holds presses until the code runs
   * @param ahead links to load before the content
   */
  readonly markup: (isFirst: boolean, ahead: string) => string;
}

/**
 * The shadow root of a tag as markup, for its first child.
 * @param block the text of its JSON; undefined without one
 * @throws what the view throws
 */
export async function renderRoot(
  definition: WidgetDefinition,
  tag: Tag,
  block: string | undefined,
  surroundings: Surroundings,
): Promise<Root> {
  const made = readTag(definition, tag, block, surroundings);
  const { view } = definition;
  const { get, url, settings } = surroundings;
  const { addressName = '' } = made.values as { readonly addressName?: string };
  const prefix = surroundings.prefixOf(addressName.trim());
  const placed = prefix ? { ...made, values: { ...made.values, addressName: prefix } } : made;
  const { rendered, given: answers } = get
    ? await withAnswers(serverApi(get, url, settings.apiBase), (known) =>
        renderView(placed, view, known),
      )
    : { rendered: renderView(placed, view), given: [] };
  const given: Given =
    prefix === addressName.trim() ? answers : [...answers, [servedPrefix, prefix]];
  const { html, parts } = rendered;
  const base = escaped(surroundings.base);
  const name = definition.contract.name;
  const sheets = [`brands/${made.page.logo}`, 'widgets'].map((file, at) => {
    const mark = at === 0 ? ` ${markAttribute}="${escaped(markOf(made, parts))}"` : '';
    return `<link rel="stylesheet" href="${base}prerender/${file}.css"${mark}>`;
  });
  const script = `<script async src="${base}atria-touched.js"></script>`;
  const markup = withFindable(withStyleNames(withoutPreloads(html))).replaceAll(
    releaseAddress,
    base,
  );
  const rest = `${answersScript(given, answers.length && Date.now())}${markup}</template>`;
  return {
    picture: firstPictureIn(html, url, releaseAddress),
    letters: lettersIn(name, html),
    said: sources[name]?.({ values: made.values, given, url }),
    markup: (isFirst, ahead) =>
      `<template shadowrootmode="open">${sheets.join('')}${ahead}${isFirst ? script : ''}${rest}`,
  };
}
