import { atom } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import { askOnLeave } from '../page/ask-on-leave';
import { nextFrame } from '../page/next-frame';
import { clearDraft } from '../state/draft-store';
import { pageStore, visitorAtom } from '../state/store';
import { focusInView } from '../ui/focus-in-view';
import { focusedIn } from '../ui/focused-in';
import type { AnyForm } from './define-form';
import { choiceKey, readDraft, writeDraft } from './drafts';
import { type Entered, entriesOf, type Preset, type Press, untouched, viewOf } from './form-view';

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

/** What was entered, outside of React's state: a key pressed in a field renders that field alone. */
export class FormStore {
  readonly listeners = new Set<() => void>();
  now: Entered = untouched;
  /** Ends the browser's question before the page is left. */
  stopAsking = () => {};

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

/**
 * Forms that are being sent, by their drafts: a form that opens again meanwhile shows this
 * [IMP-28].
 */
export const sendingAtom = atom<Readonly<Record<string, FormStore>>>({});

/** A form as it is at present, for its store. */
export interface Shown {
  readonly form: AnyForm;
  readonly preset: Preset;
  /** The name of its draft. */
  readonly draft: string;
  /** Its summary of a refused press. */
  readonly summary: { readonly current: HTMLElement | null };
  /** Whether the captcha is required and not solved. */
  readonly lacksCaptcha: () => boolean;
}

/** What can be seen of a form's store, and done to it. */
export function formOn(store: FormStore, { form, preset, draft, summary, lacksCaptcha }: Shown) {
  /** Computed once for all who select a part of it. */
  let last: readonly [Entered, ReturnType<typeof viewOf>] | undefined;
  const view = () => {
    const { now } = store;
    if (last?.[0] !== now) last = [now, viewOf(form, preset, now, lacksCaptcha())];
    return last[1];
  };
  const change = (make: (now: Entered) => Partial<Entered>) => {
    store.now = { ...store.now, ...make(store.now) };
    // The summary goes with its last fault, which may be corrected while the focus is in it.
    const box = view().listed.length === 0 ? summary.current : null;
    if (focusedIn(box)) box?.closest('form')?.focus();
    for (const listener of store.listeners) listener();
  };
  const keep = () => {
    const { entries, visitor, lastPress } = store.now;
    if (Object.keys(entries).length > 0 && !['leaving', 'sent'].includes(lastPress.is))
      writeDraft(form, draft, visitor, entries);
  };
  /** The visitor has left fields: their messages may show, but an empty field is not wrong yet. */
  const touch = (names: readonly string[]) => {
    const left = names.filter((name) => !form.fields[name].isEmpty(view().values[name]));
    change(({ touched }) => ({ touched: new Set([...touched, ...left]) }));
  };
  /** An entry of the visitor; a file may have been read for a customer who has logged out. */
  const enter = (name: string, value: unknown) => {
    const visitor = pageStore.get(visitorAtom);
    change((now) => {
      const { lastPress } = now;
      const fromServer = lastPress.fromServer?.filter((one) => one.name !== name);
      return {
        entries: { ...entriesOf(now, visitor), [name]: value },
        visitor,
        lastPress: fromServer ? { ...lastPress, fromServer } : lastPress,
      };
    });
    keep();
  };
  return {
    view,
    /** Which of several forms the visitor has chosen. */
    choose: (index: number) => enter(choiceKey, index),
    set: (name: string, make: (value: unknown) => unknown) =>
      enter(name, make(view().values[name])),
    leave: (name: string, near?: Element) => afterPress(() => touch([name]), near),
    /** Reads the entries of an earlier visit to the form. */
    restore: () => {
      const { visitor } = preset;
      const read = readDraft(form, draft, visitor);
      const entries = entriesOf(store.now, visitor);
      change(() => ({ entries: { ...read, ...entries }, visitor }));
      touch(Object.keys(read).filter((name) => name in form.fields && !(name in entries)));
      keep();
    },
    /** Computes again what depends on more than the entries. */
    look: () => change(() => ({})),
    /** What became of a press; of a refused one the summary gets the focus. */
    setPress: (press: Press) => {
      const isSending = press.is === 'sending';
      store.stopAsking();
      store.stopAsking = isSending ? askOnLeave() : () => {};
      pageStore.set(sendingAtom, ({ [draft]: _, ...others }) =>
        isSending ? { ...others, [draft]: store } : others,
      );
      flushSync(() => change(() => ({ lastPress: { ...press, of: form } })));
      if (press.is === 'refused') focusInView(summary.current);
      // A sent form is no draft.
      if (press.is === 'sent' || press.is === 'leaving') clearDraft(draft);
    },
    /** Removes the entries; of several forms the chosen one stays. */
    clear: () => {
      change(({ visitor, entries: { [choiceKey]: chosen } }) => ({
        ...untouched,
        visitor,
        entries: { [choiceKey]: chosen },
      }));
      clearDraft(draft);
    },
  };
}
