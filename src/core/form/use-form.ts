import { useId, useRef } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import { usePageValue, visitorAtom } from '../state/store';
import type { AnyForm } from './define-form';
import type { Option, Values } from './field';
import type { FormState } from './form-context';
import { useFilling } from './form-store';
import type { Preset } from './form-view';
import type { CaptchaState } from './use-captcha';
import { useSay, type Words } from './use-say';

/** What a view gives its form beside the declaration. */
export interface FormOptions {
  /** The attributes of the widget that the form is, for `send`. */
  readonly props?: Values;
  /** Another path for the call of the product list [ELEM-06]. */
  readonly productsEndpoint?: string;
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
  /** Called with the values as they were sent, and with what `send` made of the answer. */
  readonly onSuccess?: (values: Values, answer: FormAnswer | undefined) => void;
}

const present = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What the parts of a form share, by its declaration and what its view gives. */
export function useForm(form: AnyForm, given: FormOptions, captcha: CaptchaState): FormState {
  const id = useId();
  const say = useSay(form, given.words);
  const visitor = usePageValue(visitorAtom);
  const fixed = present(given.fixed);
  const { options = {}, links = {}, productsEndpoint = '' } = given;
  const preset: Preset = {
    ...{ fixed, options, visitor },
    start: present(given.start),
    // Asked for when it is needed: that a visitor is verified renders nothing anew.
    lacksCaptcha: () =>
      form.captcha === 'error' && captcha.problems.length === 0 && !captcha.token(),
  };
  const filling = useFilling(form, preset, useRef<HTMLElement>(null));
  return {
    ...filling,
    ...{
      id,
      say,
      options,
      links,
      productsEndpoint,
      fields: form.fields,
      fixed: new Set(Object.keys(fixed)),
    },
  };
}
