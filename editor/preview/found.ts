import type { Problem } from '../../src/core/element/problem';
import type { EditedWindow } from '../../src/help/mistake';
import type { Words } from '../../src/help/words';

const problemsKey = Symbol.for('atria.problems');

/**
 * What edit mode finds wrong at a tag, in the words of its page: beyond what the tag's own reading
 * says of its values, which the form has said already.
 */
export function foundAt(tag: Element | null, words: Words): readonly string[] {
  const page = tag?.ownerDocument.defaultView as EditedWindow | null | undefined;
  const problems = page?.atria?.problems?.() ?? [];
  const own = (tag as { [problemsKey]?: readonly Problem[] } | null)?.[problemsKey] ?? [];
  const said = own.map(words.problem);
  return problems
    .filter(({ element, text }) => element === tag && !said.includes(text))
    .map(({ text }) => text);
}
