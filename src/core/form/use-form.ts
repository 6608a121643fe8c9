import { useId } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import { usePageValue, visitorAtom } from '../state/store';
import type { AnyForm } from './define-form';
import type { Values } from './field';
import { useFilling } from './form-store';
import type { Preset } from './form-view';
import { useSay, type Words } from './use-say';

/** What a view passes to its form beside the declaration; undefined counts as absent. */
export interface FormOptions extends Partial<Omit<Preset, 'visitor'>> {
  /** The attributes of the widget that shows the form, for `send`. */
  readonly props?: Values;
  /** Another path for the call of the product list [ELEM-06]. */
  readonly productsEndpoint?: string;
  /** The success page; without it a text is shown in place [FORM-01]. */
  readonly successUrl?: string;
  /** Addresses of the links of checkboxes, by field; '' means no link. */
  readonly links?: Readonly<Record<string, string>>;
  /** An editor's texts that replace texts of the kit; '' does not. */
  readonly words?: Words;
  /** Called with the values as they were sent, and with the result of `send`. */
  readonly onSuccess?: (values: Values, answer: FormAnswer | undefined) => void;
}

const present = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What the parts of a form share: its declaration and its view's props. */
export function useForm(form: AnyForm, given: FormOptions) {
  const preset = {
    start: present(given.start),
    fixed: present(given.fixed),
    options: given.options ?? {},
    visitor: usePageValue(visitorAtom),
  };
  return {
    ...useFilling(form, preset),
    ...{ form, given, preset },
    /** Prefix of the ids of the form's elements. */
    id: useId(),
    say: useSay(form, given.words),
  };
}

/** None of this changes while the visitor types. */
export interface FormState extends ReturnType<typeof useForm> {
  /** Focus functions for controls that are elsewhere on the page, by field. */
  readonly elsewhere?: Readonly<Record<string, () => void>>;
}
