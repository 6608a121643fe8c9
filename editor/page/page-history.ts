import { useState } from 'react';
import * as v from 'valibot';
import { keepHere, keepLast, keptHere, lastKept, parsed, useKept } from '../kept';

const deeds = ['begin', 'edit', 'add', 'move', 'copy', 'remove'] as const;
/** The kinds of changes of a page. */
export type Deed = (typeof deeds)[number];

const stepSchema = v.object({
  text: v.string(),
  deed: v.picklist(deeds),
  /** The name of the edited thing; the same again continues the step. */
  about: v.string(),
  /** The id of the page that it belongs to. */
  page: v.string(),
});

const index = v.pipe(v.number(), v.integer());
const pendingSchema = v.object({
  page: v.string(),
  /** The index of the part among the parts of the page, their number, and its markup. */
  at: index,
  count: index,
  markup: v.string(),
  source: v.string(),
});
/** The HTML of a part that an editor has written and not taken over. */
export type PendingSource = Readonly<v.InferOutput<typeof pendingSchema>>;

type PageStep = Readonly<v.InferOutput<typeof stepSchema>>;
/** A text, and the change that led to it. */
export type Step = Omit<PageStep, 'page'>;

/** The texts of the pages of a window in order, and which is the present one. */
export interface PageHistory {
  readonly steps: readonly PageStep[];
  readonly at: number;
  /** What is no part of the page yet: no undo takes it away. */
  readonly pending: readonly PendingSource[];
}

export const emptyHistory: PageHistory = {
  steps: [{ text: '', deed: 'begin', about: '', page: '' }],
  at: 0,
  pending: [],
};

/** How many texts are kept. */
const most = 100;

/** The present text. */
export const textOf = ({ steps, at }: PageHistory): string => steps[at]?.text ?? '';

const pageOf = ({ steps, at }: PageHistory): string => steps[at]?.page ?? '';

/** The history with one more text; if it continues the last step, it replaces that text. */
export function stepTo(history: PageHistory, step: Step): PageHistory {
  if (step.text === textOf(history)) return history;
  const isLast = history.at === history.steps.length - 1;
  const goesOn = isLast && step.about !== '' && history.steps[history.at]?.about === step.about;
  const kept = history.steps.slice(0, goesOn ? history.at : history.at + 1);
  const page = step.deed === 'begin' ? `${Math.random()}` : pageOf(history);
  const steps = [...kept, { ...step, page }].slice(-most);
  return { ...history, steps, at: steps.length - 1 };
}

/** The change that undo would undo; undefined without one. */
export const undone = ({ steps, at }: PageHistory): Deed | undefined =>
  at > 0 ? steps[at]?.deed : undefined;
/** The change that redo would redo. */
export const redone = ({ steps, at }: PageHistory): Deed | undefined => steps[at + 1]?.deed;

/** The history one step back (-1) or forward (1). */
export const wentBy = (history: PageHistory, by: 1 | -1): PageHistory =>
  history.steps[history.at + by] ? { ...history, at: history.at + by } : history;

/** The pending ones from this browser's storage that are valid. */
export const pendingFrom = (kept: unknown): readonly PendingSource[] =>
  Array.isArray(kept) ? kept.filter((one) => v.is(pendingSchema, one)) : [];

/** A history from this browser's storage; undefined if it is invalid. */
export function historyFrom(kept: unknown): PageHistory | undefined {
  const { steps, at, pending } = Object(kept) as Partial<PageHistory>;
  if (!v.is(v.array(stepSchema), steps) || !steps[at ?? -1]) return undefined;
  return { steps, at: at as number, pending: pendingFrom(pending) };
}

/** The pending HTML of the present page. */
const pendingOf = (history: PageHistory): readonly PendingSource[] =>
  history.pending.filter(({ page }) => page === pageOf(history));

/**
 * The pending HTML of a part: by its markup, wherever it was moved; where no part has that, since
 * its text was changed, by its place.
 *
 * @param markups the markup of each part of the page
 */
export const pendingAt = (
  history: PageHistory,
  markups: readonly string[],
  at: number,
): PendingSource | undefined =>
  pendingOf(history).find((one) => {
    if (markups[one.at] === one.markup) return one.at === at;
    const to = markups.indexOf(one.markup);
    return to < 0 ? one.at === at && one.count === markups.length : to === at;
  });

/** The page of this window with its history; undefined if there is none. */
export const keptHistory = (): PageHistory | undefined => historyFrom(keptHere('page'));

/** A page without the steps that led to it, as a text. */
const aloneIn = (history: PageHistory): string => {
  const page = '';
  const step: PageStep = { text: textOf(history), deed: 'begin', about: '', page };
  const pending = pendingOf(history).map((one) => ({ ...one, page }));
  return JSON.stringify({ steps: [step], at: 0, pending });
};

/** Stores a page, so that a reload or a closed window loses nothing. */
export function keepHistory(history: PageHistory, before = emptyHistory): void {
  const alone = aloneIn(history);
  const isSamePage = pageOf(history) === pageOf(before);
  if (textOf(history)) keepLast('page', alone, isSamePage ? aloneIn(before) : undefined);
  const whole = JSON.stringify(history);
  // The storage of a browser is limited: then only the text is stored, not its history.
  if (whole.length < 2_000_000) keepHere('page', whole, alone);
  else keepHere('page', alone);
}

/** The pages last edited in this browser, in any window, newest first, with their time in ms. */
export const lastPages = (): readonly { readonly page: PageHistory; readonly time: number }[] =>
  lastKept('page').flatMap(({ text, time }) => {
    const page = historyFrom(parsed(text));
    return page ? [{ page, time }] : [];
  });

/** The page of this window, stored in the browser with its history. */
export function usePage() {
  const [history, setHistory] = useState(() => keptHistory() ?? emptyHistory);
  useKept(history, keepHistory);
  return {
    history,
    text: textOf(history),
    step: (step: Step) => setHistory((now) => stepTo(now, step)),
    /** Begins another page with its pending HTML; undo leads back to the one before. */
    begin: (text: string, pending: readonly PendingSource[] = []) =>
      setHistory((now) => {
        const next = stepTo(now, { text, deed: 'begin', about: '' });
        const page = pageOf(next);
        return { ...next, pending: [...next.pending, ...pending.map((one) => ({ ...one, page }))] };
      }),
    go: (by: 1 | -1) => setHistory((now) => wentBy(now, by)),
    /** Puts one pending HTML in place of another; undefined for none. */
    pend: (before: PendingSource | undefined, after: Omit<PendingSource, 'page'> | undefined) =>
      setHistory((now) => {
        const others = now.pending.filter((one) => one !== before);
        const pending = after ? [...others, { ...after, page: pageOf(now) }] : others;
        return { ...now, pending };
      }),
  };
}

/** The edited page: its text alone is its state, all else is read from it. */
export type EditedPage = ReturnType<typeof usePage>;
