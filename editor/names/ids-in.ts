import type { IdOf } from '../../src/api/field';
import { isIdKind } from '../../src/catalogue/id-kinds';
import { idsOf } from '../../src/help/known-ids';
import type { AskedId } from '../../src/help/named';
import type { FormField } from '../model/form-fields';
import type { Path } from '../model/mistakes';

/** The kind of a field's ids; undefined if it holds none. */
export const idKindOf = ({ holds }: Pick<FormField, 'holds'>): IdOf | undefined =>
  isIdKind(holds) ? holds : undefined;

/** Whether a field accepts several ids, with commas between them. */
export const hasSeveral = ({ holds }: Pick<FormField, 'holds'>): boolean => holds === 'categories';

/** An id in a form, and its place. */
export interface PlacedId {
  readonly path: Path;
  readonly asked: AskedId;
}

/** All ids in a form, each with its place. */
export function idsIn(
  fields: readonly FormField[],
  values: unknown,
  before: Path = [],
): readonly PlacedId[] {
  if (typeof values !== 'object' || values === null) return [];
  return fields.flatMap((field) => {
    const path = [...before, field.name];
    const value = (values as Readonly<Record<string, unknown>>)[field.name];
    const kind = idKindOf(field);
    if (kind) {
      const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
      const ids = hasSeveral(field) ? idsOf(text) : text ? [text] : [];
      return ids.map((id) => ({ path, asked: { kind, id, search: field.search } }));
    }
    if (Array.isArray(value))
      return value.flatMap((entry, at) => idsIn(field.fields, entry, [...path, at]));
    return idsIn(field.fields, value, path);
  });
}
