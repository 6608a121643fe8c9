import { type FoundSlip, placeText, textsOf } from './slips';
import { valuesOf } from './tag-data';
import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/** Whether there is a picture at an address; undefined as long as nobody knows. */
const answers = new Map<string, boolean | undefined>();

/** Asks once for a picture, which the page has asked for as well. */
function isGone(address: string): boolean {
  if (!answers.has(address)) {
    answers.set(address, undefined);
    const picture = new Image();
    picture.onload = () => answers.set(address, true);
    picture.onerror = () => answers.set(address, false);
    picture.src = address;
  }
  return answers.get(address) === false;
}

/** Pictures of a tag that cannot be had, but for those whose address is told to be wrong. */
export function missingPictures(
  element: Element,
  { tags, common, kinds }: Vocabulary,
  slips: readonly FoundSlip[],
  words: Words,
): string[] {
  const tag = element.localName;
  const values = valuesOf(element, tags[tag] ?? {}, common);
  return textsOf('picture', values, kinds[tag] ?? {})
    .filter(({ path }) => !slips.some((slip) => slip.path.join('.') === path.join('.')))
    .filter(({ text }) => isGone(text))
    .map(({ text, path }) => words.noPicture(placeText(path), text));
}
