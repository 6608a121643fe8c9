import { createContext, useContext, useSyncExternalStore } from 'react';
import { useWidget } from '../element/widget-context';
import type { Field } from './field';
import { type FormView, isUnderWay } from './form-view';
import type { FormState } from './use-form';

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands outside of a form');
  return form;
}

/** A part of a form's state, which must be a plain value: only its change renders again. */
export function usePartOf<T>({ subscribe, view }: FormState, select: (view: FormView) => T): T {
  const part = () => select(view());
  return useSyncExternalStore(subscribe, part, part);
}

/** A part of the state of the surrounding form. */
export const useFormPart = <T>(select: (view: FormView) => T): T =>
  usePartOf(useFormState(), select);

/** Whether it is being sent: until then nothing replaces it. */
export const useIsBusy = (): boolean => useFormPart(({ outcome }) => isUnderWay(outcome));

/** The id of a field's control. */
export const idOf = (form: string, name: string): string => `${form}-${name}`;

/** An element in the same root by its id: a link's hash cannot reach into a shadow root. */
export const elementOf = (near: HTMLElement | null, id: string): HTMLElement | null =>
  near && (near.getRootNode() as ShadowRoot | Document).getElementById(id);

/** The message to show at a field or at the captcha, if any. */
export function useMessage(name: string): string | undefined {
  const { say } = useFormState();
  return useFormPart(({ shown }) => {
    const issue = shown.find((one) => one.name === name);
    return issue && (issue.told || say(issue.message));
  });
}

/**
 * The part of a form that belongs to one field; `V` is the type of the field's value.
 * @param more suffixes of the ids of other descriptions of its control
 */
export function useField<V = string>(name: string, ...more: readonly (string | false)[]) {
  const { form, given, preset, id: formId, say, set, leave } = useFormState();
  const field: Field = form.fields[name];
  const { language } = useWidget();
  const hint = field.hint instanceof Function ? field.hint(language) : field.hint;
  const id = idOf(formId, name);
  const value = useFormPart(({ values }) => values[name]) as V;
  const message = useMessage(name);
  const isRequired = useFormPart(({ required }) => required.has(name));
  const remark = message && field.remark?.(value);
  const describing = [hint && 'hint', message && 'error', ...more].filter(Boolean);
  return {
    id,
    label: say(field.label),
    hint: hint && say(hint),
    value,
    /** The message, and possibly a second line beside it. */
    error: message && [message, ...(remark ? [say(...remark)] : [])],
    asterisk: isRequired && field.asterisk !== false,
    fixed: name in preset.fixed,
    options: [
      ...Object.entries(field.choices ?? {}).map(([one, key]) => ({ value: one, label: say(key) })),
      ...(preset.options[name] ?? []),
    ],
    href: given.links?.[name] ?? '',
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
