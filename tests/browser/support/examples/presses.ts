import { findingsIn } from './axe';
import { moment, type Shown } from './show';

/** So many presses reach every state of an example that another does not have. */
const most = 24;

const controls =
  'a[href], button, summary, [role=combobox], [role=spinbutton], input[type=radio], input[type=checkbox]';

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

/** What came of the presses on an example. */
export interface Pressed {
  readonly count: number;
  /** What left the focus on the page's body. */
  readonly lost: readonly string[];
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

/**
 * Presses every control of an example, one after the other.
 * @param often how often those with the same look and name, in all examples of the widget
 */
export async function pressAll(
  { shadow, settlePress }: Shown,
  widget: string,
  often: number,
): Promise<Pressed> {
  const pressed = pressedIn.get(widget) ?? new Map<string, number>();
  pressedIn.set(widget, pressed);
  const lost = new Set<string>();
  const inDialogs: string[] = [];
  let count = 0;
  let before = '';
  for (;;) {
    const next = pressable(shadow).find((one) => (pressed.get(kindOf(one)) ?? 0) < often);
    // The effect of the press before may come late.
    if (before && (await staysLost())) lost.add(before);
    if (!next || count === most) break;
    pressed.set(kindOf(next), (pressed.get(kindOf(next)) ?? 0) + 1);
    count += 1;
    before = `${next.localName} "${nameOf(next)}"`;
    await press(next);
    await settlePress();
    const dialog = newDialog(shadow, widget);
    if (dialog) inDialogs.push(...(await findingsIn(dialog)));
  }
  const unheard = window.atriaSaid.filter(({ isHeard }) => !isHeard).map(({ text }) => text);
  return { count, lost: [...lost], unheard, inDialogs };
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
