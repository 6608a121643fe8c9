import { useWidget } from '../element/widget-context';
import { sharedTexts } from '../i18n/shared.texts';
import { translate } from '../i18n/translate';
import { uiTexts } from '../ui/ui.texts';
import type { AnyForm, Word } from './define-form';
import { formTexts } from './form.texts';

/** The text of the form or of the kit for a key. */
export type Say = (key: string, ...given: unknown[]) => string;

/** Texts that replace those of the kit, by key. */
export type Words = Readonly<Partial<Record<Word, string>>>;

const kitTexts = { ...sharedTexts, ...uiTexts, ...formTexts };

/** The texts of a form: the editor's, then the form's own, then the kit's. */
export function useSay({ texts, words = {} }: AnyForm, given: Words = {}): Say {
  const { language, settings } = useWidget();
  const all = { ...kitTexts, ...texts };
  return (key, ...rest) =>
    given[key as Word] ||
    translate(all, language, (words as Words)[key as Word] ?? key, rest, settings.translations);
}
