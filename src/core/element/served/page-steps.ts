import type { Step } from './early-steps.model';

/** Where the page has what visitors have done before a widget's code ran; see src/touched.ts. */
export const stepsKey = Symbol.for('atria.steps');

/** The steps in roots that no widget has taken over yet. */
export type PageSteps = WeakMap<ShadowRoot, readonly Step<Element>[]>;

/** The page, with its steps once `atria-touched.js` has run. */
export const page = globalThis as { [stepsKey]?: PageSteps };

/** The event at a root in which a step was recorded. */
export const recorded = 'recorded';

/** Events which show that a visitor uses a widget. */
export const touches = ['pointerdown', 'keydown', 'focusin', 'click', 'input'];

/** Events which show that a hand is near a widget, or has used it. */
export const approaches = ['pointerover', recorded, ...touches];
