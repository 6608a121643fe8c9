/**
 * Shows what a widget showed on the last page of the visit, until its code has loaded; part of
 * `atria-early.js`. The code that keeps and shows the markup loads late, and imports nothing of
 * core.js, which is large.
 */
import type { EarlyTable } from './core/element/placement';
import { inFrame } from './core/page/frame';
import { loaderGlobal, settingsText } from './core/page/raw-settings';

/** What each `placement` declares, by tag; see scripts/build/tables/early-table.ts. */
declare const __EARLY__: EarlyTable;
export const early = (): EarlyTable => __EARLY__;

const { settings } = loaderGlobal();
const load = () => import('./core/element/kept-markup');
const made = () => [settings, settingsText()];

/** Once a tag has painted, keeps its markup for the next page of the visit. */
export function keep(tag: Element, across: readonly string[]): void {
  const start = () =>
    load()
      .then(({ keepMarkup }) => keepMarkup(tag, across, made()))
      .catch(() => {});
  tag.addEventListener('atria-paint', () => (self.requestIdleCallback ?? setTimeout)(start));
}

/** Shows the markup that tags had on the last page of the visit; resolves once it is painted. */
async function show(): Promise<void> {
  for (const [name, { keptAcross }] of Object.entries(early())) {
    const tag =
      keptAcross && sessionStorage[`atria-markup-${name}`] && document.querySelector(name);
    if (tag) await (await load()).showMarkup(tag, keptAcross, made());
  }
}

/**
 * Resolves once kept markup is painted; undefined in edit mode and in frames. The loader waits
 * for it before it runs a widget's code: a second at most, so that a request without an answer does
 * not stop the page. Editors always see the page as it is now.
 */
export const shown =
  settings?.editMode === 'false' && !inFrame()
    ? new Promise<void>((done) => {
        show().then(done, done);
        setTimeout(done, 1000);
      })
    : undefined;
