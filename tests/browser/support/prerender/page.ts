import { createRoot } from 'react-dom/client';
import { exampleMarkup } from '../../../../src/catalogue/example-markup';
import { setPageSettings } from '../../../../src/core/page/settings';
import { adoptStyles } from '../../../../src/core/style/style-sheet';
import { backendFor, forgetVisit, setPage } from '../../../../stories/support/page';
import { allExamples, type WidgetExample } from '../all-examples/examples';
import { domText } from './dom-text';
import { frameOf } from './frame';
import { hydrate } from './hydrate';

/** What became of an example. */
export interface Hydrated {
  readonly name: string;
  /** What did not fit, on the first page of a visit and on the next. */
  readonly faults: readonly string[];
  /** What stood there in the end, rendered in the page alone and hydrated. */
  readonly rendered: string;
  readonly hydrated: string;
  /** Its height in pixels as the server made it, and hydrated, before any call was answered. */
  readonly heights: readonly [before: number, after: number];
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
/** What React and the calls have put off has been done. */
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
const hasPictures = (shadow: ShadowRoot): boolean =>
  [...shadow.querySelectorAll('img')].every((one) => one.complete || one.loading === 'lazy');

/**
 * Gives the page what an example needs, but for brand and language: those come from its tag and
 * the page's address. Calls are answered from `answering` on.
 */
function prepare({ example }: WidgetExample, answering: Promise<void>) {
  const leaving = new AbortController();
  const backend = backendFor(example, leaving.signal);
  let running = 0;
  setPageSettings({
    apiBase: `http://${example.brand ?? 'atriafi'}.localhost`,
    captchaScript: '/mtcaptcha.js',
    captchaKey: 'demo',
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

/** Waits until nothing has changed for two frames and no call and no picture is awaited. */
async function settled({ shadow, isWaiting, isRunning }: Place): Promise<void> {
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

/** The place of an example in the page; nothing stands in it yet. */
function place(one: WidgetExample, answering = Promise.resolve()) {
  const { definition, example } = one;
  const page = prepare(one, answering);
  document.body.innerHTML = exampleMarkup(definition.contract, example);
  const host = document.body.firstElementChild as HTMLElement;
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  return {
    ...page,
    host,
    shadow,
    make: (onPaint = () => {}) =>
      frameOf(definition, example, { address: window.location, host, onPaint }),
  };
}
type Place = ReturnType<typeof place>;

type OnFault = (fault: unknown) => void;

/** Renders an example in the page alone. @returns What stands there in the end. */
async function render(one: WidgetExample, onCaughtError: OnFault): Promise<string> {
  forgetVisit();
  const page = place(one);
  const root = createRoot(page.shadow, { onCaughtError });
  root.render(page.make());
  await settled(page);
  const text = domText(page.shadow);
  root.unmount();
  page.leave();
  return text;
}

/** Hydrates what stands in a place, and waits until it has painted. */
async function takeOver({ shadow, make }: Place, onFault: OnFault) {
  let isPainted = false;
  const painted = (then: () => void) => () => {
    then();
    isPainted = true;
  };
  const root = hydrate(shadow, (onPaint) => make(painted(onPaint)), onFault);
  while (!isPainted) await frame();
  await frame();
  await frame();
  return root;
}

/** Hydrates an example as the first page of a visit; its calls are answered when it has painted. */
async function hydrateFirst(one: WidgetExample, html: string, onFault: OnFault) {
  forgetVisit();
  let answer = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = place(one, answering);
  const { host, shadow } = page;
  shadow.innerHTML = html;
  // The markup stands before any script: its pictures have come, or failed.
  while (!hasPictures(shadow)) await frame();
  const before = host.offsetHeight;
  const root = await takeOver(page, onFault);
  const after = host.offsetHeight;
  answer();
  await settled(page);
  const hydrated = domText(shadow);
  root.unmount();
  page.leave();
  return { hydrated, heights: [before, after] as const };
}

/**
 * Hydrates an example once more as on the next page of the visit, and as the last of its page: what
 * was kept is there, and what others have loaded meanwhile.
 */
async function hydrateNext(one: WidgetExample, html: string, onFault: OnFault): Promise<void> {
  const page = place(one);
  page.shadow.innerHTML = html;
  const root = await takeOver(page, onFault);
  root.unmount();
  page.leave();
}

/**
 * Shows the examples that a server has made, by their names: each in the page alone and hydrated.
 */
export async function hydrateAll(served: Record<string, { html: string }>): Promise<Hydrated[]> {
  const results: Hydrated[] = [];
  for (const one of allExamples) {
    const { html } = served[one.name] ?? {};
    if (html === undefined) continue;
    const faults: string[] = [];
    const onFault = (fault: unknown) => void faults.push(`${one.name}: ${fault}`);
    const rendered = await render(one, onFault);
    const first = await hydrateFirst(one, html, onFault);
    await hydrateNext(one, html, onFault);
    results.push({ name: one.name, faults, rendered, ...first });
  }
  return results;
}
