import type { Language } from '../../src/core/page/language';
import { sourceOf } from './sources';
import { placesIn, type Source } from './unit';
import { entriesOf, type Xliff } from './xliff-file';

/** The result of reading a file of translations, and its messages. */
export interface Outcome {
  /** The new text of each file that changes, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly changed: readonly string[];
  readonly missing: readonly string[];
  /** The refused translations, and why. */
  readonly refused: readonly string[];
}

interface Entry {
  readonly source: string;
  readonly target?: string;
}

/** Why a translation is refused; undefined if it is not. */
function faultOf({ source, target = '' }: Entry, known: Entry | undefined): string | undefined {
  if (!known) return 'there is no such text any more';
  if (source !== known.source) return 'its source text has changed since';
  const [wanted, given] = [source, target].map((one) => placesIn(one).join(' '));
  return wanted === given
    ? undefined
    : `it has ${given || 'no {0}'}, its source ${wanted || 'none'}`;
}

/** Writes translations into the sources. An equal text stays unchanged, to the byte. */
export function readBack(
  sources: readonly Source[],
  language: Language,
  resources: Xliff['resources'],
): Outcome {
  const files = new Map<string, string>();
  const [changed, missing, refused]: [string[], string[], string[]] = [[], [], []];
  for (const [path, entries] of Object.entries(resources)) {
    let source = sources.find((one) => one.path === path);
    for (const [id, given] of Object.entries(entries)) {
      const known = source && entriesOf(source, language)[id];
      const name = `${path} ${id}`;
      if (!given.target) missing.push(name);
      else if (given.target !== known?.target) {
        const fault = faultOf(given, known);
        if (fault) refused.push(`${name}: ${fault}`);
        else if (source) {
          const text = source.withText(language, id, given.target);
          files.set(path, text);
          source = sourceOf(path, text);
          changed.push(`${name}: ${known?.target ?? 'nothing'} → ${given.target}`);
        }
      }
    }
  }
  return { files, changed, missing, refused };
}
