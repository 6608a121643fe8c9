import { type PendingSource, pendingFrom } from './pending-source';

/** The kinds of changes of a page. */
export type Deed = 'begin' | 'edit' | 'add' | 'move' | 'copy' | 'remove';

/** A page's text, and the change that led to it. */
export interface Step {
  readonly text: string;
  readonly deed: Deed;
  /** The name of the edited thing; the same again continues the step. */
  readonly about: string;
}

/** The texts of a page in order, and which is the present one. */
export interface PageHistory {
  readonly steps: readonly Step[];
  readonly at: number;
  /** What is no part of the page yet: no undo takes it away. */
  readonly pending: readonly PendingSource[];
}

export const emptyHistory: PageHistory = {
  steps: [{ text: '', deed: 'begin', about: '' }],
  at: 0,
  pending: [],
};

/** How many texts are kept. */
const most = 100;

const stepAt = ({ steps }: PageHistory, at: number): Step | undefined => steps[at];

/** The present text. */
export const textOf = (history: PageHistory): string => stepAt(history, history.at)?.text ?? '';

/** The step that has begun the present page; undefined once it is forgotten. */
export const beginOf = ({ steps, at }: PageHistory): Step | undefined =>
  steps.slice(0, at + 1).findLast(({ deed }) => deed === 'begin');

/** The history with one more text; if it continues the last step, it replaces that text. */
export function stepTo(history: PageHistory, step: Step): PageHistory {
  if (step.text === textOf(history)) return history;
  const last = stepAt(history, history.at);
  const isLast = history.at === history.steps.length - 1;
  const goesOn = isLast && step.about !== '' && last?.about === step.about;
  const kept = history.steps.slice(0, goesOn ? history.at : history.at + 1);
  const steps = [...kept, step].slice(-most);
  return { ...history, steps, at: steps.length - 1 };
}

/** The change that undo would undo; undefined without one. */
export const undone = ({ steps, at }: PageHistory): Deed | undefined =>
  at > 0 ? steps[at]?.deed : undefined;
/** The change that redo would redo. */
export const redone = ({ steps, at }: PageHistory): Deed | undefined => steps[at + 1]?.deed;

/** The history one step back (-1) or forward (1). */
export const wentBy = (history: PageHistory, by: 1 | -1): PageHistory =>
  stepAt(history, history.at + by) ? { ...history, at: history.at + by } : history;

const deeds: readonly unknown[] = ['begin', 'edit', 'add', 'move', 'copy', 'remove'];

/** A history from this browser's storage; undefined if it is invalid. */
export function historyFrom(kept: unknown): PageHistory | undefined {
  const { steps, at, pending } = Object(kept) as Partial<PageHistory>;
  const isStep = (step: unknown) => {
    const { text, deed, about } = Object(step) as Partial<Step>;
    return typeof text === 'string' && deeds.includes(deed) && typeof about === 'string';
  };
  if (!Array.isArray(steps) || !steps.every(isStep) || !steps[at ?? -1]) return undefined;
  return { steps, at: at as number, pending: pendingFrom(pending) };
}
