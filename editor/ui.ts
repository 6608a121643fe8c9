import { createContext, useContext } from 'react';
import { type Texts, textsIn, type UiLanguage } from './texts';

interface UiValue {
  readonly t: Texts;
  readonly ui: UiLanguage;
  /** Says a text to who does not see the page. */
  readonly announce: (text: string) => void;
}

const Context = createContext<UiValue>({ t: textsIn.en, ui: 'en', announce: () => {} });
export const Ui = Context.Provider;
export const useUi = (): UiValue => useContext(Context);
