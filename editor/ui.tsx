import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
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

/** The last event, for those who do not see it. */
export function useAnnounced() {
  const [text, setText] = useState('');
  const announce = useCallback((said: string) => {
    // The same text twice is a change as well.
    setText((before) => (before === said ? `${said}\u00a0` : said));
  }, []);
  return { text, announce };
}

export const Announced = ({ text }: { text: string }) => (
  <p className="unseen" role="status">
    {text}
  </p>
);

/**
 * A stable function that does what the newest render says: components with it need not render
 * again.
 */
export function useStable<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...given: Given) => newest.current(...given), []);
}
