import type { Surface } from '../../scripts/release/surface';
import { camelOf } from '../../src/read/dataset';
import type { Options as ApiOptions } from '../check-api/options';
import type { Asker } from './asker';
import type { Finding } from './finding';
import type { Line } from './lines';
import type { Policy } from './policy';
import type { Page, PageElement } from './read-page';

/** The data of the page's release; undefined if it cannot be read. */
export interface Release {
  /** The folder of its files, after redirects. */
  readonly base: URL;
  readonly surface: Surface | undefined;
}

/** The input of all checks. */
export interface Patient {
  readonly page: Page;
  readonly lines: readonly Line[];
  readonly loader: Line | undefined;
  readonly policies: readonly Policy[];
  readonly release: Release | undefined;
  readonly asker: Asker;
  readonly fetch: typeof globalThis.fetch;
  /** How to try its calls; see check-api. */
  readonly api: ApiOptions;
}

/** A check of one side of a page. */
export type Check = (patient: Patient) => readonly Finding[] | Promise<readonly Finding[]>;

/** The calls that a tag makes, by the page's release. */
export const callsOf = ({ release }: Patient, { localName }: PageElement): readonly string[] =>
  release?.surface?.tags[localName]?.calls ?? [];

/** The tags of the page that make a call. */
export const callersOf = (patient: Patient, isIt: (call: string) => boolean): PageElement[] =>
  patient.page.widgets.filter((widget) => callsOf(patient, widget).some(isIt));

/** The value of a common attribute: that of the page, whose tags may have their own. */
export function commonValue(
  { page }: Patient,
  widget: PageElement,
  name: string,
): string | undefined {
  const common = (page.settings.defaults as Readonly<Record<string, unknown>>)[camelOf(name)];
  return widget.getAttribute(name) ?? (typeof common === 'string' ? common : undefined);
}
