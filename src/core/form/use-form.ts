import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { navigation } from '../page/location';
import { clearDraft, readDraft, writeDraft } from './drafts';
import type { formEvents } from './form.events';
import type { FormState } from './form-context';
import { isEmpty } from './rules';

/** A field's part in the validation of its form. */
export interface FieldRule {
  readonly name: string;
  /** Its name in the list of what is missing [FORM-06]. */
  readonly label: string;
  readonly required?: boolean;
  /** A message for a value that is filled but wrong. */
  readonly check?: (value: string) => string | undefined;
}

export interface FormOptions<V extends object> {
  /** Name of the form, for events and drafts. */
  readonly name: string;
  readonly initial: V;
  /** The fields in their order, as the values stand: a choice may make another field required. */
  readonly rules: (values: V) => readonly FieldRule[];
  readonly send: (values: V, token: string) => Promise<FormAnswer>;
  /** The captcha's token, '' without one; undefined for forms that need none [FORM-03]. */
  readonly token?: (() => string) | undefined;
  readonly resetCaptcha?: () => void;
  /** Where success leads; '' stays and shows a text [FORM-01]. */
  readonly successUrl?: string;
  readonly onSuccess?: (values: V) => void;
}

export type FormStatus = 'idle' | 'sending' | 'success' | 'failed';

/**
 * The state of a form: values with drafts, messages, and one submit at a time [FORM-02, IMP-28].
 * Messages show for a field that was left wrong and, after a refused submit, for all.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { announce } = useWidget();
  const shared = useSharedTexts();
  const emit = useEmit<DetailsOf<typeof formEvents>>();
  const id = useId();
  const [values, setValues] = useState(options.initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(0);
  const [status, setStatus] = useState<FormStatus>('idle');
  const running = useRef(false);
  const typed = useRef(false);

  // After the first render, so that a server's markup is the same.
  useEffect(() => {
    const draft = readDraft(options.name);
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(
        Object.entries(draft).filter(([name]) => typeof now[name as keyof V] === 'string'),
      ),
    }));
  }, [options.name]);

  const set = (name: string, value: unknown) => {
    typed.current = true;
    setValues((now) => ({ ...now, [name]: value }));
  };
  useEffect(() => {
    if (typed.current) writeDraft(options.name, values as Record<string, unknown>);
  }, [values, options.name]);

  const rules = options.rules(values);
  const issues = useMemo(() => {
    const found: { readonly name: string; readonly label: string; readonly message: string }[] = [];
    for (const { name, label, required, check } of rules) {
      const value = values[name as keyof V] as unknown;
      const message = isEmpty(value)
        ? required && shared('/shared/required')
        : check?.(String(value));
      if (message) found.push({ name, label, message });
    }
    return found;
  }, [rules, values, shared]);

  const errors = Object.fromEntries(
    issues
      .filter(({ name }) => refused > 0 || left.has(name))
      .map(({ name, message }) => [name, message]),
  );

  const submit = async () => {
    if (running.current) return;
    if (issues.length > 0) {
      setRefused((count) => count + 1);
      return;
    }
    const token = options.token?.();
    // Without a captcha token the submit stops silently [FORM-03].
    if (token === '' || !emit('atria-form-submit', { form: options.name })) return;
    running.current = true;
    setStatus('sending');
    const { isSuccess } = await options.send(values, token ?? '').catch((error: unknown) => {
      console.error('atria: the form was not sent', error);
      return { isSuccess: false };
    });
    running.current = false;
    if (!isSuccess) {
      setStatus('failed');
      options.resetCaptcha?.();
      return;
    }
    typed.current = false;
    clearDraft(options.name);
    options.onSuccess?.(values);
    setStatus('success');
    const address = options.successUrl ?? '';
    if (emit('atria-form-success', { form: options.name, address }) && address)
      navigation.go(address);
    else announce('');
  };

  const form: FormState = {
    id,
    values: values as Record<string, unknown>,
    errors,
    required: new Set(rules.filter(({ required }) => required).map(({ name }) => name)),
    set,
    leave: (name) =>
      // An empty field that was only passed through is not wrong yet.
      !isEmpty(values[name as keyof V]) && setLeft((names) => new Set([...names, name])),
  };
  return {
    form,
    values,
    setValues,
    status,
    /** What is wrong, once a submit was refused; `turn` counts the refusals. */
    issues: refused > 0 ? issues : [],
    turn: refused,
    submit,
  };
}
