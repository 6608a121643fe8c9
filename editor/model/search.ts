import { textsIn } from '../texts';
import { uiLanguages } from '../ui-languages';
import { rowOf } from '../words';
import { type EditorWidget, widgetsIn } from './widgets';

/** What may be searched for, in all languages of the catalogue. */
interface Said {
  /** What a widget is called, and by other words: these are found by a part of them, too. */
  readonly names: string;
  /** Each word of what else is said of it. */
  readonly words: readonly string[];
}

let said: ReadonlyMap<string, Said> | undefined;

function saidOf(widgets: readonly EditorWidget[]): Said {
  const [{ name, tag, contract } = {} as EditorWidget] = widgets;
  const search = rowOf(name, 'search', 'search');
  const names = [tag, ...widgets.map(({ title }) => title), ...Object.values(search ?? {})];
  const rest = [
    ...widgets.flatMap(({ summary, fields }) => [
      summary,
      // Every widget has those, so that they say nothing of one.
      ...fields.filter(({ isCommon }) => !isCommon).map(({ label }) => label),
    ]),
    ...uiLanguages.map((ui) => (contract.purpose ? textsIn[ui].purposes[contract.purpose] : '')),
  ];
  return {
    names: names.join(' ').toLowerCase(),
    words: [...names, ...rest]
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\d-]+/u),
  };
}

/** What is said of each widget, by its name: who writes may know one word in another language. */
function saidByName(): ReadonlyMap<string, Said> {
  const all = uiLanguages.map(widgetsIn);
  return new Map(
    widgetsIn('en').map(({ name }) => [
      name,
      saidOf(all.flatMap((widgets) => widgets.filter((one) => one.name === name))),
    ]),
  );
}

/** A word without the ending that Finnish bends: `reseptit` and `reseptejä` begin with `resept`. */
const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/[tn]$/, '').replace(/[aeiouyäö]{1,2}$/, '');

/** Whether a word begins one that is said; of names also a part: `lomake` is in `viestilomake`. */
const isSaid = ({ names, words }: Said, begun: string): boolean =>
  words.some((word) => word.startsWith(begun)) || (begun.length >= 4 && names.includes(begun));

/**
 * The names of the widgets of which all words are said, and whether they are called so. Where there
 * are none, the words are cut from their ends until there are: `lomakkeet` finds `lomake`.
 */
function foundBy(wanted: string): ReadonlyMap<string, boolean> {
  said ??= saidByName();
  const words = wanted
    .toLowerCase()
    .split(/[\s<>]+/)
    .filter(Boolean)
    .map(stemOf);
  const longest = Math.max(4, ...words.map((word) => word.length));
  for (let length = longest; length >= 4; length--) {
    const begun = words.map((word) => word.slice(0, length));
    const found = [...said].filter(([, one]) => begun.every((word) => isSaid(one, word)));
    if (found.length > 0)
      return new Map(
        found.map(([name, { names }]) => [name, begun.every((word) => names.includes(word))]),
      );
  }
  return new Map();
}

/** The widgets among these that a text finds; those that are called so come first. */
export function foundIn(widgets: readonly EditorWidget[], wanted: string): EditorWidget[] {
  const names = foundBy(wanted);
  const rank = ({ name }: EditorWidget) => (names.get(name) ? 0 : 1);
  return widgets
    .filter(({ name }) => names.has(name))
    .sort((one, other) => rank(one) - rank(other));
}
