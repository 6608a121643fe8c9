import { atom } from 'jotai/vanilla';
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import { useWidget } from '../element/widget-context';
import { sharedTexts } from '../i18n/shared.texts';
import { translate } from '../i18n/translate';
import { pageStore, usePageValue, useSelected, visitorAtom } from '../state/store';
import type { AnyForm, Word } from './define-form';
import { choiceKey, draftName } from './drafts';
import type { Field, Values } from './field';
import { formTexts } from './form.texts';
import { formOn, sendingAtom } from './form-store';
import { entriesOf, type FormView, isUnderWay, type Preset, untouched } from './form-view';
import { useCaptcha } from './use-captcha';
import { useOptions } from './use-options';

/** The text of the form or of the kit for a key. */
export type Say = (key: string, ...values: unknown[]) => string;

/** Texts that replace those of the kit, by key. */
type Words = Readonly<Partial<Record<Word, string>>>;

const kitTexts = { ...sharedTexts, ...formTexts };

/** The texts of a form: the editor's, then the form's own, then the kit's. */
function useSay({ texts, words: own = {} }: AnyForm, words: Words = {}): Say {
  const { language, settings } = useWidget();
  const all = { ...kitTexts, ...texts };
  return (key, ...values) =>
    words[key as Word] ||
    translate(all, language, (own as Words)[key as Word] ?? key, values, settings.translations);
}

/** What a view passes to its form beside the declaration; undefined counts as absent. */
export interface FormOptions extends Partial<Omit<Preset, 'visitor'>> {
  /** The attributes of the widget that shows the form, for `send`. */
  readonly props?: Values;
  /** Another path for the call of the product list [ELEM-06]. */
  readonly productsEndpoint?: string;
  /** The success page; without it a text is shown in place [FORM-01]. */
  readonly successUrl?: string;
  /** Addresses of the links of checkboxes, by field; '' means no link. */
  readonly links?: Readonly<Record<string, string>>;
  /** An editor's texts that replace texts of the kit; '' does not. */
  readonly words?: Words;
  /** Focus functions for controls that are elsewhere on the page, by field. */
  readonly elsewhere?: Readonly<Record<string, () => void>>;
  /** Called with the values as they were sent, and with the result of `send`. */
  readonly onSuccess?: (values: Values, answer: FormAnswer | undefined) => void;
}

const present = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * A form's state, which its parts share. None of it changes while the visitor types.
 *
 * @param others forms that the visitor may choose instead; they share the draft, and the values of
 * the fields that they have in common
 */
export function useForm(first: AnyForm, options: FormOptions, others: readonly AnyForm[] = []) {
  const visitor = usePageValue(visitorAtom);
  const latest = useRef(visitor);
  latest.current = visitor;
  const preset: Preset = {
    start: present(options.start),
    fixed: present(options.fixed),
    options: useOptions(options.options),
    // At each moment: who chose a file may have become known before it is read.
    get visitor() {
      return latest.current;
    },
  };
  const draft = draftName(first, preset.fixed);
  const [enteredAtom] = useState(() => pageStore.get(sendingAtom)[draft] ?? atom(untouched));
  const chosen = useSelected(
    enteredAtom,
    (now) => Number(entriesOf(now, visitor)[choiceKey] ?? 0),
    0,
  );
  const form = [first, ...others][chosen] ?? first;
  const summary = useRef<HTMLDivElement>(null);
  // Only the captcha knows whether a visitor is verified: what depends on it is computed again.
  const captcha = useCaptcha(form.captcha !== undefined, () => state.look());
  const lacksCaptcha = () =>
    form.captcha === 'error' && captcha.problems.length === 0 && !captcha.token();
  const state = formOn(enteredAtom, { form, preset, draft, summary, lacksCaptcha });
  // After the first render, so that a server's markup is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another draft is to be read.
  useEffect(state.restore, [form, draft, visitor, enteredAtom]);
  return {
    ...state,
    enteredAtom,
    form,
    options,
    preset,
    chosen,
    summary,
    captcha,
    lacksCaptcha,
    /** Prefix of the ids of the form's elements. */
    id: useId(),
    say: useSay(form, options.words),
  };
}
export type FormState = ReturnType<typeof useForm>;

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands outside of a form');
  return form;
}

/** A part of a form's state, which must be a plain value: only its change renders again. */
export function usePartOf<T>({ enteredAtom, view }: FormState, select: (view: FormView) => T): T {
  const part = () => select(view());
  return useSelected(enteredAtom, part, part());
}

/** A part of the state of the surrounding form. */
export const useFormPart = <T>(select: (view: FormView) => T): T =>
  usePartOf(useFormState(), select);

/** Whether it is being sent: until then nothing replaces it. */
export const useIsBusy = (): boolean => useFormPart(({ lastPress }) => isUnderWay(lastPress));

/** The id of a field's control. */
export const idOf = (form: string, name: string): string => `${form}-${name}`;

/** An element in the same root by its id: a link's hash cannot reach into a shadow root. */
export const elementOf = (near: HTMLElement | null, id: string): HTMLElement | null =>
  near && (near.getRootNode() as ShadowRoot | Document).getElementById(id);

/** The message to show at a field or at the captcha, if any. */
export function useMessage(name: string): string | undefined {
  const { say } = useFormState();
  return useFormPart(({ visible }) => {
    const fault = visible.find((one) => one.name === name);
    return fault && (fault.words || say(fault.message));
  });
}

/**
 * The part of a form that belongs to one field; `V` is the type of the field's value.
 * @param more suffixes of the ids of other descriptions of its control
 */
export function useField<V = string>(name: string, ...more: readonly (string | false)[]) {
  const { form, options, preset, id: formId, say, set, leave } = useFormState();
  const field: Field = form.fields[name];
  const { language } = useWidget();
  const hint = field.hint instanceof Function ? field.hint(language) : field.hint;
  const id = idOf(formId, name);
  const value = useFormPart(({ values }) => values[name]) as V;
  const message = useMessage(name);
  const isRequired = useFormPart(({ required }) => required.has(name));
  const detail = message && field.detail?.(value);
  const describing = [hint && 'hint', message && 'error', ...more].filter(Boolean);
  return {
    id,
    label: say(field.label),
    hint: hint && say(hint),
    value,
    /** The message, and possibly a second line below it. */
    error: message && [message, ...(detail ? [say(...detail)] : [])],
    asterisk: isRequired && field.asterisk !== false,
    fixed: name in preset.fixed,
    options: [
      ...Object.entries(field.choices ?? {}).map(([one, key]) => ({ value: one, label: say(key) })),
      ...(preset.options[name] ?? []),
    ],
    href: options.links?.[name] ?? '',
    say,
    set: (next: V | ((now: V) => V)) =>
      set(name, (now) => (next instanceof Function ? next(now as V) : next)),
    leave: (event?: { readonly currentTarget: Element }) => leave(name, event?.currentTarget),
    /** The attributes that link a control to its descriptions [IMP-18]. */
    aria: {
      'aria-invalid': message ? true : undefined,
      'aria-required': isRequired || undefined,
      'aria-describedby': describing.map((end) => `${id}-${end}`).join(' ') || undefined,
    } as const,
  };
}
/** The state that fields of any kind share. */
export type FieldState = Omit<ReturnType<typeof useField>, 'value' | 'set'>;
