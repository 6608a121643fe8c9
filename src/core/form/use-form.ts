import { useId } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import { usePageValue, visitorAtom } from '../state/store';
import type { AnyForm } from './define-form';
import type { Values } from './field';
import { useFilling } from './form-store';
import type { Preset } from './form-view';
import { useSay, type Words } from './use-say';

/** What a view gives its form beside the declaration; a value that is undefined is none. */
export interface FormOptions extends Partial<Omit<Preset, 'visitor'>> {
  /** The attributes of the widget that the form is, for `send`. */
  readonly props?: Values;
  /** Another path for the call of the product list [ELEM-06]. */
  readonly productsEndpoint?: string;
  /** Where success leads; without it a text is shown in place [FORM-01]. */
  readonly successUrl?: string;
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
    /** Begins the ids of the form's elements. */
    id: useId(),
    say: useSay(form, given.words),
  };
}

/** None of it changes while the visitor types. */
export interface FormState extends ReturnType<typeof useForm> {
  /** Ways to the controls that stand elsewhere on the page, by field. */
  readonly elsewhere?: Readonly<Record<string, () => void>>;
}
