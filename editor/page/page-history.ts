/** What was done to a page. */
export type Deed = 'begin' | 'edit' | 'add' | 'move' | 'copy' | 'remove';

/** A page's text, and what made it so. */
export interface Step {
  readonly text: string;
  readonly deed: Deed;
  /** What was edited; the same again goes on with the step. */
  readonly about: string;
}

/** The texts of a page, one after another, and which of them holds. */
export interface PageHistory {
  readonly steps: readonly Step[];
  readonly at: number;
}

export const emptyHistory: PageHistory = { steps: [{ text: '', deed: 'begin', about: '' }], at: 0 };

/** How many texts are kept. */
const most = 100;

const stepAt = ({ steps }: PageHistory, at: number): Step | undefined => steps[at];

/** The text that holds. */
export const textOf = (history: PageHistory): string => stepAt(history, history.at)?.text ?? '';

/** The history with one more text; where it goes on with the last step, in place of its text. */
export function stepTo(history: PageHistory, step: Step): PageHistory {
  if (step.text === textOf(history)) return history;
  const last = stepAt(history, history.at);
  const isLast = history.at === history.steps.length - 1;
  const goesOn = isLast && step.about !== '' && last?.about === step.about;
  const kept = history.steps.slice(0, goesOn ? history.at : history.at + 1);
  const steps = [...kept, step].slice(-most);
  return { steps, at: steps.length - 1 };
}

/** What undo takes back; undefined where there is nothing. */
export const undone = ({ steps, at }: PageHistory): Deed | undefined =>
  at > 0 ? steps[at]?.deed : undefined;
/** What redo does again. */
export const redone = ({ steps, at }: PageHistory): Deed | undefined => steps[at + 1]?.deed;

/** The history one step back (-1) or on (1). */
export const wentBy = (history: PageHistory, by: 1 | -1): PageHistory =>
  stepAt(history, history.at + by) ? { ...history, at: history.at + by } : history;

const deeds: readonly unknown[] = ['begin', 'edit', 'add', 'move', 'copy', 'remove'];

/** A history from what this browser has kept; undefined where it is not one. */
export function historyFrom(kept: unknown): PageHistory | undefined {
  const { steps, at } = Object(kept) as Partial<PageHistory>;
  const isStep = (step: unknown) => {
    const { text, deed, about } = Object(step) as Partial<Step>;
    return typeof text === 'string' && deeds.includes(deed) && typeof about === 'string';
  };
  if (!Array.isArray(steps) || !steps.every(isStep) || !steps[at ?? -1]) return undefined;
  return { steps, at: at as number };
}
