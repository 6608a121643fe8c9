import { useWidget } from '../element/widget-context';
import type { Texts, Translate } from './texts';
import { translate } from './translate';

/** The translator of a widget's texts in its language. */
export function useTexts<const T extends Texts>(texts: T): Translate<T> {
  const { language, settings } = useWidget();
  return (key, ...given) => translate(texts, language, key, given, settings.translations);
}
