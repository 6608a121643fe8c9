import { exampleMarkup } from '../../../../src/catalogue/example-markup';
import { held } from '../../../support/held';
import { domText } from './dom-text';
import { frame, type Placed, type Shown, show } from './show';

/** How an example came from a server's markup. */
export interface Hydrated {
  /** Its final content, rendered in the page alone and hydrated. */
  readonly rendered: string;
  readonly hydrated: string;
  /** Whether the nodes of the server's markup were kept. */
  readonly isKept: boolean;
  /** Its height in pixels as painted without script, and hydrated, before any call was answered. */
  readonly heights: readonly [before: number, after: number];
  /** Its final height, with the one sheet of the page and with the server's. */
  readonly ends: readonly [rendered: number, hydrated: number];
}

/**
 * The content of a root, without announcements, a moment earlier or later, and without the server's
 * links to its sheets; our own files by their names, since this script was not built into the
 * folder of the release.
 */
function textOf(shadow: ShadowRoot): string {
  const copy = document.createElement('div').attachShadow({ mode: 'open' });
  copy.append(...[...shadow.childNodes].map((node) => node.cloneNode(true)));
  for (const one of copy.querySelectorAll('[role=status], link')) one.remove();
  return domText(copy).replaceAll(/http[^"]*\/(\w+)(-[\w-]{8})?\.svg/g, '$1.svg');
}

/** The parts of React's own record of a root that tell whether it has hydrated. */
interface RootRecord {
  readonly stateNode: { readonly current: { readonly memoizedState: { isDehydrated: boolean } } };
}

function isHydrated(shadow: ShadowRoot): boolean {
  const key = Object.keys(shadow).find((one) => one.startsWith('__reactContainer$')) ?? '';
  const record = (shadow as unknown as Record<string, RootRecord | null>)[key];
  return record?.stateNode.current.memoizedState.isDehydrated === false;
}

/**
 * Waits until the element has hydrated its markup. A row that is scrolled wakes one that sleeps: the
 * whole React would repeat an event of a pointer later, and then its target in a root is null.
 */
async function takenOver({ shadow }: Shown): Promise<void> {
  while (!isHydrated(shadow)) {
    shadow.querySelector('[data-atria-made] ~ [part~=root]')?.dispatchEvent(new Event('scroll'));
    await frame();
  }
  await frame();
  await frame();
}

/** The height of an example as it is painted where no script runs. */
async function heightAlone(html: string): Promise<number> {
  const alone = document.createElement('iframe');
  alone.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
  alone.srcdoc = `<!doctype html><style>body { margin: 0 }</style>${html}`;
  const loaded = new Promise((resolve) => alone.addEventListener('load', resolve));
  document.body.replaceChildren(alone);
  await loaded;
  const { contentDocument, contentWindow } = alone;
  // As atria.css has it.
  (contentWindow as unknown as typeof globalThis).CSS.registerProperty({
    name: '--_rem',
    syntax: '<length>',
    inherits: true,
    initialValue: '16px',
  });
  const [host] = (contentDocument as Document).body.children;
  const height = (host as HTMLElement).offsetHeight;
  alone.remove();
  return height;
}

/**
 * Shows an example as the first page of a visit, in the page alone and then from a server's markup;
 * its calls are answered when it has hydrated.
 * @returns The example that has hydrated, and how
 */
export async function hydrate(one: Placed, html: string): Promise<[Shown, Hydrated]> {
  const alone = await show(one, exampleMarkup(one.definition.contract, one.example));
  await alone.settle();
  const height = alone.host.offsetHeight;
  const rendered = textOf(alone.shadow);
  await alone.leave();
  const before = await heightAlone(html);
  const [answering, answer] = held();
  const shown = await show(one, html, { answering });
  const { host, shadow, served } = shown;
  await takenOver(shown);
  const isKept = served !== null && served === shadow.querySelector('[part=root]');
  const after = host.offsetHeight;
  answer();
  await shown.settle();
  const hydrated = textOf(shadow);
  return [
    shown,
    { rendered, hydrated, isKept, heights: [before, after], ends: [height, host.offsetHeight] },
  ];
}

/**
 * Hydrates an example once more, as on the next page of a visit: what it has stored is there, and
 * what others have loaded meanwhile.
 */
export async function hydrateNext(one: Placed, html: string): Promise<void> {
  const shown = await show(one, html, { isNext: true });
  await takenOver(shown);
  await shown.leave();
}
