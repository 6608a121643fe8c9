import { useEffect, useRef, useState } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { navigation } from '../page/location';
import { Refusal, useAction } from '../ui/use-action';
import { type AnyForm, requestOf } from './define-form';
import type { Values } from './field';
import type { formEvents } from './form.events';
import { useFormState } from './form-context';
import { refusedFields } from './refused-fields';
import type { CaptchaState } from './use-captcha';
import type { FormOptions } from './use-form';

/** `refused`: the back end has named what is wrong. `leaving` is on the way to the success page. */
export type FormStatus = 'idle' | 'sending' | 'failed' | 'refused' | 'success' | 'leaving';

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

/**
 * One submit of a form at a time, and what came of it [FORM-02, IMP-28]. Messages show for a field
 * that was left wrong and, after a refused submit, for all.
 */
export function useSubmit(
  form: AnyForm,
  { successUrl: address = '', onSuccess }: FormOptions,
  captcha: CaptchaState,
) {
  const { api, brand, language } = useWidget();
  const emit = useEmit<DetailsOf<typeof formEvents>>();
  const { view, refuse, retry, forget, startAnew, lacksCaptcha } = useFormState();
  const [status, setStatus] = useState<FormStatus>('idle');
  /** Counts how often the captcha was asked for again. */
  const [asked, setAsked] = useState(0);
  const askAgain = () => setAsked((count) => count + 1);
  const clear = () => {
    forget();
    startAnew();
    setAsked(0);
    setStatus('idle');
  };
  useComeback(() => status === 'leaving' && clear());

  const fail = (thrown?: unknown) => {
    captcha.reset();
    const found = refusedFields(form, thrown);
    setStatus(found.length > 0 ? 'refused' : 'failed');
    // What is wrong has the focus first; the captcha is asked for again when it is sent.
    if (found.length > 0) return refuse(found);
    if (form.captcha && captcha.problems.length === 0) askAgain();
  };
  const succeed = (values: Values, answer: FormAnswer | undefined) => {
    forget();
    captcha.reset();
    const leads = emit('atria-form-success', { form: form.name, address }) && address !== '';
    setStatus(leads ? 'leaving' : 'success');
    onSuccess?.(values, answer);
    if (leads) navigation.go(address);
  };
  const { run: send } = useAction(
    async (signal, token: string) => {
      setStatus('sending');
      retry();
      const { tidied } = view();
      let sent: FormAnswer | undefined;
      try {
        const sending = { values: tidied, brand, language, signal };
        const answer = await form.send?.(api, requestOf(form, tidied, token), sending);
        if (answer && !answer.isSuccess) throw new Refusal();
        sent = answer || undefined;
      } catch (error) {
        if (!signal.aborted) fail(error);
        throw error;
      }
      if (!signal.aborted) succeed(tidied, sent);
    },
    { when: 'once' },
  );
  const submit = () => {
    if (status === 'sending' || status === 'leaving') return;
    if (view().wrong.length > 0 || lacksCaptcha()) return refuse();
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
  return { status, asked, submit, clear };
}
export type Submit = ReturnType<typeof useSubmit>;
