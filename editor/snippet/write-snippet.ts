import { exampleMarkup } from '../../src/core/element/example-markup';
import type { Example } from '../../src/core/element/examples';
import { type Draft, tidied } from '../model/values';
import type { EditorWidget } from '../model/widgets';

/** The tag to copy into a page, as the documentation writes it. */
export function writeSnippet(
  { contract }: EditorWidget,
  { values, extra, between }: Draft,
): string {
  const example = {
    title: '',
    attributes: tidied(contract, values),
    ...(between && { fallback: between }),
  };
  return exampleMarkup(contract, example as Example, extra);
}
