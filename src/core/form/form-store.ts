import { atom, createStore } from 'jotai/vanilla';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askOnLeave } from '../page/ask-on-leave';
import { nextFrame } from '../page/next-frame';
import { clearDraft } from '../state/draft-store';
import { pageStore, visitorAtom } from '../state/store';
import { focusInView } from '../ui/focus-in-view';
import type { AnyForm, Issue } from './define-form';
import { draftName, readDraft, writeDraft } from './drafts';
import {
  type Filling,
  type FormView,
  type Outcome,
  ownOf,
  type Preset,
  untouched,
  viewOf,
} from './form-view';
import { useCaptcha } from './use-captcha';

/**
 * Runs something at once, or once the visitor has released what they press. A change in between
 * would move the control away from the pointer, and the press would miss it. A tap that a page's
 * script handles itself ends without a mouse event.
 *
 * @param near an element in the shadow root in which the press may be
 */
export function afterPress(then: () => void, near?: Element): void {
  // A document does not know what is pressed in a shadow root of it.
  const roots = [document, near?.getRootNode() as ParentNode | undefined];
  const look = (): unknown =>
    roots.some((root) => root?.querySelector(':active')) ? nextFrame(look) : then();
  look();
}

/** A form's state outside React's: a key pressed in a field renders that field alone. */
function makeStore() {
  const store = createStore();
  const filling = atom(untouched);
  return {
    subscribe: (listener: () => void) => store.sub(filling, listener),
    now: () => store.get(filling),
    change: (make: (now: Filling) => Partial<Filling>) =>
      store.set(filling, (now) => ({ ...now, ...make(now) })),
  };
}

/**
 * Forms that are being sent, by their drafts: a form that opens again meanwhile shows this
 * [IMP-28].
 */
const sendingAtom = atom<Readonly<Record<string, ReturnType<typeof makeStore>>>>({});

/** The view of a form's state, computed once for all who select a part of it. */
function remembered(now: () => Filling, make: (filling: Filling) => FormView): () => FormView {
  let last: readonly [Filling, FormView] | undefined;
  return () => {
    const filling = now();
    if (last?.[0] !== filling) last = [filling, make(filling)];
    return last[1];
  };
}

/**
 * A form's entries, with a draft that outlives a reload. Forms in a switch keep the values of the
 * fields that they have in common.
 */
export function useFilling(form: AnyForm, preset: Preset) {
  const draft = draftName(form, preset.fixed);
  const [store] = useState(() => pageStore.get(sendingAtom)[draft] ?? makeStore());
  const { subscribe, now, change } = store;
  const { visitor } = preset;
  const summary = useRef<HTMLDivElement>(null);
  const stopAsking = useRef(() => {});
  // Only the captcha knows whether a visitor is verified: what depends on it is computed again.
  const captcha = useCaptcha(form.captcha !== undefined, () => change(() => ({})));
  const lacksCaptcha = () =>
    form.captcha === 'error' && captcha.problems.length === 0 && !captcha.token();
  const view = remembered(now, (filling) => viewOf(form, preset, filling, lacksCaptcha()));

  const keep = () => {
    const { given, visitor: by, outcome } = now();
    if (Object.keys(given).length > 0 && !['leaving', 'sent'].includes(outcome.is))
      writeDraft(form, draft, by, given);
  };
  /** The visitor has left fields: their messages may show, but an empty field is not wrong yet. */
  const touch = (names: readonly string[]) => {
    const left = names.filter((name) => !form.fields[name].isEmpty(view().values[name]));
    change(({ touched }) => ({ touched: new Set([...touched, ...left]) }));
  };
  // After the first render, so that a server's markup is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another draft is to be read.
  useEffect(() => {
    const read = readDraft(form, draft, visitor);
    const own = ownOf(now(), visitor);
    change(() => ({ given: { ...read, ...own }, visitor }));
    touch(Object.keys(read).filter((name) => !(name in own)));
    keep();
  }, [form, draft, visitor, change]);
  return {
    ...{ subscribe, view, summary, captcha, lacksCaptcha },
    set: (name: string, make: (value: unknown) => unknown) => {
      // A file may have been read for a customer who has logged out.
      const by = pageStore.get(visitorAtom);
      change((filling) => ({
        given: { ...ownOf(filling, by), [name]: make(view().values[name]) },
        visitor: by,
        reported: filling.reported.filter((one) => one.name !== name),
      }));
      keep();
    },
    leave: (name: string, near?: Element) => afterPress(() => touch([name]), near),
    /** Shows all faults, including those from the back end; the summary gets the focus. */
    refuse: (reported: readonly Issue[] = []) => {
      flushSync(() => change(() => ({ reported, isRefused: true })));
      focusInView(summary.current);
    },
    /** The result of sending; a sent form is no draft, and the back end checks it again. */
    end: (outcome: Outcome) => {
      const isSending = outcome.is === 'sending';
      stopAsking.current();
      stopAsking.current = isSending ? askOnLeave() : () => {};
      pageStore.set(sendingAtom, ({ [draft]: _, ...others }) =>
        isSending ? { ...others, [draft]: store } : others,
      );
      flushSync(() =>
        change(({ reported }) => ({
          reported: isSending ? [] : reported,
          outcome: { ...outcome, of: form },
        })),
      );
      if (outcome.is === 'sent' || outcome.is === 'leaving') clearDraft(draft);
    },
    clear: () => {
      change((filling) => ({ ...untouched, visitor: filling.visitor }));
      clearDraft(draft);
    },
  };
}
