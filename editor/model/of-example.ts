import { cached } from '../cached';
import type { FormField } from './form-fields';
import type { Values } from './values';
import type { EditorWidget } from './widgets';

/** An entry as a text, made once: all others stay equal while one is written. */
const entryText = cached((entry: object) => JSON.stringify(entry), new WeakMap());
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? entryText(value) : `${JSON.stringify(value)}`;

/** Values that people write: for choices and numbers an example's value may well be right. */
const isWritten = ({ control }: FormField): boolean =>
  control === 'text' || control === 'long' || control === 'list' || control === 'object';

/** Numbers in readable ranges: 1, 2, 3 and 5 are `1–3` and `5`. */
function runsOf(numbers: readonly number[]): readonly string[] {
  const isFirst = (one: number) => !numbers.includes(one - 1);
  const isLast = (one: number) => !numbers.includes(one + 1);
  const ends = numbers.filter(isLast);
  return numbers.filter(isFirst).map((from, at) => {
    const to = ends[at] ?? from;
    return from === to ? `${from}` : `${from}–${to}`;
  });
}

/**
 * The places of a form that still have an example's text: `Heading`, `Cards 2–8`.
 *
 * @param begun the form's first content, beside the widget's own examples
 */
export function ofExample(
  { examples, fields }: EditorWidget,
  values: Values,
  begun: Values = {},
): readonly string[] {
  const all = [
    begun,
    ...Object.values(examples).map(({ attributes = {} }) => attributes as Values),
  ];
  return fields.filter(isWritten).flatMap(({ name, label }) => {
    const value = values[name];
    if (!value) return [];
    const given = all.flatMap((one) => (one[name] === undefined ? [] : [one[name]]));
    const isGiven = (part: unknown, parts: readonly unknown[]) =>
      parts.some((one) => textOf(one) === textOf(part));
    if (!Array.isArray(value)) return isGiven(value, given) ? [label] : [];
    const entries = given.flatMap((one) => (Array.isArray(one) ? one : []));
    const left = value.flatMap((entry, at) => (isGiven(entry, entries) ? [at + 1] : []));
    return runsOf(left).map((run) => `${label} ${run}`);
  });
}
