import { exampleMarkup } from '../../../../src/catalogue/example-markup';
import { preparePage } from '../../../../stories/support/page';
import { allExamples, type WidgetExample } from './examples';

/**
 * How often controls with the same look and name are pressed in one example, and in all of a
 * widget.
 */
const often = { example: 2, widget: 2 };
/** So many presses reach every state of an example that another does not have. */
const most = 24;

const controls =
  'a[href], button, summary, [role=combobox], [role=spinbutton], input[type=radio], input[type=checkbox]';

/** Not a frame: one of several windows, or a busy machine, gets few of them. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 10));

/** The focused element, in any shadow root. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
/** Whether the focus is on the page's body, and nothing returns it. */
async function staysLost(): Promise<boolean> {
  const isLost = () => focused() === document.body;
  for (let waited = 0; waited < 100 && isLost(); waited += 1) await moment();
  return isLost();
}

/** Requests have been answered, and nothing changes any more; some may never be. */
async function settled(root: ShadowRoot, most: number): Promise<void> {
  const changes = new MutationObserver(() => {});
  changes.observe(root, { childList: true, attributes: true, subtree: true });
  for (let waited = 0, quiet = 0; waited < most && quiet < 2; waited += 1) {
    await moment();
    const isBusy = changes.takeRecords().length > 0 || root.querySelector('[aria-busy=true]');
    quiet = isBusy ? 0 : quiet + 1;
  }
  changes.disconnect();
}

/** A control's name, without changing numbers. */
const nameOf = (control: Element): string =>
  `${control.getAttribute('aria-label') || control.textContent || control.getAttribute('name')}`
    .trim()
    .slice(0, 60);
const kindOf = (control: Element): string => {
  const text = control.localName === 'a' ? '' : `${control.textContent}`.replaceAll(/\d+/g, '0');
  return [control.localName, control.className, control.closest('[class]')?.className, text].join();
};

/** The controls that can be pressed now: with an open modal dialog those inside it. */
function pressable(root: ShadowRoot): HTMLElement[] {
  const scope = [...root.querySelectorAll('dialog:modal')].at(-1) ?? root;
  return [...scope.querySelectorAll<HTMLElement>(controls)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert]') &&
      !one.matches(':disabled'),
  );
}

const key = (name: string) =>
  focused()?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
  );

/**
 * Presses as the keyboard does: the control has the focus; in a list the first option is chosen.
 */
async function press(control: HTMLElement): Promise<void> {
  control.focus();
  if (control.matches('[role=spinbutton]')) key('ArrowUp');
  else if (control.matches('[role=combobox]')) key('ArrowDown');
  else control.click();
  if (!control.matches('[aria-haspopup=listbox]')) return;
  await moment();
  key('ArrowDown');
  await moment();
  key('Enter');
}

interface Shown {
  readonly root: ShadowRoot;
  /** The most moments to wait for something. */
  readonly patience: number;
  readonly leave: () => Promise<void>;
}

/** Shows one example as the only widget of its page. */
async function show({ definition, example }: WidgetExample): Promise<Shown> {
  definition.register();
  const leavePage = preparePage(example, { brand: '', language: '' });
  // The visitor's last place: a dialog that opens by itself returns the focus to it.
  document.body.innerHTML = `<main><button>Page</button></main>${exampleMarkup(definition.contract, example)}`;
  const element = document.body.lastElementChild as HTMLElement;
  document.querySelector('button')?.focus();
  const root = element.shadowRoot as ShadowRoot;
  const isNever = example.fault?.endsWith(':never');
  // A busy machine is slow; what never comes is not waited for as long.
  const limit = isNever ? 60 : 1000;
  for (let waited = 0; waited < limit && !element.matches(':state(ready)'); waited += 1)
    await moment();
  const patience = isNever ? 4 : 300;
  await settled(root, patience);
  const leave = async () => {
    document.body.innerHTML = '';
    await moment();
    leavePage();
  };
  return { root, patience, leave };
}

/** Presses all of one example. @returns What left the focus on the page's body. */
async function pressExample(one: WidgetExample, inWidget: Map<string, number>): Promise<string[]> {
  const { name } = one;
  const { root, patience, leave } = await show(one);
  const inExample = new Map<string, number>();
  const lost: string[] = [];
  let before = '';
  const look = async () => {
    if (before && (await staysLost())) lost.push(`${name}: ${before}`);
    before = '';
  };
  for (let presses = 0; presses < most; presses += 1) {
    const next = pressable(root).find((one) => {
      const kind = kindOf(one);
      return (inExample.get(kind) ?? 0) < often.example && (inWidget.get(kind) ?? 0) < often.widget;
    });
    // Results of the press before may come late.
    await look();
    if (!next) break;
    const kind = kindOf(next);
    inExample.set(kind, (inExample.get(kind) ?? 0) + 1);
    inWidget.set(kind, (inWidget.get(kind) ?? 0) + 1);
    before = `${next.localName} "${nameOf(next)}"`;
    await press(next);
    await settled(root, patience);
  }
  await look();
  await leave();
  return [...new Set(lost)];
}

// No press leaves the page.
(window as unknown as { navigation: EventTarget }).navigation.addEventListener(
  'navigate',
  (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean } };
    if (!destination.sameDocument) event.preventDefault();
  },
);
window.print = () => {};

/** The widgets that have examples. */
const widgets = (): string[] => [...new Set(allExamples.map(widgetOf))];
const widgetOf = ({ name }: WidgetExample): string => name.split('/')[0] ?? '';

/** The result of the presses. */
interface Pressed {
  /** What left the focus on the page's body. */
  readonly lost: readonly string[];
  /** Announcements where nobody hears them. */
  readonly unheard: readonly string[];
  readonly count: number;
}

/** Presses every control of a widget's examples, one after the other. */
async function pressAll(widget: string): Promise<Pressed> {
  const inWidget = new Map<string, number>();
  const lost: string[] = [];
  window.atriaSaid.length = 0;
  for (const one of allExamples.filter((example) => widgetOf(example) === widget))
    lost.push(...(await pressExample(one, inWidget)));
  const unheard = window.atriaSaid.filter(({ isHeard }) => !isHeard);
  return {
    lost,
    unheard: unheard.map(({ text }) => `${widget}: ${text}`),
    count: [...inWidget.values()].reduce((sum, times) => sum + times, 0),
  };
}

const chosen =
  '[data-chosen], [data-active], [aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
let leaveShown = async () => {};

/**
 * Shows an example of a widget with its first list open and an option marked.
 * @returns Whether there is another one
 */
async function showNext(widget: string, at: number): Promise<boolean> {
  await leaveShown();
  leaveShown = async () => {};
  const one = allExamples.filter((example) => widgetOf(example) === widget)[at];
  if (!one) return false;
  const { root, patience, leave } = await show(one);
  leaveShown = leave;
  const opener = pressable(root).find((control) => control.matches('[aria-haspopup=listbox]'));
  if (!opener) return true;
  opener.focus();
  if (opener.matches('[role=combobox]')) key('ArrowDown');
  else opener.click();
  await settled(root, patience);
  key('ArrowDown');
  await settled(root, patience);
  return true;
}

/** The kinds of chosen or marked things, each by its look and subject. */
function chosenKinds(): { element: HTMLElement; kind: string; by: string }[] {
  const root = document.body.lastElementChild?.shadowRoot;
  const scope = [...(root?.querySelectorAll('dialog:modal') ?? [])].at(-1) ?? root;
  return [...(scope?.querySelectorAll<HTMLElement>(chosen) ?? [])]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .map((element) => {
      const names = ['data-chosen', 'data-active', 'aria-pressed', 'aria-selected', 'aria-current'];
      const by = names.find((name) => element.hasAttribute(name)) ?? '';
      return { element, by, kind: `${element.localName}.${element.className}[${by}]` };
    });
}

const hand = { widgets, pressAll, showNext, chosenKinds };
Object.assign(window, { hand });

export type Hand = typeof hand;

declare global {
  interface Window {
    /** What `showroom/public/what-is-said.js` has recorded. */
    atriaSaid: {
      readonly text: string;
      readonly widget: string;
      readonly isAlert: boolean;
      readonly inDialog: boolean;
      readonly isHeard: boolean;
    }[];
  }
}
