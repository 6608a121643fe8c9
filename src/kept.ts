/**
 * What a widget showed on the last page of the visit is shown until its code is there; part of
 * `atria-early.js`. What shows and keeps it comes late, and imports nothing of this file, which waits
 * for it.
 */
import type { EarlyTable } from './core/element/placement';
import { inFrame } from './core/page/frame';
import { loaderGlobal, settingsText } from './core/page/raw-settings';

/** What the placements say, by tag; see scripts/build/tables/early-table.ts. */
declare const __EARLY__: EarlyTable;
export const early = (): EarlyTable => __EARLY__;

const page = loaderGlobal();
const { settings } = page;
const load = () => import('./core/element/kept-markup');
const made = () => [settings, settingsText()];

/** Keeps what a tag shows for the next page of the visit, once it has painted. */
export function keep(tag: Element, across: readonly string[]): void {
  const start = () =>
    load()
      .then(({ keepMarkup }) => keepMarkup(tag, across, made()))
      .catch(() => {});
  tag.addEventListener('atria-paint', () => (self.requestIdleCallback ?? setTimeout)(start));
}

/** Shows what tags showed on the last page of the visit; resolves once that is painted. */
async function show(): Promise<void> {
  for (const [name, { keptAcross }] of Object.entries(early())) {
    const tag =
      keptAcross && sessionStorage[`atria-markup-${name}`] && document.querySelector(name);
    if (tag) await (await load()).showMarkup(tag, keptAcross, made());
  }
}

/**
 * The build has `atria-early.js` await it at its end (vite.config.ts), and with it core.js, which
 * imports from there. Editors see what the page is made of now.
 */
if (settings?.editMode === 'false' && !inFrame()) page.shown = show().catch(() => {});
