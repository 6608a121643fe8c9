import type { FormField } from './form-fields';
import type { Values } from './values';
import type { EditorWidget } from './widgets';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What somebody writes: of choices and numbers an example may well be right. */
const isWritten = ({ control }: FormField): boolean =>
  control === 'text' || control === 'long' || control === 'list' || control === 'object';

/** The places of a form that still say what an example says: `Heading`, `Cards 2`. */
export function ofExample({ examples, fields }: EditorWidget, values: Values): readonly string[] {
  const all = Object.values(examples).map(({ attributes = {} }) => attributes as Values);
  return fields.filter(isWritten).flatMap(({ name, label }) => {
    const value = values[name];
    const given = all.map((one) => one[name]).filter((one) => one !== undefined);
    if (!value || !Array.isArray(value))
      return value && given.some((one) => same(one, value)) ? [label] : [];
    const entries = given.flatMap((one) => (Array.isArray(one) ? one : []));
    return value.flatMap((entry, at) =>
      entries.some((one) => same(one, entry)) ? [`${label} ${at + 1}`] : [],
    );
  });
}
