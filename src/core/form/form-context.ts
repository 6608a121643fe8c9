import { createContext, useContext } from 'react';
import type { Issue } from './define-form';
import type { Field, Option, Values } from './field';

/** Says a text of the form or of the kit by its key. */
export type Say = (key: string, ...given: unknown[]) => string;

/** What the fields of a form share. */
export interface FormState {
  /** Begins the ids of the form's elements. */
  readonly id: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly values: Values;
  /** What is wrong in fields that have been left, and in all once a submit was refused. */
  readonly shown: readonly Issue[];
  readonly required: ReadonlySet<string>;
  /** Fields whose value the page has set for good. */
  readonly fixed: ReadonlySet<string>;
  /** Options that the view gives, by field. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
  /** Addresses that the view gives, by field. */
  readonly links: Readonly<Record<string, string>>;
  /** Ways to the controls that stand elsewhere on the page, by field. */
  readonly elsewhere?: Readonly<Record<string, () => void>>;
  readonly say: Say;
  readonly set: (name: string, change: (value: unknown) => unknown) => void;
  /** The visitor has left a field: its message may show. */
  readonly leave: (name: string) => void;
}

export const FormContext = createContext<FormState | null>(null);

/** Replaces the path of the call for the product list [ELEM-06]. */
export const ProductsEndpoint = createContext('');

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands outside of a form');
  return form;
}

/** The id of a field's control. */
export const idOf = (form: string, name: string): string => `${form}-${name}`;

/** The part of a form that belongs to a field of it; `V` is the type of the field's value. */
export function useField<V = string>(name: string) {
  const { values, shown, required, fixed, options, links, say, set, leave, ...form } =
    useFormState();
  const field = form.fields[name] as Field;
  const id = idOf(form.id, name);
  const value = values[name] as V;
  const issue = shown.find((one) => one.name === name);
  const remark = issue && field.remark?.(value as never);
  const isRequired = required.has(name);
  return {
    id,
    label: say(field.label),
    hint: field.hint && say(field.hint),
    value,
    /** The message, and a second line that may stand beside it. */
    error: issue && [issue.told || say(issue.message), ...(remark ? [say(...remark)] : [])],
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
      'aria-invalid': issue ? true : undefined,
      'aria-required': isRequired || undefined,
      'aria-describedby':
        [field.hint && `${id}-hint`, issue && `${id}-error`].filter(Boolean).join(' ') || undefined,
    } as const,
  };
}
/** What is the same of a field of any kind. */
export type FieldState = Omit<ReturnType<typeof useField>, 'value' | 'set'>;
