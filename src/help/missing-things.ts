import { requestOf } from '../api/call-address';
import { rawSettings, settingsText } from '../core/page/raw-settings';
import { readWhole } from './read-whole';
import { type FoundSlip, placeText, textsOf } from './slips';
import { valuesOf } from './tag-data';
import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/**
 * Asks once for each of the texts it is given.
 * @param ask whether there is such a thing; rejects where nobody can say
 * @returns whether it is known that there is none
 */
function missing(ask: (text: string) => Promise<boolean>): (text: string) => boolean {
  const answers = new Map<string, boolean | undefined>();
  return (text) => {
    if (!answers.has(text)) {
      answers.set(text, undefined);
      ask(text).then(
        (isThere) => answers.set(text, isThere),
        () => {},
      );
    }
    return answers.get(text) === false;
  };
}

/** The page has asked for the same picture. */
const isNoPicture = missing(
  (src) =>
    new Promise((resolve) => {
      const [onload, onerror] = [true, false].map((isThere) => () => resolve(isThere));
      Object.assign(new Image(), { onload, onerror, src });
    }),
);

/** Of the shop, by its code. What is of the network, the calls of the page tell. */
const isNoProduct = missing(async (code) => {
  const path = `/api/products/${encodeURIComponent(code)}`;
  const { texts } = rawSettings(readWhole(settingsText() || '{}').value);
  const { address, ...request } = requestOf({ path }, texts);
  return (await fetch(address, request)).status !== 404;
});

/** Pictures of a tag that cannot be had, but for those whose address is told to be wrong. */
export const missingPictures = (
  element: Element,
  vocabulary: Vocabulary,
  slips: readonly FoundSlip[],
  words: Words,
): string[] =>
  textsOf('picture', valuesOf(element, vocabulary), vocabulary.kinds[element.localName] ?? {})
    .filter(({ path }) => !slips.some((slip) => slip.path.join('.') === path.join('.')))
    .filter(({ text }) => isNoPicture(text))
    .map(({ text, path }) => words.noPicture(placeText(path), text));

/** The codes of products that are named at a tag, but that the shop has not. */
export const missingProducts = (element: Element, vocabulary: Vocabulary): string[] =>
  textsOf('product', valuesOf(element, vocabulary), vocabulary.kinds[element.localName] ?? {})
    .map(({ text }) => text)
    .filter(isNoProduct);
