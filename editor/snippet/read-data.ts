import { mendJson, unescapedJson } from '../../src/core/element/reading/mend-json';
import { smallKeys } from '../../src/core/element/reading/small-keys';
import type { Coded } from '../../src/read/words-table';
import { readLoosely } from './loose-json';

export interface ReadData {
  readonly value: unknown;
  /** What was wrong; absent if nothing was. */
  readonly fault?: Coded | undefined;
  /** Whether the value is a guess. */
  readonly isGuess: boolean;
}

/** The data of a pasted snippet: as the widgets read it, else as much as can be guessed. */
export function readData(text: string): ReadData {
  const whole = mendJson(text);
  if ('value' in whole)
    return { value: smallKeys(whole.value), fault: whole.fault, isGuess: false };
  // A framework's text for an object: its data is lost.
  if (/^\s*\[object \w+\]\s*$/.test(text))
    return { value: undefined, fault: whole.fault, isGuess: false };
  return { value: smallKeys(readLoosely(unescapedJson(text))), fault: whole.fault, isGuess: true };
}
