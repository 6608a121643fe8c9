/**
 * Renders widgets where there is no page: `server.js` of a release, for Node, Deno and workers. What
 * it makes stands in the page before any script, and the widgets go on from there; see
 * docs/decisions/0021-painted-before-script.md.
 */

import { attributeName } from '../core/element/attribute-text';
import type { WidgetDefinition } from '../core/element/define-widget';
import { whenReadable } from '../core/element/json-text';
import type { Settings } from '../core/page/settings-fields';
import { escaped } from './escaped';
import { PageScripts } from './page-settings';
import { readPage, type WidgetTag } from './page-tags';
import { renderRoot } from './render-tag';

/** What a renderer is told of the page. */
export interface RenderOptions {
  /** The page's address. */
  readonly url: string | URL;
  /**
   * The page's settings, where its own scripts do not say them: a page that has them by
   * `setPageSettings`, or a part of a page.
   */
  readonly settings?: Partial<Settings>;
  /**
   * The address of the release's folder, where no `<script src="…/atria.js">` says it.
   */
  readonly base?: string;
  /** Told of a widget that could not be rendered, which stays as it is. */
  readonly onError?: (error: unknown, tag: string) => void;
}

const definitions = new Map(
  Object.values(
    import.meta.glob<WidgetDefinition>('../widgets/*/*.widget.ts', {
      eager: true,
      import: 'widget',
    }),
  ).map((definition) => [definition.tag, definition]),
);

/** The most characters of a page that wait for the end of a tag. */
const longest = 2 ** 20;

/** A place in the page where markup will stand, or none. */
interface Place {
  readonly tag: WidgetTag;
  markup?: string;
}

/** A page's way through the renderer, piece by piece. */
function makeRenderer({ url, settings, base, onError }: RenderOptions, known?: PageScripts) {
  const address = new URL(url);
  const scripts = known ?? new PageScripts(address, settings);
  const places: Place[] = [];
  /** What has come and is not given on yet, and where that begins in the page. */
  let held = '';
  let from = 0;
  let isFirst = true;

  const render = (tag: WidgetTag, child: string | undefined): string => {
    const definition = definitions.get(tag.localName);
    const folder = base ?? scripts.base;
    const id = tag.getAttribute('block-id') ?? tag.getAttribute('blockid');
    const block = child ?? (id ? scripts.blockOf(id) : undefined);
    // What comes later in the page, and what editors look at, is the page's own to render.
    const isLeft =
      !definition || !folder || (id && block === undefined) || scripts.settings.editMode;
    if (isLeft) return '';
    try {
      const around = { address, settings: scripts.settings, base: folder };
      const root = renderRoot(definition, tag, block, around, isFirst);
      isFirst = false;
      return root;
    } catch (error) {
      onError?.(error, tag.localName);
      return '';
    }
  };
  const settle = (tag: WidgetTag, markup: string) => {
    const place = places.find((one) => one.tag === tag);
    if (place) place.markup = markup;
  };
  const page = readPage({
    onScript: (script, text) => {
      if (!known) scripts.add(script, text);
    },
    onOpen: (tag) => void places.push({ tag }),
    onKnown: (tag, block) => settle(tag, render(tag, block)),
    onRooted: (tag) => settle(tag, ''),
  });
  const take = (to: number): string => {
    const head = held.slice(0, to - from);
    held = held.slice(head.length);
    from += head.length;
    return head;
  };
  /** All that nothing will be put into any more. */
  const passed = (): string => {
    let out = '';
    for (
      let [first] = places;
      first && (first.markup !== undefined || held.length > longest);
      [first] = places
    ) {
      out += take(first.tag.at) + (first.markup ?? '');
      places.shift();
    }
    return out + take(places[0]?.tag.at ?? from + held.length);
  };
  return {
    write(chunk: string): string {
      held += chunk;
      page.write(chunk);
      return passed();
    },
    end(): string {
      page.end();
      return passed();
    },
  };
}

/** What the whole of a page says, also behind its tags. */
function scriptsOf(html: string, { url, settings }: RenderOptions): PageScripts {
  const scripts = new PageScripts(new URL(url), settings);
  const none = () => {};
  const page = readPage({
    onScript: (script, text) => scripts.add(script, text),
    ...{ onOpen: none, onKnown: none, onRooted: none },
  });
  page.write(html);
  page.end();
  return scripts;
}

/**
 * A page with its widgets rendered: in each tag stands its shadow root, nothing else is changed. A
 * widget that cannot be rendered here stays as it is.
 */
export async function renderToHtml(html: string, options: RenderOptions): Promise<string> {
  await whenReadable();
  const renderer = makeRenderer(options, scriptsOf(html, options));
  return renderer.write(html) + renderer.end();
}

/**
 * The same for a page that comes in pieces: all is given on at once, but for a tag of ours until its
 * JSON child, or its end, has come. What stands in the page behind a tag (a block, the settings) is
 * not known here, and such a widget stays as it is.
 */
export function renderToStream(options: RenderOptions): TransformStream<string, string> {
  const renderer = makeRenderer(options);
  const enqueue = (controller: TransformStreamDefaultController<string>, text: string) => {
    if (text) controller.enqueue(text);
  };
  return new TransformStream({
    start: () => whenReadable(),
    transform: (chunk, controller) => enqueue(controller, renderer.write(chunk)),
    flush: (controller) => enqueue(controller, renderer.end()),
  });
}

/** A widget as a page has it, for who writes tags by code. */
export interface WidgetMarkup {
  /** Values by camelCase name: texts, numbers and flags stand in the tag. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Values of its JSON child. */
  readonly block?: object;
  /** Markup between the tags. */
  readonly content?: string;
}

/** What an attribute may be called; what begins with `on` would run. */
const attribute = /^(?!on)[a-z][\w-]*$/i;

/**
 * A tag with its shadow root.
 * @throws for a tag that is none of ours
 */
export async function renderWidget(
  tag: string,
  { attributes = {}, block, content = '' }: WidgetMarkup,
  options: RenderOptions,
): Promise<string> {
  if (!definitions.has(tag)) throw new Error(`there is no widget <${tag}>`);
  const words = Object.entries(attributes)
    .filter(([name, value]) => attribute.test(name) && value != null && value !== false)
    .map(
      ([name, value]) =>
        ` ${attributeName(name)}="${value === true ? '' : escaped(String(value))}"`,
    );
  const json = block
    ? `<script type="application/json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`
    : '';
  return renderToHtml(`<${tag}${words.join('')}>${json}${content}</${tag}>`, options);
}
