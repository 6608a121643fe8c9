/**
 * What a visitor does with a widget's markup before its code runs, as a list of steps that is done
 * once the code is there. Pure: the page's side is in `early-steps.ts` and `src/touched.ts`.
 */

/** A press on anything that the browser does not handle by itself. */
export interface Press<T> {
  readonly kind: 'press';
  readonly on: T;
  /** Made by the browser of the key before it, so that it goes with that key. */
  readonly isOfKey: boolean;
}

/** A key that a view may handle, such as an arrow in a list of suggestions. */
export interface Key<T> {
  readonly kind: 'key';
  readonly on: T;
  readonly init: KeyboardEventInit;
}

/** What a field holds after letters, a tick or a choice. */
export interface Entry<T> {
  readonly kind: 'entry';
  readonly on: T;
  /** The value; of a box whether it is ticked. */
  readonly value: string | boolean;
}

export type Step<T> = Press<T> | Key<T> | Entry<T>;

/** Adds a step. Letters typed one after another into a field are one step. */
export function addStep<T>(steps: readonly Step<T>[], step: Step<T>): readonly Step<T>[] {
  const last = steps.at(-1);
  const isSameEntry = step.kind === 'entry' && last?.kind === 'entry' && last.on === step.on;
  return [...(isSameEntry ? steps.slice(0, -1) : steps), step];
}

/** Whether a press without a pointer was made of the last step's key. */
export const isOfLastKey = <T>(steps: readonly Step<T>[]): boolean => {
  const last = steps.at(-1);
  return last?.kind === 'key' && /^(Enter| )$/.test(last.init.key ?? '');
};

/** All steps: first the entries that nobody saw, because they came before any script. */
export const withUnseen = <T>(
  steps: readonly Step<T>[],
  entries: readonly Entry<T>[],
): readonly Step<T>[] => [
  ...entries.filter(({ on }) => !steps.some((one) => one.kind === 'entry' && one.on === on)),
  ...steps,
];

/**
 * Does steps in their order.
 * @param act does one; false if a view has prevented what the browser would do. A press that the
 *   browser has made of a prevented key is not done.
 */
export function doSteps<T>(steps: readonly Step<T>[], act: (step: Step<T>) => boolean): void {
  let isPrevented = false;
  for (const step of steps)
    if (!(isPrevented && step.kind === 'press' && step.isOfKey))
      isPrevented = !act(step) && step.kind === 'key';
}
