import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Field, Option } from './field';
import type { FillingState } from './form-store';
import type { FormView } from './form-view';

/** Says a text of the form or of the kit by its key. */
export type Say = (key: string, ...given: unknown[]) => string;

/** What the parts of a form share; none of it changes while the visitor types. */
export interface FormState extends FillingState {
  /** Begins the ids of the form's elements. */
  readonly id: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields whose value the page has set for good. */
  readonly fixed: ReadonlySet<string>;
  /** Options that the view gives, by field. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
  /** Addresses that the view gives, by field. */
  readonly links: Readonly<Record<string, string>>;
  readonly productsEndpoint: string;
  /** Ways to the controls that stand elsewhere on the page, by field. */
  readonly elsewhere?: Readonly<Record<string, () => void>>;
  readonly say: Say;
}

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands outside of a form');
  return form;
}

/** A part of how a form stands, which must be a plain value: only its change renders anew. */
export function usePartOf<T>({ subscribe, view }: FormState, select: (view: FormView) => T): T {
  const part = () => select(view());
  return useSyncExternalStore(subscribe, part, part);
}

/** The same of the form around. */
export const useFormPart = <T>(select: (view: FormView) => T): T =>
  usePartOf(useFormState(), select);

/** The id of a field's control. */
export const idOf = (form: string, name: string): string => `${form}-${name}`;

/** An element beside another by its id: an address cannot reach into a shadow root. */
export const elementOf = (near: HTMLElement | null, id: string): HTMLElement | null =>
  near && (near.getRootNode() as ShadowRoot | Document).getElementById(id);

/** The message at a field or at the captcha, if it has one to show. */
export function useMessage(name: string): string | undefined {
  const { say } = useFormState();
  return useFormPart(({ shown }) => {
    const issue = shown.find((one) => one.name === name);
    return issue && (issue.told || say(issue.message));
  });
}

/** The part of a form that belongs to a field of it; `V` is the type of the field's value. */
export function useField<V = string>(name: string) {
  const { fixed, options, links, say, set, leave, ...form } = useFormState();
  const field = form.fields[name] as Field;
  const id = idOf(form.id, name);
  const value = useFormPart(({ values }) => values[name]) as V;
  const message = useMessage(name);
  const isRequired = useFormPart(({ required }) => required.has(name));
  const remark = message && field.remark?.(value as never);
  return {
    id,
    label: say(field.label),
    hint: field.hint && say(field.hint),
    value,
    /** The message, and a second line that may stand beside it. */
    error: message && [message, ...(remark ? [say(...remark)] : [])],
    required: isRequired,
    asterisk: isRequired && field.asterisk !== false,
    fixed: fixed.has(name),
    options: [
      ...('choices' in field
        ? Object.entries(field.choices).map(([one, key]) => ({ value: one, label: say(key) }))
        : []),
      ...(options[name] ?? []),
    ],
    href: links[name] ?? '',
    say,
    set: (given: V | ((now: V) => V)) =>
      set(name, (now) => (given instanceof Function ? given(now as V) : given)),
    leave: () => leave(name),
    /** What a control needs so that its message is tied to it [IMP-18]. */
    aria: {
      'aria-invalid': message ? true : undefined,
      'aria-required': isRequired || undefined,
      'aria-describedby':
        [field.hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') ||
        undefined,
    } as const,
  };
}
/** What is the same of a field of any kind. */
export type FieldState = Omit<ReturnType<typeof useField>, 'value' | 'set'>;
