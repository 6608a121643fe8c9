import { useEffect, useState } from 'react';
import type { IdOf } from '../../src/api/field';
import { isIdKind } from '../../src/catalogue/id-kinds';
import { type AskedId, idsOf, type Known, type Named } from '../../src/help/known-ids';
import type { FormField } from '../model/form-fields';
import type { Path } from '../model/mistakes';
import { useUi } from '../ui';

/** The pause after typing before the back end is asked, in ms. */
const pause = 300;

/** What is known about ids; they are requested after a pause. */
export function useNames(asked: readonly AskedId[]): readonly Known[] {
  const { names } = useUi();
  const [, setAnswers] = useState(0);
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is asked.
  useEffect(() => {
    const come = () => setAnswers((count) => count + 1);
    const open = asked.filter((one) => typeof names?.known(one) !== 'object');
    const timer = setTimeout(() => {
      for (const one of open) names?.look(one).then(come);
    }, pause);
    return () => clearTimeout(timer);
  }, [names, key]);
  return asked.map((one) => names?.known(one));
}

/** The offers for a text. */
export interface Offered {
  readonly status: 'idle' | 'looking' | 'found' | 'failed';
  readonly all: readonly Named[];
}

const idle: Offered = { status: 'idle', all: [] };

/** The content with a text in its name; null makes no request. */
export function useOffered(wanted: string | null, { kind, search }: Omit<AskedId, 'id'>): Offered {
  const { names } = useUi();
  const [offered, setOffered] = useState(idle);
  useEffect(() => {
    if (wanted === null || !names) {
      setOffered(idle);
      return undefined;
    }
    let isOver = false;
    const come = (next: Offered) => isOver || setOffered(next);
    // The results for the text before stay until the answer.
    setOffered(({ all }) => ({ status: 'looking', all }));
    const timer = setTimeout(() => {
      names
        .find(wanted, { kind, search })
        .then((all) => come({ status: 'found', all }))
        .catch(() => come({ status: 'failed', all: [] }));
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [names, wanted, kind, search]);
  return offered;
}

/** The kind of a field's ids; undefined if it holds none. */
export const idKindOf = ({ holds }: Pick<FormField, 'holds'>): IdOf | undefined =>
  isIdKind(holds) ? holds : undefined;

/** Whether a field accepts several ids, with commas between them. */
export const hasSeveral = ({ holds }: Pick<FormField, 'holds'>): boolean => holds === 'categories';

/** All ids in a form, each with its place. */
export function idsIn(
  fields: readonly FormField[],
  values: unknown,
  before: Path = [],
): readonly { readonly path: Path; readonly asked: AskedId }[] {
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
