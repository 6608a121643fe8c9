import { escapedText, exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import { isHarmless, safeMarkup } from '../../src/cms/safe-markup';
import { ofEveryElement } from '../../src/help/unknown-names';
import { formMistakes } from '../model/mistakes';
import { type Draft, tidied } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import type { ReadTag } from './read-snippet';

const isSafe = ([name, value]: Draft['extra'][number]): boolean =>
  ofEveryElement.test(name) && isHarmless(name, value);

/** The parts of a draft that are not written: it may come from anybody's link or paste. */
export const leftOutOf = ({
  extra,
  between,
}: Pick<Draft, 'extra' | 'between'>): readonly string[] => [
  ...extra.filter((one) => !isSafe(one)).map(([name]) => name),
  ...safeMarkup(between).leftOut,
];

/** The tag to copy into a page, as the documentation writes it; the preview is made from it. */
export function writeSnippet(
  { contract }: EditorWidget,
  { values, extra, between }: Draft,
): string {
  const fallback = safeMarkup(between).html;
  const example = {
    title: '',
    attributes: tidied(contract, values),
    ...(fallback && { fallback }),
  };
  const own = extra
    .filter(isSafe)
    .map(([name, value]) => (value ? `${name}="${escapedText(value)}"` : name));
  return exampleMarkup(contract, example as Example, own.join(' '));
}

/** The number of mistakes in a tag: in its writing and in its values. */
export const wrongIn = ({ widget, draft, mistakes }: ReadTag): number =>
  mistakes.length +
  (widget ? formMistakes(widget.contract, widget.fields, draft.values).length : 0);
