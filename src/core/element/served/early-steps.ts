import { flushSync } from 'react-dom';
import { fire } from '../../../foreign';
import { doSteps, type Entry, type Step, withUnseen } from './early-steps.model';
import { entryOf, type Field, isBox, isField } from './fields';
import { page, stepsKey } from './page-steps';

const fieldsIn = (container: ShadowRoot): Field[] => [
  ...container.querySelectorAll<Field>('input, textarea, select'),
];

const initialOf = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : (([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value ?? '');

/** Whether a visitor has filled in a field: of radios the chosen one alone. */
const isFilled = (field: Field): boolean =>
  isBox(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== initialOf(field);

/** What was filled in, by the state of the fields. */
const filledIn = (container: ShadowRoot): Entry<Field>[] =>
  fieldsIn(container).filter(isFilled).map(entryOf);

/** Sets a value as the platform does: React has its own setter at the field. */
function set(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

/** Sets a field to what the view knows. React's setter notes it, so that a change is one. */
function reset(field: Field): void {
  if (isBox(field)) field.checked = field.defaultChecked;
  else if (field.type !== 'file') field.value = initialOf(field);
}

/** Types into a field, or ticks a box, as a visitor does. The page has had these events before. */
function fill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) field.click();
    return;
  }
  if (field.type !== 'file') set(field, value);
  for (const name of ['input', 'change']) fire(field, name, { bubbles: true });
}

/** Does a step at an element; false if a handler has prevented it. */
function act(on: Element, step: Step<Element>): boolean {
  if (step.kind === 'entry') {
    fill(on as Field, step.value);
    return true;
  }
  const more = { bubbles: true, cancelable: true };
  return on.dispatchEvent(
    step.kind === 'key'
      ? new KeyboardEvent('keydown', { ...step.init, ...more })
      : new MouseEvent('click', { ...more, composed: true, detail: 1 }),
  );
}

/** The element with the same place and the same words in a container whose nodes are new. */
function same(container: ShadowRoot, before: readonly Element[], one: Element) {
  const isLike = (other: Element) => other.localName === one.localName;
  const other = [...container.querySelectorAll(one.localName)][before.filter(isLike).indexOf(one)];
  const wordsOf = (of: Element) =>
    isField(of) ? `${of.name} ${of.type}` : (of.getAttribute('aria-label') ?? of.textContent);
  return other && wordsOf(other) === wordsOf(one) ? other : undefined;
}

/**
 * What a visitor has done in a container before its view runs.
 * @returns whether that was anything, and a function that does it, when the view runs
 */
export function earlySteps(container: ShadowRoot) {
  const steps = withUnseen(page[stepsKey]?.get(container) ?? [], filledIn(container));
  const focused = container.activeElement;
  const any = steps.length > 0 || focused !== null;
  // To find their places again where the markup is replaced.
  const before = any ? [...container.querySelectorAll('*')] : [];
  const { selectionStart = null, selectionEnd = null } = (focused ??
    {}) as Partial<HTMLInputElement>;
  page[stepsKey]?.delete(container);
  const find = (one: Element) => (one.isConnected ? one : same(container, before, one));
  return {
    any,
    redo() {
      // What was filled in while the view got ready.
      const all = withUnseen(steps, filledIn(container));
      for (const { on, kind } of all) {
        const field = find(on);
        if (kind === 'entry' && field) reset(field as Field);
      }
      doSteps(all, (step) => {
        const on = find(step.on);
        // Each step finds the state that the one before has left.
        return !on || flushSync(() => act(on, step));
      });
      const field = focused && find(focused);
      if (!field) return;
      if (field !== focused) (field as HTMLElement).focus({ preventScroll: true });
      // The field got its focus before anybody listened.
      else field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (selectionStart !== null)
        (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    },
  };
}
