import axe from 'axe-core';

const stop =
  'a[href], button, summary, input, select, textarea, iframe, video[controls], [tabindex="0"]';

/** The focused element, in any shadow root. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

const isVisible = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });

/** All elements as they are read, through roots and slots, without what is inert or not visible. */
function* inOrder(within: Element | ShadowRoot): Generator<Element> {
  if (within instanceof Element) {
    if (within.matches('[inert], [hidden]')) return;
    yield within;
  }
  const slotted = within instanceof HTMLSlotElement ? within.assignedElements() : [];
  const root = within instanceof Element ? within.shadowRoot : null;
  for (const one of slotted.length > 0 ? slotted : (root ?? within).children) yield* inOrder(one);
}

/** The open modal dialog, outside which all is inert, or the page. */
export function scopeOf(root: ShadowRoot): Element {
  return [...root.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** What Tab reaches, in its order; radio buttons of a group are one stop. */
export function stopsIn(scope: Element): Element[] {
  const groups = new Set<string>();
  return [...inOrder(scope)].filter((one) => {
    if (!one.matches(stop) || one.matches(':disabled, [tabindex^="-"]') || !isVisible(one))
      return false;
    if (!one.matches('[type=radio]')) return true;
    const group = one.getAttribute('name') ?? '';
    return !groups.has(group) && groups.add(group);
  });
}

/**
 * How many Tabs the focus has moved.
 * @param from the pressed control, which may have gone
 * @param before the stops before the press
 */
export function tabsBetween(from: Element, to: Element, before: readonly Element[]): number {
  const elements = [...inOrder(document.body)];
  const stops = stopsIn(document.body);
  const at = (one: Element) => {
    const known = stops.indexOf(one);
    // Beside a stop.
    const place = elements.indexOf(one);
    return known >= 0 ? known : stops.filter((each) => elements.indexOf(each) < place).length - 0.5;
  };
  const stays = (one: Element) => elements.includes(one) && isVisible(one);
  if (stays(from)) return Math.abs(at(to) - at(from));
  const last = before.slice(0, before.indexOf(from)).findLast(stays);
  return Math.abs(at(to) - (last ? at(last) : -1) - 0.5);
}

const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
  outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;

/** Whether a ring shows where the focus is: around it, or around the box that it fills. */
function hasRing(element: Element): boolean {
  for (let at: Element | null = element, up = 0; at && up < 4; at = at.parentElement, up += 1)
    for (const part of ['', '::before', '::after'])
      if (isDrawn(getComputedStyle(at, part))) return true;
  const beside = element.nextElementSibling;
  return beside !== null && isDrawn(getComputedStyle(beside));
}

/** Not among axe's types. */
interface Roles {
  readonly getRole: (element: Element) => string | null;
}

/** What a visitor with a keyboard or a screen reader lacks at the focused element. */
export function lacksAt(element: Element): string[] {
  axe.setup(document.body);
  const role =
    (axe.commons.aria as unknown as Roles).getRole(element) ??
    (element.matches('p') ? 'paragraph' : '');
  const name = axe.commons.text.accessibleText(element as HTMLElement);
  axe.teardown();
  // A player draws its own ring.
  if (element.matches('video, iframe')) return name.trim() ? [] : ['no name'];
  return [
    ...(['', 'generic', 'none', 'presentation'].includes(role) ? ['no role'] : []),
    ...(name.trim() || role === 'main' ? [] : ['no name']),
    ...(hasRing(element) ? [] : ['no ring']),
  ];
}

/** An element in a few words, for messages. */
export const tagOf = (one: Element): string =>
  `<${[one.localName, one.getAttribute('role'), one.getAttribute('aria-label') || one.textContent?.trim().slice(0, 30)].join(' ')}>`;
