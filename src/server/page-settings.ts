import { readJson } from '../core/element/reading/json-text';
import { rawSettings } from '../core/page/raw-settings';
import { initial, type PageSettings } from '../core/page/settings';
import { readSettings, type Settings } from '../core/page/settings-fields';
import { datasetOf } from '../read/dataset';
import { urlOf } from '../read/link';
import type { Tag } from './page-tags';

/** What we read in a page besides its tags, as its scripts arrive. */
export class PageScripts {
  readonly #blocks = new Map<string, string>();
  #loader: Tag | undefined;
  #json: string | undefined;
  #settings: PageSettings | undefined;

  /** @param given settings that replace the page's, as `setPageSettings` has them */
  constructor(
    private readonly url: URL,
    private readonly given?: Partial<Settings>,
  ) {}

  /** Only the first of each kind counts, as in a browser. */
  add(script: Tag, text: string): void {
    const src = script.getAttribute('src');
    const id = script.getAttribute('data-atria-block');
    if (id !== null && !this.#blocks.has(id)) this.#blocks.set(id, text);
    if (script.getAttribute('data-atria-settings') !== null) this.#json ??= text;
    if (src && /(^|\/)atria\.js(\?|$)/.test(src)) this.#loader ??= script;
    this.#settings = undefined;
  }

  /** The text of the page's block with an id; undefined if none has arrived so far. */
  blockOf = (id: string): string | undefined => this.#blocks.get(id);

  /** The address of the loader's folder; undefined if no loader has arrived so far. */
  get base(): string | undefined {
    const address = urlOf(this.#loader?.getAttribute('src'), this.url);
    return address && new URL('.', address).href;
  }

  /** The settings as the page's own scripts will read them. */
  get settings(): PageSettings {
    this.#settings ??= { ...initial, ...(this.given ?? this.#read()) };
    return this.#settings;
  }

  #read(): Partial<Settings> {
    const { value } = this.#json ? readJson(this.#json) : { value: {} };
    const { editMode = 'false', ...script } = datasetOf(this.#loader?.attributes ?? []);
    const isHelped = this.url.search.includes('atria-debug');
    const settings = { ...script, editMode: isHelped ? '' : editMode };
    return readSettings(rawSettings(value, settings)).settings;
  }
}
