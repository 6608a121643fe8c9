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
 * Whether all words are beginnings of a widget's searchable ones; in its names they may also be
 * parts: `lomake` is in `viestilomake`.
 */
function isFound(widget: EditorWidget, begun: readonly string[]): boolean {
  const { names, words } = saidOf(widget.name);
  const isSaid = (begin: string) =>
    words.some((word) => word.startsWith(begin)) || (begin.length >= 4 && names.includes(begin));
  return begun.every(isSaid);
}

/**
 * The searched words. If no widget has them all, they are shortened from their ends until one does:
 * `lomakkeet` finds `lomake`.
 */
function begunBy(wanted: string): readonly string[] | undefined {
  const words = comparable(wanted)
    .split(/[\s<>]+/)
    .filter(Boolean)
    .map(stemOf);
  const longest = Math.max(4, ...words.map((word) => word.length));
  for (let length = longest; length >= 4; length--) {
    const begun = words.map((word) => word.slice(0, length));
    if (widgetsIn('en').some((widget) => isFound(widget, begun))) return begun;
  }
  return undefined;
}

/** The widgets among these that a text finds; those found by their names come first. */
export function foundIn(widgets: readonly EditorWidget[], wanted: string): EditorWidget[] {
  const begun = begunBy(wanted);
  if (!begun) return [];
  const rank = ({ name }: EditorWidget) =>
    begun.every((word) => saidOf(name).names.includes(word)) ? 0 : 1;
  return widgets
    .filter((widget) => isFound(widget, begun))
    .sort((one, other) => rank(one) - rank(other));
}
