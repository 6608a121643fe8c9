import { type EditorWidget, widgetsIn } from './widgets';

/** What is said of a widget, as far as one may search for it. */
const saidOf = ({ tag, title, summary, fields }: EditorWidget): string =>
  [tag, title, summary, ...fields.map(({ label }) => label)].join(' ');

let said: ReadonlyMap<string, string> | undefined;

/** What is said of each widget in both languages, by its name: documentation is in English. */
function saidByName(): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const ui of ['en', 'fi'] as const)
    for (const widget of widgetsIn(ui))
      all.set(widget.name, `${all.get(widget.name) ?? ''} ${saidOf(widget)}`.toLowerCase());
  return all;
}

/** A word without the ending that Finnish bends: `reseptit` and `reseptejä` begin with `resept`. */
const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/[tn]$/, '').replace(/[aeiouyäö]{1,2}$/, '');

/**
 * The names of the widgets of which all words are said. Where there are none, the words are cut from
 * their ends until there are: `lomakkeet` finds `lomake`.
 */
export function foundBy(wanted: string): ReadonlySet<string> {
  said ??= saidByName();
  const words = wanted
    .toLowerCase()
    .split(/[\s<>]+/)
    .filter(Boolean)
    .map(stemOf);
  const longest = Math.max(4, ...words.map((word) => word.length));
  for (let length = longest; length >= 4; length--) {
    const begun = words.map((word) => word.slice(0, length));
    const found = [...said].filter(([, text]) => begun.every((word) => text.includes(word)));
    if (found.length > 0) return new Set(found.map(([name]) => name));
  }
  return new Set();
}
