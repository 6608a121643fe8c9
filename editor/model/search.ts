import { comparable } from '../../src/read/compare';
import { cached } from '../cached';
import { sayFor } from '../texts';
import { uiLanguages } from '../ui-languages';
import { rowOf } from '../words';
import { type EditorWidget, widgetNamed, widgetsIn } from './widgets';

/** The words to search for, in all languages of the catalogue. */
interface Said {
  /** The widget's name and other words for it: a part of them matches, too. */
  readonly names: string;
  /** Each word of its other texts. */
  readonly words: readonly string[];
}

/**
 * The searchable words of a widget, by its name: an editor may know a word in another language.
 */
const saidOf = cached((name: string): Said => {
  const widgets = uiLanguages.flatMap((ui) => widgetNamed(name, ui) ?? []);
  const [{ tag, contract } = {} as EditorWidget] = widgets;
  const search = rowOf(name, 'search', 'search');
  const names = [tag, ...widgets.map(({ title }) => title), ...Object.values(search ?? {})];
  const rest = [
    ...widgets.flatMap(({ summary, fields }) => [
      summary,
      // Every widget has those, so they identify none.
      ...fields.filter(({ isCommon }) => !isCommon).map(({ label }) => label),
    ]),
    ...uiLanguages.map((ui) =>
      contract.purpose ? sayFor(ui)(`purposes.${contract.purpose}`) : '',
    ),
  ];
  return {
    names: comparable(names.join(' ')),
    words: comparable([...names, ...rest].join(' ')).split(/[^\p{L}\d]+/u),
  };
});

/** A word without its Finnish ending: `reseptit` and `reseptejä` begin with `resept`. */
const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/[tn]$/, '').replace(/[aeiouyäö]{1,2}$/, '');

/**
 * Whether a word is the beginning of a searchable one; for names also a part: `lomake` is in
 * `viestilomake`.
 */
const isSaid = ({ names, words }: Said, begun: string): boolean =>
  words.some((word) => word.startsWith(begun)) || (begun.length >= 4 && names.includes(begun));

/**
 * The names of the widgets that match all words, and whether by their names. If there are none, the
 * words are shortened from their ends until there are: `lomakkeet` finds `lomake`.
 */
function foundBy(wanted: string): ReadonlyMap<string, boolean> {
  const words = comparable(wanted)
    .split(/[\s<>]+/)
    .filter(Boolean)
    .map(stemOf);
  const longest = Math.max(4, ...words.map((word) => word.length));
  for (let length = longest; length >= 4; length--) {
    const begun = words.map((word) => word.slice(0, length));
    const found = widgetsIn('en').filter(({ name }) =>
      begun.every((word) => isSaid(saidOf(name), word)),
    );
    if (found.length > 0)
      return new Map(
        found.map(({ name }) => [name, begun.every((word) => saidOf(name).names.includes(word))]),
      );
  }
  return new Map();
}

/** The widgets among these that a text finds; those found by their names come first. */
export function foundIn(widgets: readonly EditorWidget[], wanted: string): EditorWidget[] {
  const names = foundBy(wanted);
  const rank = ({ name }: EditorWidget) => (names.get(name) ? 0 : 1);
  return widgets
    .filter(({ name }) => names.has(name))
    .sort((one, other) => rank(one) - rank(other));
}
