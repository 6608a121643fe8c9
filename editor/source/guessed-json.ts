import { jsonrepair } from 'jsonrepair';
import { mendJson, unescapedJson } from '../../src/core/element/reading/mend-json';
import { smallKeys } from '../../src/core/element/reading/small-keys';
import { isPlainObject } from '../model/values';

/** The names of fields without what a forgotten quotation mark has left behind them: `header: `. */
function withoutColons(_: string, value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, inner]) => [name.replace(/\s*:\s*$/, ''), inner]));
}

/** What can be guessed of a text that is no JSON; undefined for nothing. */
function guess(text: string): unknown {
  const begin = text.search(/[[{]/);
  // A framework's text for an object: its data are lost.
  if (begin < 0 || /^\s*\[object \w+\]\s*$/.test(text)) return undefined;
  const plain = text
    .slice(begin)
    .replace(/<\/?p\b[^>]*>|<br\b[^>]*>/gi, ' ')
    .replace(/[„‟«»]/g, '"');
  try {
    return JSON.parse(jsonrepair(plain), withoutColons);
  } catch {
    return undefined;
  }
}

/** Data as the widgets read them, else as much of them as can be guessed. */
export function guessedJson(text: string) {
  const reading = mendJson(text);
  const isRead = 'value' in reading;
  const value = isRead ? reading.value : guess(unescapedJson(text));
  return {
    value: smallKeys(value),
    /** What was wrong with them; absent if nothing was. */
    fault: reading.fault,
    /** Whether the value is a guess, which its author must check. */
    isGuess: !isRead && value !== undefined,
  };
}
