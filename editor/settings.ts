import * as v from 'valibot';
import { brands } from '../src/core/page/brand';
import { languages } from '../src/core/page/language';
import { datasetOf } from '../src/read/dataset';
import { urlOf } from '../src/read/link';

/** Whether a text is an address of the web, whole or relative; '' is none. */
const isAddress = (text: string): boolean =>
  text === '' || /^https?:$/.test(urlOf(text, 'https://localhost/')?.protocol ?? '');
/** The address among the attributes of the script tag that the policy names. */
export const captchaScript = 'data-captcha-script';
const address = v.pipe(v.string(), v.check(isAddress, 'is no address'));

const settingsSchema = v.strictObject(
  {
    /** The folder of the release, as seen from the catalogue. */
    release: v.optional(address, '../'),
    /** The offered brands and languages; the first one shows at first. */
    brands: v.optional(v.pipe(v.array(v.picklist(brands)), v.minLength(1)), [...brands]),
    languages: v.optional(v.pipe(v.array(v.picklist(languages)), v.minLength(1)), [...languages]),
    /** Attributes of the script tag in the organisation's pages, such as `data-shop-url`. */
    script: v.optional(
      v.pipe(
        v.record(v.pipe(v.string(), v.regex(/^data-[a-z-]+$/)), v.string()),
        v.check((all) => isAddress(all[captchaScript] ?? ''), `${captchaScript} is no address`),
      ),
      {},
    ),
    /** Where the widgets call; without it a sample back end answers, in the browser. */
    apiBase: v.optional(address, ''),
    /**
     * The site whose pages the parts are for: addresses such as `/kuvat/grilli.jpg` belong to it.
     */
    pages: v.optional(address, ''),
    /** The address of pictures, if it is another. */
    pictureBase: v.optional(address, ''),
    /** The page of the content system's media library, which opens to choose a file. */
    pickPicture: v.optional(address, ''),
    /**
     * The lines of the pages' head, without brand and language; by default those of the release.
     */
    head: v.optional(v.array(v.string())),
    /** Parts that are not offered, by the names of their folders: `cart`. */
    hide: v.optional(v.array(v.string()), []),
    /** The address of each part's page for developers. */
    developerPages: v.optional(address, ''),
  },
  ({ message, expected }) => (expected === 'never' ? 'is no setting' : message),
);

/** The content of `settings.json` beside the catalogue. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The default settings. */
export const plainSettings: Settings = v.parse(settingsSchema, {});

/** Settings for a page of the organisation's own: nothing is elsewhere, and there is no sample. */
export const ownPageSettings: Settings = { ...plainSettings, apiBase: '/' };

/** The settings, and what is wrong with the file; a wrong value counts as absent. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly mistakes: readonly string[];
}

/** Reads the content of the file. */
export function readSettings(given: unknown): ReadSettings {
  const { success, output, issues = [] } = v.safeParse(settingsSchema, given);
  if (success) return { settings: output, mistakes: [] };
  const wrong = new Set(issues.map((issue) => `${issue.path?.[0]?.key ?? ''}`));
  const right = Object.entries(Object(given)).filter(([name]) => !wrong.has(name));
  const rest = v.safeParse(settingsSchema, Object.fromEntries(right));
  return {
    settings: rest.success ? rest.output : plainSettings,
    mistakes: issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
  };
}

/** Loads the settings, which are beside the page. */
export async function loadSettings(): Promise<ReadSettings> {
  try {
    const answer = await fetch(new URL('settings.json', location.href), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return readSettings(await answer.json());
  } catch (error) {
    return { settings: plainSettings, mistakes: [`settings.json: ${error}`] };
  }
}

/** The release's folder as a whole address, with a slash at its end. */
export const releaseOf = ({ release }: Settings): string =>
  new URL(release.replace(/\/?$/, '/'), location.href).href;

/** The base of picture addresses; '' is their own page. */
export const pictureBaseOf = ({ pictureBase, pages }: Settings): string => pictureBase || pages;

/** The settings of the organisation's pages. */
export const ofAllPages = ({ script }: Settings): Readonly<Record<string, string>> =>
  datasetOf(Object.entries(script));

/** Replaces an organisation's own settings where the sample is shown. */
export const sampleOnly = { apiBase: '', pages: '', pictureBase: '' } as const;

/** Whether a sample back end answers. */
export const isSample = ({ apiBase }: Settings): boolean => apiBase === '';
