/**
 * What a widget will ask for first, asked for while its code is on its way. The loader fetches it
 * as `atria-early.js` beside that code, for the widgets that have such a thing.
 */
import { type Query, requestOf } from './api/call-address';
import { attributeText } from './core/element/attribute-text';
import { childBlock, pageBlock } from './core/element/block-script';
import type { FirstCall } from './core/element/placement';
import { smallKeys } from './core/element/small-keys';
import { inFrame } from './core/page/frame';
import { resolveLanguage } from './core/page/language';
import { loaderGlobal, rawSettings, settingsText } from './core/page/raw-settings';
import { early, keep } from './kept';

/** A tag that is found again before its code is there has asked already. */
const asked = new WeakSet<Element>();

const { started } = loaderGlobal();

type Values = Readonly<Record<string, unknown>>;

/**
 * The value of an attribute that a tag gives as the widget will read it: its property, else its
 * text.
 */
const ownValue = (tag: Element, name: string): unknown =>
  (tag as unknown as Values)[name] ?? attributeText(tag, name);

/** The JSON of a tag: its own child, else the page's block that it names. */
function blockOf(tag: Element): Element | undefined {
  const id = ownValue(tag, 'blockId');
  return childBlock(tag) ?? (id ? pageBlock(id, tag) : undefined);
}

/** Starts a tag's first GET as the API client would, which takes it over by its address. */
function start(tag: Element, { path, query: sources, unless }: FirstCall): void {
  // What is in a block is the widget's to read.
  if (blockOf(tag)) return;
  const page = rawSettings(JSON.parse(settingsText() || '{}')).texts;
  const given = (name: string) => {
    const own = ownValue(tag, name);
    // An emptied language leaves it to the page.
    return (name === 'language' ? own || undefined : own) ?? page[name];
  };
  // A query of the page or one of these attributes has the widget ask for something else.
  if (unless && (location.search || unless.some((name) => given(name) != null))) return;
  const query: Record<string, Query[string]> = {};
  for (const [name, source] of Object.entries(sources)) {
    const attribute = source.slice(1, -1);
    const value = source[0] === '{' ? (given(attribute) ?? '') : source;
    // What is no text is the widget's to judge.
    if (typeof value !== 'string') return;
    query[name] = attribute === 'language' ? resolveLanguage(value, location.pathname) : value;
  }
  const { address, headers, credentials } = requestOf({ path, query }, page);
  const { href } = address;
  if (!started?.has(href)) {
    const answer = fetch(href, { headers, credentials });
    // Said by the widget, which asks once more.
    answer.catch(() => {});
    started?.set(href, answer);
  }
  // What nobody has taken over until the tag has painted, or when none needs it any more, is let
  // go.
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

/** Has a tag's first picture fetched before all others: it is often the largest of the page. */
function fetchPicture(tag: Element, [list, field]: readonly [string, string]): void {
  const block = Object(smallKeys(JSON.parse(blockOf(tag)?.textContent ?? '{}')));
  const entries = block[list] as readonly Values[] | undefined;
  const href = entries?.[0]?.[field];
  if (typeof href !== 'string' || !href) return;
  if (!/^https?:$/.test(new URL(href, document.baseURI).protocol)) return;
  const link = document.createElement('link');
  // Whole before it is in the page: without an address it is reported as wrong.
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href }),
  );
}

/**
 * Asks for what a tag will ask for first. A request runs on when the tag goes before its code has
 * come: where a framework puts it back, or another tag has the same, it is taken over.
 */
export function ask(tag: Element): void {
  const { localName } = tag;
  // One that is there asks itself, and in a frame one may show nothing [HDR-31].
  if (customElements.get(localName) || inFrame() || asked.has(tag)) return;
  // A server has asked already; see src/core/element/take-over.ts.
  if (tag.shadowRoot?.querySelector('script[type]')) return;
  asked.add(tag);
  const { request = {}, picture, keptAcross } = early()[localName] ?? {};
  const byWidth = Object.entries(request).reverse();
  const [, call] = byWidth.find(([from]) => innerWidth >= Number(from)) ?? [];
  try {
    if (keptAcross) keep(tag, keptAcross);
    if (picture) fetchPicture(tag, picture);
    if (call) start(tag, call);
  } catch {
    // JSON that the widget corrects, and says what is wrong with it; it asks itself.
  }
}
