import { fire } from '../../foreign';
import { heldKey } from './served-mark';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (container: ShadowRoot): Field[] => [
  ...container.querySelectorAll<Field>('input:not([type=file]), textarea, select'),
];

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
const initialOf = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : (([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value ?? '');
const isTyped = (field: Field): boolean =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== initialOf(field);

/** Sets a value as the platform does: React has its own setter at the field. */
function set(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

/** Types into a field, or ticks a box, as a visitor does. */
function type(field: Field, { value, start, end }: Typed): void {
  if (isBox(field)) {
    field.click();
    return;
  }
  set(field, value);
  for (const name of ['input', 'change'])
    fire(field, name, { bubbles: true, composed: name === 'input' });
  if (start !== null && 'setSelectionRange' in field) field.setSelectionRange(start, end);
}

interface Typed {
  readonly at: number;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * Removes from markup what a visitor has typed, since the view does not know it yet.
 * @returns a function that types it again, so that the view gets the events, and restores the focus
 */
export function takeTyped(container: ShadowRoot): () => void {
  const before = fieldsIn(container);
  const focused = container.activeElement;
  const focusedAt = before.indexOf(focused as Field);
  const typed = before.flatMap((field, at): Typed[] => {
    if (!isTyped(field)) return [];
    const { value } = field;
    const [start, end] =
      'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null];
    if (isBox(field)) field.checked = field.defaultChecked;
    else field.value = initialOf(field);
    return [{ at, value, start, end }];
  });
  return () => {
    const now = fieldsIn(container);
    /** The field in the same place, unless the view has another one there. */
    const same = (at: number): Field | undefined => {
      const [one, other] = [before[at], now[at]];
      return one && other && one.name === other.name && one.type === other.type ? other : undefined;
    };
    for (const one of typed) {
      const field = same(one.at);
      if (field) type(field, one);
    }
    if (focused && !focused.isConnected) same(focusedAt)?.focus({ preventScroll: true });
    // The field got its focus before anybody listened.
    else focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  };
}

const page = globalThis as { [heldKey]?: [root: ShadowRoot, pressed: Element][] };
const heldIn = (container: ShadowRoot) =>
  (page[heldKey] ?? []).filter(([root]) => root === container);

/** Whether a visitor has done something with markup that the view has not taken over yet. */
export const isTouched = (container: ShadowRoot): boolean =>
  Boolean(container.activeElement) ||
  heldIn(container).length > 0 ||
  fieldsIn(container).some(isTyped);

/** Presses again what was pressed, if it is still there. */
export function pressHeld(container: ShadowRoot): void {
  for (const [, pressed] of heldIn(container))
    if (pressed.isConnected)
      pressed.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }),
      );
  page[heldKey] = (page[heldKey] ?? []).filter(([root]) => root !== container);
}
