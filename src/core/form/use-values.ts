import { useEffect, useRef, useState } from 'react';
import { clearDraft } from '../state/draft-store';
import { type AnyForm, isEmpty } from './define-form';
import { readDraft, writeDraft } from './drafts';
import type { Values } from './field';

const given = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

interface Preset {
  readonly start?: Values | undefined;
  readonly fixed?: Values | undefined;
}

/**
 * The values of a form: what the visitor gave, over what the page starts with, under what it has
 * fixed; with a draft that outlives a reload.
 */
export function useValues(form: AnyForm, { start, fixed }: Preset) {
  const [held, setHeld] = useState<Values>({});
  const typed = useRef(false);
  const locked = given(fixed);
  const initial: Values = { ...form.empty, ...given(start) };
  const values: Values = { ...initial, ...held, ...locked };

  // After the first render, so that a server's markup is the same.
  useEffect(() => setHeld((now) => ({ ...readDraft(form), ...now })), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is in what is held.
  useEffect(() => {
    if (typed.current) writeDraft(form, values);
  }, [held, form]);
  return {
    values,
    fixed: new Set(Object.keys(locked)),
    /** The names of the fields that the visitor has filled. */
    filled: Object.keys(held).filter(
      (name) =>
        name in form.fields &&
        !(name in locked) &&
        held[name] !== initial[name] &&
        !isEmpty(form.fields[name], held[name]),
    ),
    set: (name: string, change: (value: unknown) => unknown) => {
      typed.current = true;
      setHeld((now) => ({ ...now, [name]: change(now[name] ?? values[name]) }));
    },
    /** The form was sent: a reload starts anew. */
    forget: () => {
      typed.current = false;
      clearDraft(form.name);
    },
    empty: () => setHeld({}),
  };
}
