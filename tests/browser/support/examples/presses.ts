import { findingsIn } from './axe';
import { moment, type Shown } from './show';
import { changeOf, stateOf, wordsBeside } from './silence';
import { focused, lacksAt, scopeOf, stopsIn, tabsBetween, tagOf } from './stops';

/** So many presses reach every state of an example that another does not have. */
const most = 24;

const controls =
  'a[href], button, summary, [role=combobox], [role=spinbutton], input[type=radio], input[type=checkbox]';

/** Whether the focus is on the page's body, and nothing returns it. */
async function staysLost(): Promise<boolean> {
  const isLost = () => focused() === document.body;
  for (let waited = 0; waited < 100 && isLost(); waited += 1) await moment();
  return isLost();
}

/** A control's name, without changing numbers. */
const nameOf = (control: Element): string =>
  `${control.getAttribute('aria-label') || control.textContent || control.getAttribute('name')}`
    .trim()
    .slice(0, 60);
const kindOf = (control: Element): string => {
  // Without what the control is for, as in "Add to the cart: Meatballs".
  const [name = ''] = `${control.textContent || control.getAttribute('aria-label')}`.split(':');
  const text = control.localName === 'a' ? '' : name.replaceAll(/\d+/g, '0');
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

/** What came of the presses on an example. */
export interface Pressed {
  readonly count: number;
  /** Presses that left the focus where nobody finds it, with the reason. */
  readonly lost: readonly string[];
  /** Presses that changed words elsewhere without a word, with the change. */
  readonly silent: readonly string[];
  /** Announcements where nobody hears them. */
  readonly unheard: readonly string[];
  /** What axe finds in the dialogs that they opened. */
  readonly inDialogs: readonly string[];
}

/** How often each kind of control was pressed, and which dialogs were open, by widget. */
const pressedIn = new Map<string, Map<string, number>>();
const dialogs = new Set<string>();

/** The dialog that is open now, if it is of a new kind. */
function newDialog(root: ShadowRoot, widget: string): Element | undefined {
  const dialog = [...root.querySelectorAll('dialog:modal')].at(-1);
  const kind = `${widget} ${dialog?.className} ${dialog?.querySelector('h2')?.textContent}`;
  if (!dialog || dialogs.has(kind)) return undefined;
  dialogs.add(kind);
  return dialog;
}

/** Leads on to the login, which takes the focus where it is on the page. */
const leadsOn = /^(Jatka tilaustietoihin|Weiter zu den Bestelldaten)$/;

/** Where a press leads by its nature, however far, by what has the focus then. */
const destinations: Readonly<Record<string, string>> = {
  'the list of what is wrong in a form': '[role=group][tabindex="-1"]',
  'a cleared form, which begins anew': 'form',
  'the button of the window that closes': '[aria-haspopup]',
  'the field of a search that begins anew': '[role=search] input',
  'the new page of a list': 'ul[tabindex="-1"]',
  'the chosen year': 'li[tabindex="-1"]',
};
const destination = Object.values(destinations).join();

/** The longest time from a press to its words in ms; those of an amount wait for the last press. */
const untilSaid = 2500;

/**
 * Presses a control, or types into one with a list.
 * @returns What is wrong with where the focus is then [IMP-12], and the change that was not said [IMP-20]
 */
async function tryPress(
  control: HTMLElement,
  { shadow, settlePress }: Shown,
  act: (control: HTMLElement) => Promise<void>,
): Promise<{ lost: string[]; silent: string }> {
  control.focus();
  // What was open elsewhere closes.
  await settlePress();
  const scope = scopeOf(shadow);
  const stops = stopsIn(scope);
  const elements = new Set(shadow.querySelectorAll('*'));
  const state = stateOf(control);
  const words = wordsBeside(control, shadow);
  const said = window.atriaSaid.length;
  await act(control);
  await settlePress();
  if (await staysLost())
    return { lost: leadsOn.test(nameOf(control)) ? [] : ['the page has the focus'], silent: '' };
  const at = focused() ?? document.body;
  const isElsewhere = scope !== scopeOf(shadow);
  const isNews = !elements.has(at) || at.matches(destination) || control.matches('a[href*="#"]');
  const tabs = isElsewhere || isNews ? 0 : tabsBetween(control, at, stops);
  const lost = [...lacksAt(at), ...(tabs > 3 ? [`${tabs} Tabs away`] : [])];
  const change = () => changeOf(words, wordsBeside(control, shadow));
  const isSilent = () =>
    !isElsewhere &&
    focused() === control &&
    (act === type || stateOf(control) === state) &&
    window.atriaSaid.length === said &&
    change() !== '';
  const last = performance.now() + untilSaid;
  while (isSilent() && performance.now() < last) await moment();
  return {
    lost: lost.map((reason) => `${tagOf(at)}: ${reason}`),
    silent: isSilent() ? change() : '',
  };
}

/** Types as a visitor does. */
async function type(field: HTMLElement): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, 'ke');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/**
 * Presses every control of an example, one after the other.
 * @param often how often those with the same look and name, in all examples of the widget
 */
export async function pressAll(shown: Shown, widget: string, often: number): Promise<Pressed> {
  const { shadow } = shown;
  const pressed = pressedIn.get(widget) ?? new Map<string, number>();
  pressedIn.set(widget, pressed);
  const lost = new Set<string>();
  const silent = new Set<string>();
  const inDialogs: string[] = [];
  let count = 0;
  const attempt = async (control: HTMLElement, act: (control: HTMLElement) => Promise<void>) => {
    const title = `${control.localName} "${nameOf(control)}"${act === type ? ', typed' : ''}`;
    const found = await tryPress(control, shown, act);
    for (const reason of found.lost) lost.add(`${title} → ${reason}`);
    if (found.silent) silent.add(`${title}: ${found.silent}`);
  };
  for (;;) {
    const next = pressable(shadow).find((one) => (pressed.get(kindOf(one)) ?? 0) < often);
    if (!next || count === most) break;
    pressed.set(kindOf(next), (pressed.get(kindOf(next)) ?? 0) + 1);
    count += 1;
    if (next.matches('input[role=combobox]')) await attempt(next, type);
    if (next.isConnected) await attempt(next, press);
    const dialog = newDialog(shadow, widget);
    if (dialog) inDialogs.push(...(await findingsIn(dialog)));
  }
  const unheard = window.atriaSaid.filter(({ isHeard }) => !isHeard).map(({ text }) => text);
  return { count, lost: [...lost], silent: [...silent], unheard, inDialogs };
}

/**
 * Opens the first list and marks one of its options.
 * @returns Whether there is one
 */
export async function markOption({ shadow, settlePress }: Shown): Promise<boolean> {
  const opener = pressable(shadow).find((control) => control.matches('[aria-haspopup=listbox]'));
  if (!opener) return false;
  opener.focus();
  if (opener.matches('[role=combobox]')) key('ArrowDown');
  else opener.click();
  await settlePress();
  key('ArrowDown');
  await settlePress();
  return true;
}

const marks = ['data-chosen', 'data-active', 'aria-pressed', 'aria-selected', 'aria-current'];
const marked =
  '[data-chosen], [data-active], [aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';

/** A thing that is chosen or marked. */
export interface Marked {
  readonly element: HTMLElement;
  /** The attribute that says so. */
  readonly by: string;
  /** Its look and subject. */
  readonly kind: string;
}

/** One of each kind of chosen or marked things that is in view. */
export function markedKinds(root: ShadowRoot): readonly Marked[] {
  const scope = [...root.querySelectorAll('dialog:modal')].at(-1) ?? root;
  const found = [...scope.querySelectorAll<HTMLElement>(marked)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .map((element) => {
      const by = marks.find((name) => element.hasAttribute(name)) ?? '';
      return { element, by, kind: `${element.localName}.${element.className}[${by}]` };
    });
  return [...new Map(found.map((one) => [one.kind, one])).values()];
}

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
