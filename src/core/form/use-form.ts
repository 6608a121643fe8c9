import { useEffect, useId, useRef, useState } from 'react';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { navigation } from '../page/location';
import { Refusal, useAction } from '../ui/use-action';
import { type AnyForm, checked, type Issue, isEmpty, requestOf, requiredOf } from './define-form';
import type { Option, Values } from './field';
import type { formEvents } from './form.events';
import type { FormState } from './form-context';
import { refusedFields } from './refused-fields';
import { type CaptchaState, useCaptcha } from './use-captcha';
import { useSay, type Words } from './use-say';
import { useValues } from './use-values';

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
  /** Addresses of the links of checkboxes, by field; '' is none. */
  readonly links?: Readonly<Record<string, string>>;
  /** Texts of an editor for texts of the kit; '' is none. */
  readonly words?: Words;
  /** Called with the values when the form was sent. */
  readonly onSuccess?: (values: Values) => void;
}

/** `refused`: the back end has named what is wrong. `leaving` is on the way to the success page. */
export type FormStatus = 'idle' | 'sending' | 'failed' | 'refused' | 'success' | 'leaving';

/** The captcha's name among the fields, where its absence is an error. */
export const captchaName = 'captcha';

/** Calls `back` when the page comes from the browser's memory, as it was left. */
export function useComeback(back: () => unknown): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}

/** The values of a form, what is wrong with them, and what of it shows. */
export function useIssues(form: AnyForm, options: FormOptions, captcha: CaptchaState) {
  const { values, fixed, filled, set, forget, empty } = useValues(form, options);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Counts the refused submits. */
  const [refused, setRefused] = useState(0);
  /** What the back end found wrong, each until its field is changed or sent again. */
  const [told, setTold] = useState<readonly Issue[]>([]);
  const { issues: wrong, values: tidied } = checked(form, values);
  // Reckoned when asked: that a visitor is verified renders nothing anew.
  const issuesNow = (): readonly Issue[] =>
    form.captcha === 'error' && captcha.problems.length === 0 && !captcha.token()
      ? [...wrong, { name: captchaName, message: '/shared/required' }]
      : wrong;
  const names = Object.keys(form.fields);
  const all = (): readonly Issue[] => {
    const own = issuesNow();
    const more = told.filter(({ name }) => !own.some((one) => one.name === name));
    if (more.length === 0) return own;
    // In the order of the fields, the captcha last.
    return [...names, captchaName].flatMap((name) =>
      [...own, ...more].filter((one) => one.name === name),
    );
  };
  const issues = refused > 0 ? all() : [];
  return {
    values,
    tidied,
    fixed,
    filled,
    set: (name: string, change: (value: unknown) => unknown) => {
      setTold((now) => now.filter((one) => one.name !== name));
      set(name, change);
    },
    forget,
    issuesNow,
    issues,
    refused,
    /** Shows all that is wrong, and what the back end found beside. */
    refuse: (found: readonly Issue[] = []) => {
      setTold(found);
      setRefused((count) => count + 1);
    },
    /** It is sent once more: the back end judges anew. */
    retry: () => setTold([]),
    shown: refused > 0 ? issues : wrong.filter(({ name }) => left.has(name)),
    leave: (name: string) =>
      // An empty field that was only passed through is not wrong yet.
      isEmpty(form.fields[name], values[name]) || setLeft((names) => new Set([...names, name])),
    startAnew: () => {
      empty();
      setTold([]);
      setLeft(new Set());
      setRefused(0);
    },
  };
}

/**
 * The state of a form: values with drafts, messages, and one submit at a time [FORM-02, IMP-28].
 * Messages show for a field that was left wrong and, after a refused submit, for all. Forms that
 * take turns keep the values of the fields they have in common.
 */
export function useForm(form: AnyForm, options: FormOptions) {
  const { api, brand, language } = useWidget();
  const emit = useEmit<DetailsOf<typeof formEvents>>();
  const say = useSay(form, options.words);
  const captcha = useCaptcha(form.captcha !== undefined);
  const id = useId();
  const given = useIssues(form, options, captcha);
  const { values, tidied, issues, refused } = given;
  const [status, setStatus] = useState<FormStatus>('idle');
  /** Counts how often the captcha was asked for again. */
  const [asked, setAsked] = useState(0);
  const askAgain = () => setAsked((count) => count + 1);
  const clear = () => {
    given.forget();
    given.startAnew();
    setAsked(0);
    setStatus('idle');
  };
  useComeback(() => status === 'leaving' && clear());

  const fail = (thrown?: unknown) => {
    captcha.reset();
    const found = refusedFields(form, thrown);
    setStatus(found.length > 0 ? 'refused' : 'failed');
    // What is wrong has the focus first; the captcha is asked for again when it is sent.
    if (found.length > 0) return given.refuse(found);
    if (form.captcha && captcha.problems.length === 0) askAgain();
  };
  const succeed = () => {
    given.forget();
    captcha.reset();
    const { successUrl: address = '' } = options;
    const leads = emit('atria-form-success', { form: form.name, address }) && address !== '';
    setStatus(leads ? 'leaving' : 'success');
    options.onSuccess?.(values);
    if (leads) navigation.go(address);
  };
  const { run: send } = useAction(
    async (signal, token: string) => {
      setStatus('sending');
      given.retry();
      try {
        const sending = { values: tidied, brand, language, signal };
        const answer = await form.send?.(api, requestOf(form, tidied, token), sending);
        if (answer && !answer.isSuccess) throw new Refusal();
      } catch (error) {
        if (!signal.aborted) fail(error);
        throw error;
      }
      if (!signal.aborted) succeed();
    },
    { when: 'once' },
  );
  const submit = () => {
    if (status === 'sending' || status === 'leaving') return;
    if (given.issuesNow().length > 0) return given.refuse();
    if (form.captcha && captcha.problems.length > 0) {
      captcha.load();
      return fail();
    }
    const token = captcha.token();
    // A visitor who was not verified is not told so, but after a failure [FORM-03].
    const hasFailed = status === 'failed' || status === 'refused';
    if (form.captcha && !token) return hasFailed ? askAgain() : undefined;
    if (emit('atria-form-submit', { form: form.name })) send(token);
  };

  const { fixed, shown, set, leave } = given;
  const required = requiredOf(form, values);
  const state: FormState = {
    ...{ id, fields: form.fields, values, shown, required, fixed, say, set, leave },
    options: options.options ?? {},
    links: options.links ?? {},
  };
  return { state, status, captcha, issues, refused, asked, submit, filled: given.filled, clear };
}
export type FormMachine = ReturnType<typeof useForm>;
