import { type ComponentType, createContext, useContext } from 'react';
import type { FormField } from './model/form-fields';
import type { Names } from './names/names';
import { ownPageSettings, type Settings } from './settings';
import { type Texts, textsIn } from './texts';
import type { UiLanguage } from './ui-languages';

export interface FilePickerProps {
  readonly field: FormField;
  /** Takes an address and, of a picture, what the library says that it shows. */
  readonly onPick: (address: string, alt?: string) => void;
}

interface UiValue {
  readonly t: Texts;
  readonly ui: UiLanguage;
  /** Says a text to those who do not see the page. */
  readonly announce: (text: string) => void;
  readonly settings: Settings;
  /** Knows what ids are of; absent where no back end can be asked. */
  readonly names?: Names;
  /** Takes a file of the content system's library, where there is one. */
  readonly FilePicker?: ComponentType<FilePickerProps>;
}

const Context = createContext<UiValue>({
  t: textsIn.en,
  ui: 'en',
  announce: () => {},
  settings: ownPageSettings,
});
export const Ui = Context.Provider;
export const useUi = (): UiValue => useContext(Context);
