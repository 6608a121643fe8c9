import { baseAddress } from '../../api/call-address';
import { type HostRow, isBrand } from './brand';
import { isLanguage, type Language, languages } from './language';
import type { RawSettings, Texts } from './raw-settings';

/** The expected value of a setting, in words and as a check. */
type Kind<T> = readonly [expected: string, fits: (value: unknown) => value is T];
type Translations = Partial<Record<Language, Record<string, string>>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is object => Object(value) === value;

const text: Kind<string> = ['a text', isText];
const base: Kind<string> = [
  'an address: https://…, or a path that begins with /',
  (value): value is string => isText(value) && Boolean(baseAddress(value)),
];
const include: Kind<'include'> = ['include', (value) => value === 'include'];
// The loader loads the help for editors before it reads any block.
const flag: Kind<boolean> = ['data-edit-mode on the script tag', (_): _ is boolean => false];
const hostRows: Kind<readonly HostRow[]> = [
  'a list of [part of a host name, site identifier]',
  (rows): rows is HostRow[] =>
    Array.isArray(rows) && rows.every((row) => isText(row?.[0]) && isBrand(row[1])),
];
const headerName: Kind<string> = [
  'the name of a header',
  (value): value is string => isText(value) && !/[\s:]/.test(value),
];
const originList: Kind<readonly string[]> = [
  'a list of origins',
  (value): value is string[] =>
    Array.isArray(value) && value.every((one) => isText(one) && /^https?:\/\/./i.test(one)),
];
const textsByLanguage: Kind<Translations> = [
  `texts by key, under ${languages.join(', ')}`,
  (value): value is Translations =>
    isObject(value) &&
    Object.entries(value).every(([language, texts]) => isLanguage(language) && isObject(texts)),
];
const values: Kind<Texts> = [
  'attribute values (texts) by camelCase name',
  (value): value is Texts => isObject(value) && Object.values(value).every(isText),
];

/**
 * The settings of a page, each with its expected value. A setting is listed only here: its type,
 * its check, the names that editors get and the package's declarations follow.
 */
const fields = {
  /** The site whose look and behaviour the widgets have [BRAND-04]. */
  brand: text,
  /** The language of the texts [I18N-01]. */
  language: text,
  /** The address before the paths of all calls; the page's own origin by default. */
  apiBase: base,
  /** Whether cookies are sent to that address if it is another origin of the same site. */
  apiCredentials: include,
  /** Host name table for the brand [BRAND-05]. */
  hosts: hostRows,
  /** The part of a host name that marks a shop page [BRAND-06]. */
  shopName: text,
  /** The shop's bare page for frames on other sites, relative to the shop's address [SYNC-01]. */
  frameUrl: text,
  /** Name of the header that carries the anti-forgery token [API-02]. */
  antiForgeryHeader: headerName,
  /** Address of the captcha's script [FORM-04]. */
  captchaScript: text,
  /** The captcha's site key [FORM-04]. */
  captchaKey: text,
  /** Origins of the sites that may buy, on pages of the shop [SYNC-06]. */
  origins: originList,
  /** Editors see diagnostics in place [ELEM-10]. */
  editMode: flag,
  /** The address of the editor's catalogue, to which edit mode links. */
  editorUrl: base,
  /** The page's own texts by language and key; they override the widgets'. */
  translations: textsByLanguage,
  /** Attribute values for all widgets of the page, by camelCase name. */
  defaults: values,
};

type Fields = typeof fields;
/** The settings that a page can give. */
export type Settings = {
  readonly [K in keyof Fields]: Fields[K] extends Kind<infer T> ? T : never;
};

/** The names of all settings of a page. */
export const settingNames: readonly string[] = Object.keys(fields);

/** A rejected setting, and its expected value. */
export interface SettingProblem {
  readonly name: string;
  readonly given: unknown;
  readonly expected: string;
}

const kindOf = (name: string): Kind<unknown> | undefined =>
  Object.hasOwn(fields, name) ? fields[name as keyof Fields] : undefined;

/** The settings among these values that are invalid. */
export const misfits = (values: object): SettingProblem[] =>
  Object.entries(values).flatMap(([name, given]) => {
    const [expected, fits] = kindOf(name) ?? ['a known setting'];
    return fits?.(given) ? [] : [{ name, given, expected }];
  });

/**
 * Checks a page's settings one by one: an invalid one is dropped and listed, the others hold. An
 * unknown name in the block is listed, too; on the script tag other names are attributes, with
 * values for all widgets.
 */
export function readSettings({ script, block, texts }: RawSettings) {
  const { editMode = 'false', ...ofScript } = script;
  const { brand, language, ...defaults } = texts;
  const given = [...Object.entries(texts), ...Object.entries(block)];
  return {
    settings: {
      ...Object.fromEntries(given.filter(([name, value]) => kindOf(name)?.[1](value))),
      editMode: editMode !== 'false',
      defaults,
    } as Partial<Settings>,
    problems: {
      script: misfits(ofScript).filter(({ name }) => kindOf(name)),
      block: misfits(block),
    },
  };
}
