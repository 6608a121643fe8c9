import { type ComponentType, createContext, useContext } from 'react';
import type { Say } from '../src/read/words-table';
import type { FormField } from './model/form-fields';
import type { Names } from './names/names';
import { ownPageSettings, type Settings } from './settings';
import { sayFor } from './texts';
import type { UiLanguage } from './ui-languages';

export interface FilePickerProps {
  readonly field: FormField;
  /** Called with an address and, for a picture, its alternative text in the library. */
  readonly onPick: (address: string, alt?: string) => void;
}

interface UiValue {
  readonly t: Say;
  readonly ui: UiLanguage;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  readonly settings: Settings;
  /** Knows the content of ids; absent without a back end. */
  readonly names?: Names;
  /** Picks a file from the content system's library, if there is one. */
  readonly FilePicker?: ComponentType<FilePickerProps>;
}

const Context = createContext<UiValue>({
  t: sayFor('en'),
  ui: 'en',
  announce: () => {},
  settings: ownPageSettings,
});
export const Ui = Context.Provider;
export const useUi = (): UiValue => useContext(Context);
