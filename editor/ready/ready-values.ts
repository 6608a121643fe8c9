import type { Language } from '../../src/core/page/language';
import type { Values } from '../model/values';
import { readyNames } from './ready-kinds';
import { piecesIn } from './ready-pages';

/** A widget's values in the first ready page that has it, in a language. */
export function readyValues(name: string, language: Language): Values | undefined {
  const pieces = readyNames.flatMap((page) => piecesIn(page, language));
  const own = pieces.find((piece) => 'widget' in piece && piece.widget === name);
  return own && 'values' in own && Object.keys(own.values).length > 0 ? own.values : undefined;
}
