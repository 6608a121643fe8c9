import { readJson, smallKeys, whenReadable } from '../element/json-text';
import { defaultHosts, type HostRow } from './brand';
import type { Language } from './language';
import { readSettings } from './settings-block';

/**
 * What a page sets once for all widgets: on the loader's script tag as `data-…` (texts), or in a
 * `<script type="application/json" data-atria-settings>` for lists and objects [ELEM-03].
 * `defaults` are scalar attributes by camelCase name (`data-shop-url` gives `shopUrl`): the value
 * of every widget that has the attribute and does not set it.
 */
export interface PageSettings {
  brand?: string;
  language?: string;
  /** Address the paths of the calls are appended to; empty is the page's own origin. */
  apiBase: string;
  /** Used for every call; the stand-in back end is injected here in tests and in Storybook. */
  fetch: typeof fetch;
  /** Host name table for the brand [BRAND-05]. */
  hosts: readonly HostRow[];
  /** What the host name of a shop page contains [BRAND-06]. */
  shopName: string;
  /** Name of the header that carries the anti-forgery token [API-02]. */
  antiForgeryHeader: string;
  /** Address of the captcha's script and its site key [FORM-04]. */
  captchaScript?: string;
  captchaKey?: string;
  /** Origins whose cart messages are accepted, beside the shop's [SYNC-06]. */
  origins: readonly string[];
  /** Editors see diagnostics in place [ELEM-10]. */
  editMode: boolean;
  /** The page's own texts by language and key; they override the widgets'. */
  translations: Partial<Record<Language, Record<string, string>>>;
  /** Attribute values for all widgets of the page, by camelCase name. */
  defaults: Readonly<Record<string, string>>;
}

const initial = (): PageSettings => ({
  apiBase: '',
  fetch: (input, init) => globalThis.fetch(input, init),
  hosts: defaultHosts,
  shopName: 'lihakauppa',
  antiForgeryHeader: 'X-XSRF-TOKEN',
  origins: [],
  editMode: false,
  translations: {},
  defaults: {},
});

/** Where the loader leaves what it read from its script tag; see src/loader.ts. */
export const atriaSymbol = Symbol.for('atria');

/** What the loader and the widgets share on `globalThis`. */
export interface AtriaGlobal {
  /** `data-…` of the script tag. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Requests started before the widget's own code arrived, by address. */
  readonly started: Map<string, Promise<Response>>;
}

function settingsOfPage(): Partial<PageSettings> {
  const given = (globalThis as { [atriaSymbol]?: AtriaGlobal })[atriaSymbol]?.settings ?? {};
  const { brand, language, apiBase, shopName, antiForgeryHeader, captchaScript, captchaKey } =
    given;
  const texts = {
    brand,
    language,
    apiBase,
    shopName,
    antiForgeryHeader,
    captchaScript,
    captchaKey,
  };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(given.editMode !== undefined && { editMode: given.editMode !== 'false' }),
    defaults: given as Record<string, string>,
    ...settingsBlock(),
  };
}

const blockText = (): string =>
  document.querySelector('script[data-atria-settings]')?.textContent ?? '';

function settingsBlock(): Partial<PageSettings> {
  const text = blockText();
  if (!text) return {};
  const say = (what: string) => console.error(`atria: the data-atria-settings block: ${what}`);
  const { value, fault } = readJson(text);
  if (typeof value !== 'object' || !value) {
    say(`${fault ?? 'it is no JSON object'}; it is ignored`);
    return {};
  }
  if (fault) say(fault);
  const { settings, problems } = readSettings(smallKeys(value) as object);
  for (const { name, given, expected } of problems)
    say(`"${name}" is ${JSON.stringify(given)}, expected ${expected}`);
  return settings;
}

let current: PageSettings | undefined;

/** The page's settings, read once when the first widget asks. */
export function pageSettings(): PageSettings {
  current ??= { ...initial(), ...(typeof document === 'undefined' ? {} : settingsOfPage()) };
  return current;
}

/**
 * Calls back when the settings can be read: at once, but for a block that a CMS's text filters have
 * touched, which is read a second time by code that comes late [ELEM-12].
 */
export function whenSettingsReadable(then: () => void): void {
  const text = blockText();
  if (!current && text && readJson(text).isUnread) whenReadable().then(then);
  else then();
}

/** Replaces settings from code: Storybook, tests and hosts that build their page by script. */
export function setPageSettings(changes: Partial<PageSettings>): void {
  current = { ...initial(), ...changes };
}
