import { useId } from 'react';
import type { FormAnswer } from '../../api/form-answer';
import { useWidget } from '../element/widget-context';
import { sharedTexts } from '../i18n/shared.texts';
import { translate } from '../i18n/translate';
import { usePageValue, visitorAtom } from '../state/store';
import { uiTexts } from '../ui/ui.texts';
import type { AnyForm, Word } from './define-form';
import type { Values } from './field';
import { formTexts } from './form.texts';
import { useFilling } from './form-store';
import type { Preset } from './form-view';

/** The text of the form or of the kit for a key. */
export type Say = (key: string, ...given: unknown[]) => string;

/** Texts that replace those of the kit, by key. */
type Words = Readonly<Partial<Record<Word, string>>>;

const kitTexts = { ...sharedTexts, ...uiTexts, ...formTexts };

/** The texts of a form: the editor's, then the form's own, then the kit's. */
function useSay({ texts, words = {} }: AnyForm, given: Words = {}): Say {
  const { language, settings } = useWidget();
  const all = { ...kitTexts, ...texts };
  return (key, ...rest) =>
    given[key as Word] ||
    translate(all, language, (words as Words)[key as Word] ?? key, rest, settings.translations);
}

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
