/**
 * Makes a widget's first request while the widget's code is still loading. The loader fetches this
 * file as `atria-early.js` beside that code, for widgets that declare such a request, and for tags
 * whose code may wait.
 */
import { type Query, requestOf } from './api/call-address';
import type { EarlyTable, FirstCall } from './core/element/placement';
import { attributeText } from './core/element/reading/attribute-text';
import { pageBlock } from './core/element/reading/block-script';
import { smallKeys } from './core/element/reading/small-keys';
import { inFrame } from './core/page/frame';
import { resolveLanguage } from './core/page/language';
import { loaderGlobal, rawSettings, settingsText } from './core/page/raw-settings';
import { blockOf } from './read/data-block';
import { wait } from './when';

export { wait };

/** What each `placement` declares, by tag; see scripts/build/tables/early-table.ts. */
declare const __EARLY__: EarlyTable;

/** A tag that is found again before its code has loaded has made its request already. */
const asked = new WeakSet<Element>();

const { started } = loaderGlobal();

type Values = Readonly<Record<string, unknown>>;

/** The value of an attribute as the widget will read it: its property, else its text. */
const ownValue = (tag: Element, name: string): unknown =>
  (tag as unknown as Values)[name] ?? attributeText(tag, name);

/** The JSON of a tag: its own, else the block of the page that it names. */
function dataOf(tag: Element): Element | undefined {
  const id = ownValue(tag, 'blockId');
  return blockOf(tag) ?? (id ? pageBlock(id, tag) : undefined);
}

/** Starts a tag's first GET. The API client takes the request over by its address. */
function start(tag: Element, { path, query: sources, unless }: FirstCall): void {
  // The widget itself reads what is in a block.
  if (dataOf(tag)) return;
  const page = rawSettings(JSON.parse(settingsText() || '{}')).texts;
  const given = (name: string) => {
    const own = ownValue(tag, name);
    // Where `language` is empty, the page's language holds.
    return (name === 'language' ? own || undefined : own) ?? page[name];
  };
  // A query in the page's address, or one of these attributes, changes the request.
  if (unless && (location.search || unless.some((name) => given(name) != null))) return;
  const query: Record<string, Query[string]> = {};
  for (const [name, source] of Object.entries(sources)) {
    const attribute = source.slice(1, -1);
    const value = source[0] === '{' ? (given(attribute) ?? '') : source;
    // The widget itself judges what is not a text.
    if (typeof value !== 'string') return;
    query[name] = attribute === 'language' ? resolveLanguage(value, location.pathname) : value;
  }
  const { address, headers, credentials } = requestOf({ path, query }, page);
  const { href } = address;
  if (!started?.has(href)) {
    const answer = fetch(href, { headers, credentials });
    // The widget makes the request again and reports the failure.
    answer.catch(() => {});
    started?.set(href, answer);
  }
  // A response that nobody has taken over is dropped once the tag has painted or no tag needs it.
  const release = () => {
    started
      ?.get(href)
      ?.then(({ body }) => body?.cancel())
      .catch(() => {});
    started?.delete(href);
  };
  tag.addEventListener('atria-paint', release, { once: true });
  customElements.whenDefined(tag.localName).then(() => {
    if (!tag.isConnected && !document.querySelector(tag.localName)) release();
  });
}

/** Fetches a tag's first picture before all others: it is often the largest of the page. */
function fetchPicture(tag: Element, [list, field]: readonly [string, string]): void {
  const block = Object(smallKeys(JSON.parse(dataOf(tag)?.textContent ?? '{}')));
  const entries = block[list] as readonly Values[] | undefined;
  const href = entries?.[0]?.[field];
  if (typeof href !== 'string' || !href) return;
  if (!/^https?:$/.test(new URL(href, document.baseURI).protocol)) return;
  const link = document.createElement('link');
  // Complete before it is in the page: a link without an address would be reported as wrong.
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href }),
  );
}

/**
 * Makes a tag's first request. The request goes on when the tag is removed before its code has
 * loaded: a framework may put the tag back, or another tag may need the same response.
 */
export function ask(tag: Element): void {
  const { localName } = tag;
  // A widget that has loaded makes its own request, and in a frame it may show nothing [HDR-31].
  if (customElements.get(localName) || inFrame() || asked.has(tag)) return;
  // A server has made the request already; see src/core/element/served/take-over.ts.
  if (tag.shadowRoot?.querySelector('script[type]')) return;
  asked.add(tag);
  const { request = {}, picture } = __EARLY__[localName] ?? {};
  const byWidth = Object.entries(request).reverse();
  const [, call] = byWidth.find(([from]) => innerWidth >= Number(from)) ?? [];
  try {
    if (picture) fetchPicture(tag, picture);
    if (call) start(tag, call);
  } catch {
    // The widget corrects JSON that does not parse, reports it, and makes the request itself.
  }
}
