import * as v from 'valibot';
import { type HostRow, isBrand } from './brand';
import { isLanguage } from './language';

const text = v.string('a text');
const hostRow = v.custom<HostRow>(
  (row) => Array.isArray(row) && typeof row[0] === 'string' && isBrand(row[1]),
);
const translations = v.custom<Record<string, Record<string, string>>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([language, texts]) => isLanguage(language) && typeof texts === 'object' && texts !== null,
    ),
  'texts by key, under fi, en, se or de',
);

/** What the settings block of a page may hold, each with what it must be. */
const fields = {
  brand: text,
  language: text,
  apiBase: text,
  shopName: text,
  antiForgeryHeader: text,
  captchaScript: text,
  captchaKey: text,
  // The loader fetches the help for editors before it reads any block.
  editMode: v.never('data-edit-mode on the script tag'),
  hosts: v.array(hostRow, 'a list of [part of a host name, site identifier]'),
  origins: v.array(text, 'a list of origins'),
  translations,
  defaults: v.record(v.string(), text, 'attribute values (texts) by camelCase name'),
};
/** The names of all settings of a page. */
export const settingNames: readonly string[] = Object.keys(fields);
type Fields = { [K in keyof typeof fields]: v.InferOutput<(typeof fields)[K]> };

/** A setting that is left out, and what it should have been. */
export interface SettingProblem {
  readonly name: string;
  readonly given: unknown;
  readonly expected: string;
}

export interface ReadSettings {
  readonly settings: Partial<Fields>;
  readonly problems: readonly SettingProblem[];
}

/**
 * Reads the object of a settings block field by field: one that is unknown or of the wrong kind is
 * left out and listed, the others hold.
 */
export function readSettings(block: object): ReadSettings {
  const settings: Record<string, unknown> = {};
  const problems: SettingProblem[] = [];
  for (const [name, given] of Object.entries(block)) {
    const field = Object.hasOwn(fields, name) ? fields[name as keyof Fields] : undefined;
    const result = field && v.safeParse(field, given);
    if (result?.success) settings[name] = result.output;
    else {
      const [issue] = result?.issues ?? [];
      const expected = issue?.path ? field?.message : issue?.message;
      problems.push({ name, given, expected: String(expected ?? 'a known setting') });
    }
  }
  return { settings, problems };
}
