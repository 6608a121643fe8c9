import { useEffect, useId, useRef, useState } from 'react';
import { useEmit, useWidget } from '../element/widget-context';
import { navigation } from '../page/location';
import {
  type AnyForm,
  checked,
  type Fields,
  type Issue,
  isRequired,
  requestOf,
} from './define-form';
import { clearDraft, readDraft, writeDraft } from './drafts';
import type { Option, Values } from './field';
import type { FormState } from './form-context';
import { useCaptcha } from './use-captcha';
import { useSay, type Words } from './use-say';

/** What a view gives its form beside the declaration. */
export interface FormOptions {
  /** Where success leads; without it a text is shown in place [FORM-01]. */
  readonly successUrl?: string;
  /** Values at the start, by field, which the visitor may change. */
  readonly start?: Values;
  /** Values that stand, by field; a visible field is locked then. Undefined is none. */
  readonly fixed?: Values;
  /** Options of choices that only the page knows, by field. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
  /** Texts of an editor for texts of the kit; '' is none. */
  readonly words?: Words;
  /** Called with the values when the form was sent. */
  readonly onSuccess?: (values: Values) => void;
}

/** `leaving` is on the way to the success page. */
export type FormStatus = 'idle' | 'sending' | 'failed' | 'success' | 'leaving';

/** The events of every form; a contract spreads `formEvents` of form.events.ts. */
interface FormEvents {
  'atria-form-submit': { form: string };
  'atria-form-success': { form: string; address: string };
}

/** The captcha's name among the fields, where its absence is an error. */
export const captchaName = 'captcha';

const given = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * The state of a form: values with drafts, messages, and one submit at a time [FORM-02, IMP-28].
 * Messages show for a field that was left wrong and, after a refused submit, for all. Forms that
 * take turns keep the values of the fields they have in common.
 */
export function useForm(form: AnyForm, options: FormOptions) {
  const { api, brand, language } = useWidget();
  const emit = useEmit<FormEvents>();
  const say = useSay(form, options.words);
  const captcha = useCaptcha(form.captcha !== undefined);
  const id = useId();
  const [held, setHeld] = useState<Values>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(0);
  /** How often the captcha was asked for again. */
  const [asked, setAsked] = useState(0);
  const [status, setStatus] = useState<FormStatus>('idle');
  const running = useRef<AbortController>(undefined);
  const typed = useRef(false);
  const fixed = given(options.fixed);
  const values: Values = { ...form.empty, ...given(options.start), ...held, ...fixed };

  // After the first render, so that a server's markup is the same.
  useEffect(() => setHeld((now) => ({ ...readDraft(form), ...now })), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is in what is held.
  useEffect(() => {
    if (typed.current) writeDraft(form, values);
  }, [held, form]);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // The page as it was left for the success page, from the browser's memory.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || status !== 'leaving') return;
      setHeld({});
      setLeft(new Set());
      setRefused(0);
      setAsked(0);
      setStatus('idle');
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [status]);

  const { issues: wrong, values: tidied } = checked(form, values);
  const needsToken = form.captcha === 'error' && captcha.problems.length === 0;
  const issues: readonly Issue[] =
    needsToken && refused > 0 && !captcha.token()
      ? [...wrong, { name: captchaName, message: '/shared/required' }]
      : wrong;

  const fail = () => {
    setStatus('failed');
    captcha.reset();
    if (form.captcha && captcha.problems.length === 0) setAsked((count) => count + 1);
  };

  const send = async (token: string) => {
    const controller = new AbortController();
    running.current = controller;
    setStatus('sending');
    try {
      const sending = { values: tidied, brand, language, signal: controller.signal };
      const answer = await form.send(api, requestOf(form, tidied, token), sending);
      if (controller.signal.aborted) return;
      if (answer && !answer.isSuccess) return fail();
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('atria: the form was not sent', error);
      return fail();
    } finally {
      running.current = undefined;
    }
    typed.current = false;
    clearDraft(form.name);
    captcha.reset();
    const { successUrl: address = '' } = options;
    const leads = emit('atria-form-success', { form: form.name, address }) && address !== '';
    setStatus(leads ? 'leaving' : 'success');
    options.onSuccess?.(values);
    if (leads) navigation.go(address);
  };

  const submit = async () => {
    if (running.current || status === 'leaving') return;
    const token = captcha.token();
    if (wrong.length > 0 || (needsToken && !token)) return setRefused((count) => count + 1);
    if (form.captcha && captcha.problems.length > 0) {
      captcha.load();
      return fail();
    }
    // A visitor who was not verified is not told so, but after a failure [FORM-03].
    if (form.captcha && !token)
      return status === 'failed' ? setAsked((count) => count + 1) : undefined;
    if (emit('atria-form-submit', { form: form.name })) await send(token);
  };

  const state: FormState = {
    id,
    fields: form.fields,
    values,
    shown: refused > 0 ? issues : issues.filter(({ name }) => left.has(name)),
    required: new Set(
      Object.entries(form.fields as Fields).flatMap(([name, field]) =>
        isRequired(field, values) ? [name] : [],
      ),
    ),
    fixed: new Set(Object.keys(fixed)),
    options: options.options ?? {},
    say,
    set: (name, change) => {
      typed.current = true;
      setHeld((now) => ({ ...now, [name]: change(now[name] ?? values[name]) }));
    },
    leave: (name) =>
      // An empty field that was only passed through is not wrong yet.
      !form.fields[name]?.isEmpty(values[name] as never) &&
      setLeft((names) => new Set([...names, name])),
  };
  return {
    state,
    status,
    captcha,
    /** What is wrong, once a submit was refused; `refused` counts the refusals. */
    issues: refused > 0 ? issues : [],
    refused,
    /** Counts how often the captcha was asked for again; 0 for never since the last success. */
    asked,
    submit,
  };
}
export type FormMachine = ReturnType<typeof useForm>;
