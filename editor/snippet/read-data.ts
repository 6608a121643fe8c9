import { smallKeys } from '../../src/core/element/small-keys';
import { readWhole } from '../../src/help/read-whole';
import { unescaped } from './html-tokens';
import { readLoosely } from './loose-json';

export interface ReadData {
  readonly value: unknown;
  /** What was wrong, in the widgets' words; absent if nothing was. */
  readonly fault?: string | undefined;
  /** Whether the value is a guess. */
  readonly isGuess: boolean;
}

/** The data of a pasted snippet: as the widgets read it, else as much as can be guessed. */
export function readData(text: string): ReadData {
  // A CMS that shows source writes quotation marks as references.
  const plain = /&quot;|&#34;/.test(text) && !text.includes('"') ? unescaped(text) : text;
  const whole = readWhole(plain);
  if ('value' in whole)
    return { value: smallKeys(whole.value), fault: whole.fault, isGuess: false };
  // A framework's text for an object: its data is lost.
  if (/^\s*\[object \w+\]\s*$/.test(plain))
    return { value: undefined, fault: whole.fault, isGuess: false };
  return { value: smallKeys(readLoosely(plain)), fault: whole.fault, isGuess: true };
}
