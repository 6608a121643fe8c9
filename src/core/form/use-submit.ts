import type { FormEvent, RefObject } from 'react';
import { ApiError } from '../../api/api-error';
import type { FormAnswer } from '../../api/form-answer';
import { urlOf } from '../../read/link';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { askOnLeave } from '../page/ask-on-leave';
import { useOnline } from '../page/connection';
import { goTo } from '../page/location';
import { focusInView } from '../ui/focus-in-view';
import { Refusal, useAction } from '../ui/use-action';
import { type AnyForm, type Fault, type Fields, placesOf, requestOf } from './define-form';
import type { Values } from './field';
import { elementOf, idOf, useFormPart, useFormState } from './form-context';
import type { formEvents } from './form-contract';
import { isUnderWay, type Press } from './form-view';

/** Whether an address leads to another page: not to a place in this one, nor to a mail program. */
function leadsAway({ protocol, href, hash }: URL): boolean {
  const isHere = hash !== '' && href.split('#')[0] === location.href.split('#')[0];
  return /^https?:$/.test(protocol) && !isHere;
}

/** A field's name in a request in one spelling: servers write `Data.Email`, `$.data.email`. */
const plain = (place: string): string => place.replace(/^\$\.?/, '').toLowerCase();

const firstText = (words: unknown): string =>
  [words].flat().find((one): one is string => typeof one === 'string') ?? '';

/**
 * The fields that a refusal names in its `errors`, as `{ "Data.Email": ["…"] }` (an RFC 9457
 * problem in ASP.NET's shape), each with the text for it.
 *
 * @returns none when the response names none, or none that a visitor sees and can change
 */
function refusedFields(form: AnyForm, thrown: unknown): readonly Fault[] {
  const errors = thrown instanceof ApiError && thrown.errors;
  if (typeof errors !== 'object' || errors === null) return [];
  const named = Object.entries(errors).map(([place, words]) => [plain(place), words] as const);
  return Object.entries(form.fields as Fields).flatMap(([name, field]) => {
    if (field.kind === 'hidden') return [];
    const places = placesOf(form, name, field).map(plain);
    const isOf = (at: string) =>
      places.some((one) => at === one || at.startsWith(`${one}.`) || at.startsWith(`${one}[`));
    const found = named.find(([at]) => isOf(at));
    return found ? [{ name, message: '/form/refused', words: firstText(found[1]) }] : [];
  });
}

/**
 * One submit of a form at a time, and its result [FORM-02, IMP-28]. Messages show for a field that
 * the visitor has left wrong and, after a refused submit, for all.
 */
export function useSubmit(element: RefObject<HTMLElement | null>) {
  const widget = useWidget();
  const { api, brand, host, announce } = widget;
  const emit = useEmit<DetailsOf<typeof formEvents>>();
  const { id, form, options, preset, say, view, setPress, captcha, lacksCaptcha } = useFormState();
  const { successUrl: address = '', props = {}, onSuccess } = options;
  const failure = useFailure();
  const lastError = useFormPart(({ lastPress }) => lastPress.error);
  useOnline(lastError, () => setPress({ is: 'none' }));

  const refuse = (press: Omit<Press, 'is'> = {}) => {
    setPress({ ...press, is: 'refused' });
    const [first] = form.summary === false ? view().listed : [];
    if (first) focusInView(elementOf(element.current, idOf(id, first.name)));
  };
  /** Whether its window was closed meanwhile: then the result can only be announced. */
  const isClosed = () => element.current === null;
  const askForCaptcha = () => focusInView(captcha.box.current);
  const fail = (error: unknown) => {
    captcha.reset();
    const fromServer = refusedFields(form, error);
    if (isClosed()) announce(failure(error, say('/shared/error'), say('/form/not-sent')));
    // The text of a button is not read out when it changes.
    else if (form.failure === 'button' && fromServer.length === 0)
      announce(failure(error, say('/shared/error'), ''));
    const asks = form.captcha !== undefined && captcha.problems.length === 0;
    // A wrong field gets the focus first; the captcha is required again when the form is sent.
    if (fromServer.length > 0) return refuse({ fromServer, asks });
    setPress({ is: 'failed', asks, error });
    if (asks) askForCaptcha();
  };
  const succeed = (values: Values, answer: FormAnswer | undefined) => {
    captcha.reset();
    const goesOn = emit('atria-form-success', { form: form.name, address });
    const target = goesOn && !isClosed() && urlOf(address, document.baseURI);
    if (isClosed()) announce(say('/form/thanks'));
    setPress({ is: target && leadsAway(target) ? 'leaving' : 'sent' });
    onSuccess?.(values, answer);
    if (target) goTo(address);
  };
  const { run: send } = useAction(
    async (signal, token: string) => {
      const stopAsking = askOnLeave();
      setPress({ is: 'sending' });
      /** One that was aborted has no result. */
      const end = (then: () => void) => {
        stopAsking();
        return signal.aborted ? setPress({ is: 'none' }) : then();
      };
      const { tidied } = view();
      let sent: FormAnswer | undefined;
      try {
        const sending = { props, brand, signal };
        const request = requestOf(form, tidied, token, preset.options);
        const [own] = Object.entries(form.fields as Fields).flatMap(([name, field]) =>
          field.client && !field.isEmpty(tidied[name]) ? [[name, field.client] as const] : [],
        );
        const client = own?.[1](widget, tidied[own[0]], (share) =>
          setPress({ is: 'sending', share }),
        );
        const answer = await form.send?.(client ? await client : api, request, sending);
        if (answer && !answer.isSuccess) throw new Refusal();
        sent = answer || undefined;
      } catch (error) {
        end(() => fail(error));
        throw error;
      }
      end(() => succeed(tidied, sent));
    },
    { when: 'once', within: host },
  );
  return (event: FormEvent) => {
    event.preventDefault();
    const { faults, lastPress } = view();
    if (isUnderWay(lastPress)) return;
    if (faults.length > 0 || lacksCaptcha()) return refuse();
    if (form.captcha && captcha.problems.length > 0) {
      captcha.load();
      return fail(new Error('the captcha has not loaded'));
    }
    const token = captcha.token();
    // A visitor who is not verified reads so in the captcha's own name and hint [FORM-03].
    if (form.captcha && !token) return askForCaptcha();
    if (emit('atria-form-submit', { form: form.name })) send(token);
  };
}
