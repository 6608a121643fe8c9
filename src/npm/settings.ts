import { type PageSettings, setPageSettings as setSettings } from '../core/page/settings';
import { settingNames } from '../core/page/settings-fields';

/** The types of the package name the attributes; see scripts/describe/package-declarations.ts. */
type Given = Partial<PageSettings> | Readonly<Record<string, unknown>>;

/**
 * Sets what the script tag's `data-…` would, by the same names: what is no setting is the value of an
 * attribute for all widgets that do not set it.
 */
export function setPageSettings({ defaults, ...given }: Given): void {
  const isSetting = ([name]: readonly [string, unknown]) =>
    name === 'fetch' || settingNames.includes(name);
  const entries = Object.entries(given);
  const attributes = Object.fromEntries(entries.filter((entry) => !isSetting(entry)));
  setSettings({
    ...Object.fromEntries(entries.filter(isSetting)),
    defaults: { ...attributes, ...Object(defaults) },
  });
}
