import { exampleMarkup } from '../../../../src/catalogue/example-markup';
import { markAttribute } from '../../../../src/core/element/served-mark';
import { setPageSettings } from '../../../../src/core/page/settings';
import type { Settings } from '../../../../src/core/page/settings-fields';
import { backendFor, forgetVisit, setPage } from '../../../../stories/support/page';
import { allExamples, type WidgetExample } from '../all-examples/examples';
import { domText } from './dom-text';
import { settingsOf } from './settings';

/** The result for an example. */
export interface Hydrated {
  readonly name: string;
  /** What did not match, on the first page of a visit and on the next. */
  readonly faults: readonly string[];
  /** The final content, rendered in the page alone and hydrated. */
  readonly rendered: string;
  readonly hydrated: string;
  /** Whether the nodes of the server's markup were kept. */
  readonly isKept: boolean;
  /** Its height in pixels as painted without script, and hydrated, before any call was answered. */
  readonly heights: readonly [before: number, after: number];
  /** Its final height, with the one sheet of the page and with the server's. */
  readonly ends: readonly [rendered: number, hydrated: number];
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
/** The deferred work of React and of calls is done. */
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
const hasPictures = (shadow: ShadowRoot): boolean =>
  [...shadow.querySelectorAll('img')].every((one) => one.complete || one.loading === 'lazy');

/** An example on a page of these settings. */
interface Tried extends WidgetExample {
  readonly settings: Partial<Settings>;
}

/**
 * Gives the page what an example needs; brand and language come from its tag and the page's address,
 * unless the page's settings name them. Calls are answered from `answering` on.
 */
function prepare({ example, settings }: Tried, answering: Promise<void>) {
  const leaving = new AbortController();
  const backend = backendFor(example, leaving.signal);
  let running = 0;
  setPageSettings({
    ...settingsOf(example),
    ...settings,
    fetch: async (input, init) => {
      running++;
      await answering;
      return backend(input, init).finally(() => running--);
    },
  });
  const reset = setPage(example);
  return {
    isWaiting: example.fault?.endsWith(':never'),
    isRunning: () => running > 0,
    leave() {
      leaving.abort();
      reset();
    },
  };
}

/** Waits until nothing has changed for two frames and no call and no picture is pending. */
async function settled({ shadow, isWaiting, isRunning }: Shown): Promise<void> {
  const isBusy = () => !isWaiting && (isRunning() || shadow.querySelector('[aria-busy=true]'));
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  observer.observe(shadow, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let same = 0; same < 2; ) {
    const before = changes;
    await frame();
    await idle();
    const isDone = !isBusy() && hasPictures(shadow) && shadow.firstChild;
    same = isDone && changes === before ? same + 1 : 0;
  }
  observer.disconnect();
}

/** An example that is in the page as its only widget. */
interface Shown extends Pick<ReturnType<typeof prepare>, 'isWaiting' | 'isRunning'> {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly leave: () => Promise<void>;
}

/** Puts an example's markup into the page, with the roots that it declares. */
function show(one: Tried, html: string, answering = Promise.resolve()): Shown {
  const { leave, ...page } = prepare(one, answering);
  document.body.setHTMLUnsafe(html);
  const host = document.body.firstElementChild as HTMLElement;
  return {
    ...page,
    host,
    shadow: host.shadowRoot as ShadowRoot,
    async leave() {
      // A response for the whole page (the cart) would be missing in the next.
      while (!page.isWaiting && page.isRunning()) await frame();
      host.remove();
      await frame();
      leave();
      // Aborted calls are reported before the next begins.
      await frame();
      await idle();
    },
  };
}

/**
 * The final content, without announcements, a moment earlier or later, and without the server's
 * links to its sheets; our own files by their names, since this script was not built into the
 * folder of the release.
 */
function shownIn(shadow: ShadowRoot): string {
  for (const one of shadow.querySelectorAll('[role=status], link')) one.remove();
  return domText(shadow).replaceAll(/http[^"]*\/(\w+)(-[\w-]{8})?\.svg/g, '$1.svg');
}

/** Renders an example in the page alone. @returns The final content, and its height. */
async function render(one: Tried): Promise<readonly [text: string, height: number]> {
  forgetVisit();
  const { definition, example } = one;
  const page = show(one, exampleMarkup(definition.contract, example));
  await settled(page);
  const height = page.host.offsetHeight;
  const text = shownIn(page.shadow);
  await page.leave();
  return [text, height];
}

/** Waits until the element has hydrated its markup. */
async function takenOver({ shadow }: Shown): Promise<void> {
  while (!shadow.firstChild || shadow.querySelector(`[${markAttribute}]`)) await frame();
  await frame();
  await frame();
}

/** The height of an example as it is painted where no script runs. */
async function heightAlone(html: string): Promise<number> {
  const alone = document.createElement('iframe');
  alone.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
  alone.srcdoc = `<!doctype html>${html}`;
  const loaded = new Promise((resolve) => alone.addEventListener('load', resolve));
  document.body.replaceChildren(alone);
  await loaded;
  const { contentDocument, contentWindow } = alone;
  // As atria.css has it.
  (contentWindow as unknown as typeof globalThis).CSS.registerProperty({
    ...{ name: '--_rem', syntax: '<length>', inherits: true, initialValue: '16px' },
  });
  const [host] = (contentDocument as Document).body.children;
  const height = (host as HTMLElement).offsetHeight;
  alone.remove();
  return height;
}

/** Hydrates an example as the first page of a visit; its calls are answered when it has painted. */
async function hydrateFirst(one: Tried, html: string) {
  const before = await heightAlone(html);
  forgetVisit();
  let answer = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = show(one, html, answering);
  const { host, shadow } = page;
  const served = shadow.querySelector('[part=root]');
  await takenOver(page);
  const isKept = served !== null && served === shadow.querySelector('[part=root]');
  const after = host.offsetHeight;
  answer();
  await settled(page);
  const end = host.offsetHeight;
  const hydrated = shownIn(shadow);
  await page.leave();
  return { hydrated, isKept, end, heights: [before, after] as const };
}

/**
 * Hydrates an example once more as on the next page of the visit, and as the last of its page:
 * stored data is there, and what others have loaded meanwhile.
 */
async function hydrateNext(one: Tried, html: string): Promise<void> {
  const page = show(one, html);
  await takenOver(page);
  await page.leave();
}

/**
 * Shows the examples that a server has rendered, by their names: each in the page alone and
 * hydrated.
 * @param settings those of the page, if they are not the usual ones
 */
async function hydrateAll(
  served: Readonly<Record<string, string>>,
  settings: Partial<Settings> = {},
): Promise<Hydrated[]> {
  const results: Hydrated[] = [];
  const faults: string[] = [];
  addEventListener('error', ({ message }) => void faults.push(message));
  for (const example of allExamples) {
    const one = { ...example, settings };
    const { [one.name]: html } = served;
    if (html === undefined) continue;
    one.definition.register();
    const [rendered, height] = await render(one);
    const { end, ...first } = await hydrateFirst(one, html);
    await hydrateNext(one, html);
    const ends = [height, end] as const;
    results.push({ name: one.name, faults: faults.splice(0), rendered, ends, ...first });
  }
  return results;
}

/** The back end of each example that has called it: it takes longer to make than to call. */
const backends = new Map<string, typeof fetch>();

/** The answer of an example's page to a call; undefined if it fails. */
async function answer(name: string, address: string): Promise<unknown> {
  const one = allExamples.find((each) => each.name === name);
  if (!one) throw new Error(`there is no example ${name}`);
  const backend = backends.get(name) ?? backendFor(one.example, new AbortController().signal);
  backends.set(name, backend);
  const given = await backend(address);
  return given.ok ? given.json() : undefined;
}

Object.assign(window, { hydrateAll, answer });

export type HydrateAll = typeof hydrateAll;
export type Answer = typeof answer;
