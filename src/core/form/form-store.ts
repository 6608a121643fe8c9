import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import { nextFrame } from '../page/next-frame';
import { pageStore, visitorAtom } from '../state/store';
import { clearDraft } from '../state/visit';
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

/**
 * What was entered in forms that are being sent, by their drafts: a form that opens again meanwhile
 * shows this [IMP-28].
 */
export const sendingAtom = atom<Readonly<Record<string, PrimitiveAtom<Entered>>>>({});

/** A form as it is at present. */
interface Present {
  readonly form: AnyForm;
  readonly preset: Preset;
  /** The name of its draft. */
  readonly draft: string;
  /** Its summary of a refused press. */
  readonly summary: { readonly current: HTMLElement | null };
  /** Whether the captcha is required and not solved. */
  readonly lacksCaptcha: () => boolean;
}

/**
 * What can be seen of a form, and done to it.
 *
 * @param enteredAtom outside of React's state: a key pressed in a field renders that field alone
 */
export function formOn(
  enteredAtom: PrimitiveAtom<Entered>,
  { form, preset, draft, summary, lacksCaptcha }: Present,
) {
  /** Computed once for all who select a part of it. */
  let last: readonly [Entered, ReturnType<typeof viewOf>] | undefined;
  const view = () => {
    const now = pageStore.get(enteredAtom);
    if (last?.[0] !== now) last = [now, viewOf(form, preset, now, lacksCaptcha())];
    return last[1];
  };
  const change = (make: (now: Entered) => Partial<Entered>) => {
    pageStore.set(enteredAtom, (now) => ({ ...now, ...make(now) }));
    // The summary goes with its last fault, which may be corrected while the focus is in it.
    const box = view().listed.length === 0 ? summary.current : null;
    if (focusedIn(box)) box?.closest('form')?.focus();
  };
  const keep = () => {
    const { entries, visitor, lastPress } = pageStore.get(enteredAtom);
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
      const entries = entriesOf(pageStore.get(enteredAtom), visitor);
      change(() => ({ entries: { ...read, ...entries }, visitor }));
      touch(Object.keys(read).filter((name) => name in form.fields && !(name in entries)));
      keep();
    },
    /** Computes again what depends on more than the entries. */
    look: () => change(() => ({})),
    /** What became of a press; of a refused one the summary gets the focus. */
    setPress: (press: Press) => {
      const isSending = press.is === 'sending';
      pageStore.set(sendingAtom, ({ [draft]: _, ...others }) =>
        isSending ? { ...others, [draft]: enteredAtom } : others,
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
