/**
 * What a widget will ask for first, asked for while its code is on its way. The loader fetches it
 * as `atria-early.js` beside that code, for the widgets that have such a thing.
 */
import { antiForgeryHeaders } from './api/anti-forgery';
import { addressOf, type Query } from './api/call-address';
import { childBlock, pageBlock } from './core/element/block-script';
import type { EarlyTable } from './core/element/placement';
import { inFrame } from './core/page/frame';
import { isLanguage, languageOfPath, normalLanguage } from './core/page/language';
import { type AtriaGlobal, atriaSymbol } from './core/page/settings';

/** What the placements say, by tag; see scripts/early-table.ts. */
declare const __EARLY__: EarlyTable;

/** A tag that is found anew before its code is there has asked already. */
const asked = new WeakSet<Element>();

const { settings: ofScript = {}, started } =
  (globalThis as { [atriaSymbol]?: AtriaGlobal })[atriaSymbol] ?? {};

type Settings = Readonly<Record<string, string | undefined>>;

/** The page's settings as src/core/page/settings.ts reads them, without the help for mistakes. */
function pageSettings(): Settings {
  try {
    const block = document.querySelector('script[data-atria-settings]')?.textContent;
    const { defaults, ...own } = JSON.parse(block || '{}');
    return { ...ofScript, ...defaults, ...own };
  } catch {
    return ofScript;
  }
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function languageOf(given: string | undefined): string {
  const code = normalLanguage(given ?? '');
  return isLanguage(code) ? code : languageOfPath(location.pathname);
}

/** Starts a tag's first GET as the API client would, which takes it over by its address. */
function request(tag: Element, template: string): void {
  const settings = pageSettings();
  const given = (name: string) => tag.getAttribute(name) || settings[camelCase(name)];
  const [path = '', params, others] = template.split(/[?#]/);
  // A query of the page or one of these attributes has the widget ask for something else.
  if (
    others &&
    (location.search || others.split(',').some((name) => tag.hasAttribute(name) || given(name)))
  )
    return;
  const query: Record<string, Query[string]> = {};
  for (const [name, source] of new URLSearchParams(params)) {
    const attribute = source.slice(1, -1);
    if (source[0] !== '{') query[name] = source;
    else query[name] = attribute === 'language' ? languageOf(given(attribute)) : given(attribute);
  }
  const address = addressOf({ path, query }, settings.apiBase ?? '');
  if (started?.has(address.href)) return;
  const headers = antiForgeryHeaders(address, settings.antiForgeryHeader ?? 'X-XSRF-TOKEN');
  const answer = fetch(address.href, { headers });
  // Said by the widget, which asks once more.
  answer.catch(() => {});
  started?.set(address.href, answer);
}

/** Has a tag's first picture fetched before all others: it is often the largest of the page. */
function fetchPicture(tag: Element, [list, field]: readonly [string, string]): void {
  let href: unknown;
  try {
    const script = childBlock(tag) ?? pageBlock(tag.getAttribute('block-id'));
    href = JSON.parse(script?.textContent ?? '')[list][0][field];
  } catch {
    // The widget reads more than well-formed JSON, and says what is wrong with it.
  }
  if (typeof href !== 'string' || !href) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' }));
  link.href = href;
}

/**
 * Asks for what a tag will ask for first. A request runs on when the tag goes: where a framework puts
 * it back, or another tag has the same, it is taken over.
 */
export function ask(tag: Element): void {
  const { localName } = tag;
  // One that is there asks itself, and in a frame one may show nothing [HDR-31].
  if (customElements.get(localName) || inFrame() || asked.has(tag)) return;
  asked.add(tag);
  const { request: templates = {}, picture } = __EARLY__[localName] ?? {};
  const byWidth = Object.entries(templates).reverse();
  const [, template] = byWidth.find(([from]) => innerWidth >= Number(from)) ?? [];
  if (template) request(tag, template);
  if (picture) fetchPicture(tag, picture);
}
