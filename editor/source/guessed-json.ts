import { jsonrepair } from 'jsonrepair';
import { mendJson, unescapedJson } from '../../src/core/element/reading/mend-json';
import { smallKeys } from '../../src/core/element/reading/small-keys';

/** What an editor's data hold. */
export interface ReadJson {
  readonly value: unknown;
  /** What was wrong with them; absent if nothing was. */
  readonly fault?: ReturnType<typeof mendJson>['fault'];
  /** Whether the value is a guess, which its author must check. */
  readonly isGuess: boolean;
}

/** The names of fields without what a forgotten quotation mark has left behind them: `header: `. */
function withoutColons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutColons);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/\s*:\s*$/, ''),
      withoutColons(inner),
    ]),
  );
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
    return withoutColons(JSON.parse(jsonrepair(plain)));
  } catch {
    return undefined;
  }
}

/** Data as the widgets read them, else as much of them as can be guessed. */
export function guessedJson(text: string): ReadJson {
  const reading = mendJson(text);
  const isRead = 'value' in reading;
  const value = isRead ? reading.value : guess(unescapedJson(text));
  return { value: smallKeys(value), fault: reading.fault, isGuess: !isRead && value !== undefined };
}
