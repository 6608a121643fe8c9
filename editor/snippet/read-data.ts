import { smallKeys } from '../../src/core/element/small-keys';
import { readWhole } from '../../src/help/read-whole';
import { unescaped } from './html-tokens';
import { readLoosely } from './loose-json';

export interface ReadData {
  readonly value: unknown;
  /** What was wrong, in the widgets' words; absent when nothing was. */
  readonly fault?: string | undefined;
  /** The value is a guess. */
  readonly isGuess: boolean;
}

/** The data of a pasted snippet: as the widgets read it, else as much as can be made out. */
export function readData(text: string): ReadData {
  // A CMS that shows source writes quotation marks as references.
  const plain = /&quot;|&#34;/.test(text) && !text.includes('"') ? unescaped(text) : text;
  const whole = readWhole(plain);
  if ('value' in whole)
    return { value: smallKeys(whole.value), fault: whole.fault, isGuess: false };
  // What a framework has made of data: nothing of them is left.
  if (/^\s*\[object \w+\]\s*$/.test(plain))
    return { value: undefined, fault: whole.fault, isGuess: false };
  return { value: smallKeys(readLoosely(plain)), fault: whole.fault, isGuess: true };
}
