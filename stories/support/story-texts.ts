import type { Texts } from '../../src/core/i18n/texts';
import { translate } from '../../src/core/i18n/translate';
import type { Language } from '../../src/core/page/language';

const files = import.meta.glob<Record<string, Texts>>('../../src/**/*.texts.ts', { eager: true });
/** The texts of all widgets: a key belongs to one file only. */
const texts: Texts = Object.assign({}, ...Object.values(files).flatMap(Object.values));

/** A text of a widget by its key; throws for a key that no widget has. */
export type StoryTexts = (key: string, ...given: readonly unknown[]) => string;

/** The texts of the widgets in a language, so that steps find in it what a visitor would. */
export const textsIn =
  (language: Language): StoryTexts =>
  (key, ...given) => {
    if (!Object.hasOwn(texts, key)) throw new Error(`no widget has the text "${key}"`);
    return translate(texts, language, key, given);
  };
