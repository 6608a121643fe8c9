import { atom, createStore } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { type AnyForm, type Issue, isEmpty } from './define-form';
import { forgetDraft, readDraft, writeDraft } from './drafts';
import { type Filling, type FormView, type Preset, untouched, viewOf } from './filling';

const fillingAtom = atom(untouched);

/** What a form holds, beside React's state: a key pressed in a field renders that field alone. */
function makeStore() {
  const store = createStore();
  return {
    subscribe: (listener: () => void) => store.sub(fillingAtom, listener),
    now: () => store.get(fillingAtom),
    change: (make: (now: Filling) => Partial<Filling>) =>
      store.set(fillingAtom, (now) => ({ ...now, ...make(now) })),
  };
}

/** The view of what a form holds, reckoned once for all that ask for a part of it. */
function remembered(form: AnyForm, preset: Preset, now: () => Filling): () => FormView {
  let seen: Filling | undefined;
  let view: FormView | undefined;
  return () => {
    const filling = now();
    if (!view || filling !== seen) view = viewOf(form, preset, filling);
    seen = filling;
    return view;
  };
}

/**
 * The values of a form and what is wrong with them, with a draft that outlives a reload. Forms that
 * take turns keep the values of the fields they have in common.
 */
export function useFilling(form: AnyForm, preset: Preset) {
  const [{ subscribe, now, change }] = useState(makeStore);
  const view = remembered(form, preset, now);

  // After the first render, so that a server's markup is the same.
  useEffect(() => {
    change(({ given }) => ({ given: { ...readDraft(form), ...given } }));
  }, [form, change]);
  // At each render, as the page may set another form or other values: it is a rare one.
  useEffect(() => {
    const keep = () => {
      if (now().isTyped) writeDraft(form, view().values);
    };
    keep();
    return subscribe(keep);
  });
  return {
    subscribe,
    view,
    lacksCaptcha: preset.lacksCaptcha,
    set: (name: string, make: (value: unknown) => unknown) =>
      change(({ given, told }) => ({
        given: { ...given, [name]: make(given[name] ?? view().values[name]) },
        isTyped: true,
        told: told.filter((one) => one.name !== name),
      })),
    /** The visitor has left a field: its message may show, but an empty one is not wrong yet. */
    leave: (name: string) => {
      if (isEmpty(form.fields[name], view().values[name]) || now().left.has(name)) return;
      change(({ left }) => ({ left: new Set([...left, name]) }));
    },
    /** Shows all that is wrong, and what the back end found beside. */
    refuse: (told: readonly Issue[] = []) =>
      change(({ refused }) => ({ told, refused: refused + 1 })),
    /** It is sent once more: the back end judges anew. */
    retry: () => change(() => ({ told: [] })),
    /** The form was sent: a reload starts anew. */
    forget: () => {
      change(() => ({ isTyped: false }));
      forgetDraft(form);
    },
    startAnew: () => change(() => untouched),
  };
}
export type FillingState = ReturnType<typeof useFilling>;
