/**
 * Renders widgets without a page: `server.js` of a release, for Node, Deno and workers. Its markup
 * is in the page before any script, and the widgets hydrate it; see
 * docs/decisions/0021-painted-before-script.md.
 */

import type { WidgetDefinition } from '../core/element/define-widget';
import { attributeName, attributeText } from '../core/element/reading/attribute-text';
import { whenReadable } from '../core/element/reading/json-text';
import type { Settings } from '../core/page/settings-fields';
import { type AnswerData, pageAnswers } from './answers';
import { escaped, escapedJson } from './escaped';
import { type FirstPicture, pickFirstPicture } from './first-picture';
import { prefixIn } from './page-listings';
import { PageScripts } from './page-settings';
import { readPage, type WidgetTag } from './page-tags';
import { type Root, renderRoot } from './render-tag';
import { type Structured, structuredScript } from './structured-data';

/** What a renderer needs to know about the page. */
export interface RenderOptions {
  /** The page's address. */
  readonly url: string | URL;
  /**
   * The page's settings, if its own scripts do not contain them: for a page that uses
   * `setPageSettings`, or for a part of a page.
   */
  readonly settings?: Partial<Settings>;
  /** The address of the release's folder, if no `<script src="…/atria.js">` gives it. */
  readonly base?: string;
  /**
   * The answers to the page's calls (navigation, search results, lists of products): JSON by whole
   * address, or a function that loads it; see `askBackEnd`. Without it the widgets show
   * placeholders until the page itself has made the calls. Data of a single visitor (cart,
   * customer) is never requested.
   */
  readonly data?: AnswerData;
  /** The longest wait of a page for `data`, in milliseconds; 1,000 by default. */
  readonly dataWithin?: number;
  /** Called for a widget that failed to render, which stays as it is. */
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

/** The preloading link of a picture that is not urgent by its own tag. */
const linkFor = (picture: FirstPicture | undefined): string =>
  !picture || picture.isUrgent ? '' : picture.link;

/**
 * Renders one page, piece by piece.
 * @param known the scripts of the whole page, if they are known
 * @param linkOf makes a link for the first picture, before the root that has it
 */
function makeRenderer(options: RenderOptions, known?: PageScripts, linkOf = linkFor) {
  const { url, settings, base, data, dataWithin = 1000, onError } = options;
  const address = new URL(url);
  const get = data && pageAnswers(data, dataWithin);
  const scripts = known ?? new PageScripts(address, settings);
  /**
   * The tags that are not sent yet, each with its root: undefined until all its sources have
   * arrived; resolves to undefined if the tag stays as it is.
   */
  const roots = new Map<WidgetTag, Promise<Root | undefined> | undefined>();
  const tags: WidgetTag[] = [];
  /** What has arrived and is not sent yet, and where that begins in the page. */
  let held = '';
  let from = 0;
  let isFirst = true;
  const pictureOf = pickFirstPicture();
  /** What the tags that have passed say to search engines. */
  const said: Structured[] = [];

  const render = async (tag: WidgetTag, child: string | undefined): Promise<Root | undefined> => {
    const definition = definitions.get(tag.localName);
    const folder = base ?? scripts.base;
    const id = attributeText(tag, 'blockId');
    const block = child ?? (id ? scripts.blockOf(id) : undefined);
    // The page itself renders what it loads later, and what editors look at.
    const isLeft =
      !definition || !folder || (id && block === undefined) || scripts.settings.editMode;
    if (isLeft) return undefined;
    try {
      const prefixOf = (name: string) => prefixIn(tags, tag, name);
      const around = { url: address, settings: scripts.settings, base: folder, get, prefixOf };
      return await renderRoot(definition, tag, block, around);
    } catch (error) {
      onError?.(error, tag.localName);
      return undefined;
    }
  };
  const settle = (tag: WidgetTag, root: Promise<Root | undefined>) => {
    if (roots.has(tag)) roots.set(tag, root);
  };
  const page = readPage({
    onScript: (script, text) => {
      if (!known) scripts.add(script, text);
    },
    onOpen: (tag) => {
      roots.set(tag, undefined);
      tags.push(tag);
    },
    onKnown: (tag, block) => settle(tag, render(tag, block)),
    onRooted: (tag) => settle(tag, Promise.resolve(undefined)),
  });
  const take = (to: number): string => {
    const head = held.slice(0, to - from);
    held = held.slice(head.length);
    from += head.length;
    return head;
  };
  /** The part of the page that cannot change any more. */
  async function* passed(): AsyncGenerator<string> {
    for (const [tag, rendering] of roots) {
      if (!rendering && held.length <= longest) break;
      yield take(tag.at);
      const root = await roots.get(tag);
      if (root) {
        yield root.markup(isFirst, linkOf(pictureOf(tag, root)));
        isFirst = false;
        if (root.said) said.push(root.said);
      }
      roots.delete(tag);
    }
    const [[next] = []] = roots;
    yield take(next?.at ?? from + held.length);
  }
  return {
    write(chunk: string): AsyncGenerator<string> {
      held += chunk;
      page.write(chunk);
      return passed();
    },
    end(): AsyncGenerator<string> {
      page.end();
      return passed();
    },
    /** The script for search engines, of a page that has passed. */
    said: () => structuredScript(said),
  };
}

/**
 * The scripts of the whole page, including those after its tags; where its head names a first file;
 * and what is behind its body.
 */
function readWhole(html: string, { url, settings }: RenderOptions) {
  const scripts = new PageScripts(new URL(url), settings);
  const page = readPage({ onScript: (script, text) => scripts.add(script, text) });
  page.write(html);
  const { filesAt, bodyEnd } = page.end();
  return { scripts, filesAt, behind: html.slice(bodyEnd ?? html.length) };
}

async function renderWhole(
  html: string,
  options: RenderOptions,
  linkOf?: typeof linkFor,
): Promise<string> {
  await whenReadable();
  const { scripts, filesAt, behind } = readWhole(html, options);
  /** What the head names before all other files. */
  let first = '';
  const toHead = (picture?: FirstPicture) => {
    first += picture?.link ?? '';
    return '';
  };
  const renderer = makeRenderer(
    options,
    scripts,
    linkOf ?? (filesAt === undefined ? linkFor : toHead),
  );
  let out = '';
  for (const pieces of [renderer.write(html), renderer.end()])
    for await (const piece of pieces) out += piece;
  const end = out.length - (out.endsWith(behind) ? behind.length : 0);
  return (
    out.slice(0, filesAt ?? 0) +
    first +
    out.slice(filesAt ?? 0, end) +
    renderer.said() +
    out.slice(end)
  );
}

/**
 * A page with its widgets rendered: each tag gets its shadow root, the body may get a script for
 * search engines at its end, and nothing else changes. A widget that fails to render stays as it is.
 */
export const renderToHtml = (html: string, options: RenderOptions): Promise<string> =>
  renderWhole(html, options);

/**
 * The same for a page that arrives in pieces: all is sent on at once, except a tag of ours until
 * its JSON child, or its end, has arrived. Content after a tag (a block, the settings) is not known
 * here, and such a widget stays as it is. The script for search engines comes last.
 */
export function renderToStream(options: RenderOptions): TransformStream<string, string> {
  const renderer = makeRenderer(options);
  const enqueue = async (
    controller: TransformStreamDefaultController<string>,
    pieces: AsyncIterable<string> | Iterable<string>,
  ) => {
    for await (const piece of pieces) if (piece) controller.enqueue(piece);
  };
  return new TransformStream({
    start: () => whenReadable(),
    transform: (chunk, controller) => enqueue(controller, renderer.write(chunk)),
    flush: async (controller) => {
      await enqueue(controller, renderer.end());
      await enqueue(controller, [renderer.said()]);
    },
  });
}

/** A widget as it is in a page, for code that writes tags. */
export interface WidgetMarkup {
  /** Values by camelCase name: texts, numbers and flags go into the tag. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Values of its JSON child. */
  readonly block?: object;
  /** Markup between the tags. */
  readonly content?: string;
}

/** A valid attribute name; a name with `on` first would run. */
const attribute = /^(?!on)[a-z][\w-]*$/i;

/**
 * A tag with its shadow root, and behind it what it says to search engines.
 * @throws for a tag that is not one of ours
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
  const json = block ? `<script type="application/json">${escapedJson(block)}</script>` : '';
  // Its place in the page is unknown, so its picture is not preloaded.
  return renderWhole(`<${tag}${words.join('')}>${json}${content}</${tag}>`, options, () => '');
}

/** How a back end is called. */
export interface AskOptions {
  /** The platform's own by default. */
  readonly fetch?: typeof fetch;
  /** The longest accepted answer, in characters; 1,000,000 by default. */
  readonly longest?: number;
}

/** Whether shared caches may not store it: then it is for one visitor, or for this moment. */
const isPrivate = ({ headers }: Response): boolean =>
  /no-store|private/i.test(headers.get('cache-control') ?? '') || headers.has('set-cookie');

/**
 * Loads from a back end the answers to a page's calls, for `data`: without cookies, and without
 * following redirects. Private answers are skipped.
 * @param origins the only hosts to call (`https://www.example.fi`): a page's own content can name
 * any address, and a server may reach what no visitor can
 */
export function askBackEnd(
  origins: readonly string[],
  { fetch: send = fetch, longest = 1e6 }: AskOptions = {},
): (address: string, signal: AbortSignal) => Promise<unknown> {
  const known = new Set(origins.map((one) => new URL(one).origin));
  return async (address, signal) => {
    if (!known.has(new URL(address).origin)) return undefined;
    const answer = await send(address, {
      headers: { accept: 'application/json' },
      // Not 'error', which workers do not know: a redirect is no answer.
      redirect: 'manual',
      signal,
    });
    if (!answer.ok || isPrivate(answer)) {
      await answer.body?.cancel();
      return undefined;
    }
    const text = await answer.text();
    return text.length > longest ? undefined : JSON.parse(text);
  };
}
