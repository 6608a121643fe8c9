/**
 * What a widget will ask for first, asked for while its code is on its way. The loader fetches it
 * as `atria-early.js` beside that code, for the widgets that have such a thing.
 */
import { antiForgeryHeaders } from './api/anti-forgery';
import { addressOf, type Query } from './api/call-address';
import type { ByWidth } from './core/element/placement';
import { inFrame } from './core/page/frame';
import { isLanguage, languageOfPath, normalLanguage } from './core/page/language';
import { type AtriaGlobal, atriaSymbol } from './core/page/settings';

/** The first GET of each widget that says so in its placement. */
declare const __REQUESTS__: Readonly<Record<string, ByWidth<string>>>;

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
  const [path = '', params] = template.split('?');
  const query: Record<string, Query[string]> = {};
  for (const [name, source] of new URLSearchParams(params)) {
    const attribute = source.slice(1, -1);
    const value = tag.getAttribute(attribute) || settings[camelCase(attribute)];
    query[name] = attribute === 'language' ? languageOf(value) : value;
  }
  const address = addressOf({ path, query }, settings.apiBase ?? '');
  if (started?.has(address.href)) return;
  const headers = antiForgeryHeaders(address, settings.antiForgeryHeader ?? 'X-XSRF-TOKEN');
  const answer = fetch(address.href, { headers });
  // Said by the widget, which asks once more.
  answer.catch(() => {});
  started?.set(address.href, answer);
}

/**
 * Asks for what a tag will ask for first. It runs on when the tag goes: where a framework puts it
 * back, or another tag has the same, it is taken over.
 */
export function ask(tag: Element): void {
  const { localName } = tag;
  // One that is there asks itself, and in a frame one may show nothing [HDR-31].
  if (customElements.get(localName) || inFrame()) return;
  const byWidth = Object.entries(__REQUESTS__[localName] ?? {}).reverse();
  const [, template] = byWidth.find(([from]) => innerWidth >= Number(from)) ?? [];
  if (template) request(tag, template);
}
