import { atom } from 'jotai/vanilla';
import { sayEnglish } from '../../read/words-table';
import { readJson, whenReadable } from '../element/reading/json-text';
import { pageStore } from '../state/store';
import { defaultHosts } from './brand';
import { rawSettings, settingsText } from './raw-settings';
import { misfits, readSettings, type SettingProblem, type Settings } from './settings-fields';

/** The values for a page without settings. */
export const initial = {
  hosts: defaultHosts,
  shopName: 'lihakauppa',
  origins: [],
  editMode: false,
  translations: {},
  defaults: {},
  /** The fetch for every call; tests and Storybook inject the stand-in back end here. */
  fetch: ((input, init) => globalThis.fetch(input, init)) as typeof fetch,
};

/**
 * What a page sets once for all widgets: on the loader's script tag as `data-…` (texts), or in a
 * `<script type="application/json" data-atria-settings>` for lists and objects [ELEM-03].
 */
export type PageSettings = Partial<Settings> &
  Pick<Settings, keyof Settings & keyof typeof initial> &
  Pick<typeof initial, 'fetch'>;

function report(where: string, problems: readonly SettingProblem[]): void {
  for (const { name, given, expected } of problems)
    console.error(`atria: ${where} "${name}" is ${JSON.stringify(given)}, expected ${expected}`);
}

/** The page's present settings. */
export function settingsOfPage(): PageSettings {
  if (typeof document === 'undefined') return initial;
  const block = 'the data-atria-settings block:';
  const text = settingsText();
  const { value, fault } = text ? readJson(text) : { value: {} };
  const isObject = typeof value === 'object' && value !== null;
  const wrong = fault && sayEnglish(fault.code, fault.params);
  if (!isObject) console.error(`atria: ${block} ${wrong ?? 'it is no JSON object'}; it is ignored`);
  else if (wrong) console.error(`atria: ${block} ${wrong}`);
  const { settings, problems } = readSettings(rawSettings(isObject ? value : {}));
  report('the script tag:', problems.script);
  report(block, problems.block);
  return { ...initial, ...settings };
}

const setByCode = atom<Partial<PageSettings>>();
const inForce = atom((get): PageSettings => {
  const changes = get(setByCode);
  return changes ? { ...initial, ...changes } : settingsOfPage();
});

/** The page's settings, read once when the first widget asks. */
export const pageSettings = (): PageSettings => pageStore.get(inForce);

/**
 * Calls back when the settings can be read: at once, except for a block that a CMS's text filters
 * have changed, which code that loads late reads a second time [ELEM-12].
 */
export function whenSettingsReadable(then: () => void): void {
  const text = settingsText();
  if (text && !pageStore.get(setByCode) && readJson(text).isUnread) whenReadable().then(then);
  else then();
}

/** Replaces settings from code: for Storybook, tests and hosts that build their page by script. */
export function setPageSettings(changes: Partial<PageSettings>): void {
  const { editMode, fetch, ...given } = changes;
  report('setPageSettings:', misfits(given));
  pageStore.set(setByCode, changes);
}
