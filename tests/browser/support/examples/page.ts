import { isBrand, type Logo } from '../../../../src/core/page/brand';
import type { AskedMarkup } from '../every-example';
import { findingsIn } from './axe';
import { allExamples } from './examples';
import { type Hydrated, hydrate, hydrateNext } from './hydrate';
import { hiddenWords } from './paper';
import { type Marked, markedKinds, markOption, type Pressed, pressAll } from './presses';
import { type Place, settingsOf } from './settings';
import { frame, type Placed, type Shown } from './show';

/** An example in the page, as a server has rendered it. */
interface Present extends Shown {
  readonly one: Placed;
  readonly html: string;
}

let present: Present | undefined;
const current = (): Present => {
  if (!present) throw new Error('no example is in the page');
  return present;
};

for (const { definition } of allExamples) definition.register();

// Recoverable faults of hydration, too, are errors of the window.
const faults: string[] = [];
addEventListener('error', ({ message }) => void faults.push(message));

/** The link of a press. */
const linkOf = (event: Event) =>
  event.composedPath().find((one) => one instanceof HTMLAnchorElement);
// No press leaves the page, and none opens another tab, behind which this one gets no frames.
if ('navigation' in window)
  navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
else
  for (const type of ['click', 'submit'])
    addEventListener(type, (event) => {
      const link = linkOf(event);
      // Another page of this site has no content: the server answers so.
      if (type === 'submit' || (link && link.origin !== location.origin)) event.preventDefault();
    });
addEventListener('click', (event) => {
  if (linkOf(event)?.target === '_blank') event.preventDefault();
});
window.print = () => {};

let fonts: HTMLLinkElement | undefined;

/** Loads the fonts of a brand, as a page of its site has them. */
async function loadFonts(brand: string): Promise<void> {
  const link = document.createElement('link');
  fonts = link;
  link.rel = 'stylesheet';
  link.href = `${document.documentElement.dataset.brands}${brand}.css`;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
  // Faces that were removed while they loaded may stay pending.
  for (let waited = 0; waited < 100 && document.fonts.status === 'loading'; waited += 1)
    await frame();
}

/** What a visitor, a printer and a screen reader do with the examples, one after the other. */
const visit = {
  /**
   * Shows an example, hydrated from a server's markup.
   * @param servedFor the page that the markup was made for, if it is another one
   */
  async begin(
    name: string,
    place: Place,
    isAnswered: boolean,
    servedFor = place,
  ): Promise<Hydrated> {
    const known = allExamples.find((each) => each.name === name);
    if (!known) throw new Error(`there is no example ${name}`);
    const one = { ...known, settings: settingsOf(known.example, place) };
    const asked: AskedMarkup = { name, place: servedFor, page: location.href, isAnswered };
    const body = JSON.stringify(asked);
    const answer = await fetch('/every-example/markup', { method: 'POST', body });
    const html = await answer.text();
    if (!answer.ok) throw new Error(html);
    window.atriaSaid.length = 0;
    // Fonts may come late; heights are compared without them.
    fonts?.remove();
    const [shown, hydrated] = await hydrate(one, html);
    await loadFonts(one.settings.brand ?? 'atriafi');
    present = { ...shown, one, html };
    return hydrated;
  },
  /** Waits until the example has followed its window to a width [BRAND-10]. */
  async followWindow(width: number): Promise<void> {
    while (window.innerWidth !== width) await frame();
    // The event comes in a frame; our timer is after the widget's.
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await current().settle();
  },
  axe: (): Promise<string[]> => findingsIn(current().host),
  /** What axe finds wrong with its look in a brand, unless it has a brand of its own. */
  async axeIn(logo: Logo): Promise<string[]> {
    const { host, shadow, one, settle } = current();
    if (one.example.brand) return [];
    host.setAttribute(isBrand(logo) ? 'brand' : 'logo', logo);
    while (!shadow.querySelector(`.atria-brand-${logo}`)) await frame();
    await settle();
    return findingsIn(host, 'look');
  },
  hiddenWords: (): string[] => hiddenWords(current().host),
  /** Opens a list with a marked option, if there is one. @returns The kinds of what is marked. */
  async mark(): Promise<string[]> {
    await markOption(current());
    return markedKinds(current().shadow).map(({ kind }) => kind);
  },
  marked: (kind: string): Marked | undefined =>
    markedKinds(current().shadow).find((one) => one.kind === kind),
  press: (often: number): Promise<Pressed> =>
    pressAll(current(), current().one.definition.contract.name, often),
  /**
   * Leaves the example.
   * @param comesBack whether it is on the next page of the visit, too
   * @returns Its uncaught errors
   */
  async end(comesBack = true): Promise<string[]> {
    const { one, html, leave } = current();
    await leave();
    if (comesBack) await hydrateNext(one, html);
    present = undefined;
    return faults.splice(0);
  },
};
Object.assign(window, { visit });

export type Visit = typeof visit;
