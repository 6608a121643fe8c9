/**
 * Records what a visitor does with widgets that a server has rendered and whose code does not run
 * yet. Without it a form would leave the page, and a button would do nothing. The renderer's markup
 * loads it as `atria-touched.js`, so it imports little and is small.
 */
import { addStep, isOfLastKey, type Step } from './core/element/served/early-steps.model';
import { entryOf, isField } from './core/element/served/fields';
import { markAttribute } from './core/element/served/mark';
import { type PageSteps, page, recorded, stepsKey } from './core/element/served/page-steps';
import { isComposing } from './core/ui/is-composing';
import { fire } from './foreign';

/** What the browser does by itself: the widget finds it done. */
const native = 'a[href], input:not([type=submit], [type=image]), textarea, select, label, summary';

/** Keys that views handle. Letters and what edits them change a field, which is a step itself. */
const keys = /^(Arrow\w+|Page\w+|Home|End|Enter|Escape| )$/;

if (!page[stepsKey]) {
  const all: PageSteps = new WeakMap();
  page[stepsKey] = all;

  /** The step of an event; undefined for what the browser does by itself. */
  const stepOf = (event: Event, on: Element, steps: readonly Step<Element>[]) => {
    if (event instanceof KeyboardEvent) {
      const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
      const init = { key, code, shiftKey, ctrlKey, altKey, metaKey };
      return keys.test(key) && !isComposing(event)
        ? ({ kind: 'key', on, init } as const)
        : undefined;
    }
    if (event.type !== 'click') return isField(on) ? entryOf(on) : undefined;
    if (on.closest(native)) return undefined;
    // The press has not happened for anybody until it is done.
    event.preventDefault();
    event.stopImmediatePropagation();
    const isOfKey = !(event as MouseEvent).detail && isOfLastKey(steps);
    return { kind: 'press', on, isOfKey } as const;
  };

  const record = (event: Event) => {
    const [on] = event.composedPath();
    if (!(on instanceof Element)) return;
    const root = on.getRootNode();
    // Content between the tags is of another root: its presses are the page's own.
    if (!(root instanceof ShadowRoot) || !root.firstElementChild?.hasAttribute(markAttribute))
      return;
    const steps = all.get(root) ?? [];
    const step = stepOf(event, on, steps);
    if (!step) return;
    all.set(root, addStep(steps, step));
    fire(root, recorded);
  };
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, record, true);
}
