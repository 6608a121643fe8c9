import type { Say } from '../../src/read/words-table';
import { nameOfEntry } from '../model/entries';
import type { FormField } from '../model/form-fields';
import { isPlainObject, type Values } from '../model/values';
import { textOf } from '../source/page-source';
import { firstWords, type Part } from './parts';

/** The name of a part in the list. */
export interface PartName {
  readonly title: string;
  /** Its text; '' without any. */
  readonly words: string;
}

const isFile = ({ holds }: FormField): boolean => /picture|video|media|captions/.test(holds ?? '');

/**
 * The first words of a widget's values: its heading, else a text, else those of its first entry.
 */
function wordsOf(fields: readonly FormField[], values: Values): string {
  const texts = fields.filter(
    (field) => /text|long/.test(field.control) && !isFile(field) && values[field.name],
  );
  const best = texts.find(({ name }) => /^(heading|title|text|label)$/.test(name));
  if (best) return firstWords(textOf(String(values[best.name])));
  for (const { name, control, part } of fields) {
    const [first] = control === 'list' && Array.isArray(values[name]) ? values[name] : [];
    if (isPlainObject(first)) return nameOfEntry(first, part);
  }
  return '';
}

/** The name and text of a part, in a language of the catalogue. */
export function partName(part: Part, t: Say): PartName {
  if (part.kind === 'widget') {
    const { widget, draft, written } = part.tag;
    if (widget) return { title: widget.title, words: wordsOf(widget.fields, draft.values) };
    return { title: t('unknownPart', { name: /[^<\s/>]+/.exec(written)?.[0] ?? '' }), words: '' };
  }
  const { words } = part;
  if (/^h[1-6]$/.test(part.name)) return { title: t('ownHeading'), words };
  if (part.name === 'p') return { title: t('ownText'), words };
  return { title: part.name ? t('ownElement', { name: part.name }) : t('ownWords'), words };
}

/** Both in one. */
export const wholeName = ({ title, words }: PartName): string =>
  words ? `${title}: ${words}` : title;
