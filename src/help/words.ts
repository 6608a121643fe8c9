import { english, type Words } from './words-english';
import { finnish } from './words-finnish';
import { swedish } from './words-swedish';

/** The words of the diagnostics for a language: `fi`, `sv-FI`, `se`; English for all others. */
export function wordsFor(language: string): Words {
  const code = language.toLowerCase().slice(0, 2);
  if (code === 'fi') return finnish;
  return code === 'sv' || code === 'se' ? swedish : english;
}
export type { Words };
