import type { Coded } from '../read/words-table';
import { placeText, textsOf } from './fields';
import type { FoundSlip } from './slips';
import { valuesOf } from './tag-data';
import { fieldsOf, type Vocabulary } from './vocabulary';

/**
 * Looks each of the given texts up once.
 * @param ask whether it exists; rejects if this is unknown
 * @returns whether it is known not to exist
 */
export function missing(ask: (text: string) => Promise<boolean>): (text: string) => boolean {
  const answers = new Map<string, boolean | undefined>();
  return (text) => {
    if (!answers.has(text)) {
      answers.set(text, undefined);
      ask(text)
        .then((isThere) => answers.set(text, isThere))
        .catch(() => {});
    }
    return answers.get(text) === false;
  };
}

/** The page has requested the same picture. */
const isNoPicture = missing(
  (src) =>
    new Promise((resolve) => {
      const [onload, onerror] = [true, false].map((isThere) => () => resolve(isThere));
      Object.assign(new Image(), { onload, onerror, src });
    }),
);

/** Pictures of a tag that fail to load, except those whose address is reported as wrong. */
export const missingPictures = (
  element: Element,
  vocabulary: Vocabulary,
  slips: readonly FoundSlip[],
): Coded[] =>
  textsOf('picture', valuesOf(element, vocabulary), fieldsOf(element, vocabulary))
    .filter(({ path }) => !slips.some((slip) => slip.path.join('.') === path.join('.')))
    .filter(({ text }) => isNoPicture(text))
    .map(({ text, path }) => ({
      code: 'noPicture',
      params: { where: placeText(path), address: text },
    }));
