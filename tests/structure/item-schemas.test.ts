// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coreOf, known } from '../../scripts/describe/fields';
import { loadContracts } from '../../scripts/shared/load-contracts';
import { field } from '../../src/api/field';
import * as vocabulary from '../../src/api/schema';

const words = new Set<unknown>(Object.values(vocabulary));

/** Parts of a schema that do not come from the vocabulary of src/api/schema.ts. */
function rawIn(schema: v.GenericSchema, path: string): string[] {
  if (words.has(schema)) return [];
  const { type, entries, item, pipe } = { ...known(schema), ...(schema as { pipe?: unknown[] }) };
  const [first] = pipe ?? [];
  if (first && first !== schema && !entries) return rawIn(first as v.GenericSchema, path);
  if (type === 'nullish') return rawIn(coreOf(schema), path);
  if (entries)
    return Object.entries(entries).flatMap(([name, one]) =>
      rawIn(one as v.GenericSchema, `${path}.${name}`),
    );
  // A list of ours removes entries that its schema refuses.
  if (type === 'array' && item && v.is(schema, [Symbol('no value')]))
    return rawIn(item, `${path}[]`);
  return [`${path} is a raw ${type}: take a word of src/api/schema.ts`];
}

describe('the entries of lists and objects of a contract', async () => {
  const attributes = (await loadContracts()).flatMap(({ name, attributes }) =>
    Object.entries(attributes)
      .filter(([, { kind }]) => kind === 'json')
      .map(([key, { schema }]) => [`${name} ${key}`, schema] as const),
  );

  it.each(attributes)('accept what answers accept: %s [ELEM-10, ELEM-11]', (path, schema) => {
    expect(rawIn(schema, path)).toEqual([]);
  });

  it.each([
    ['raw string', v.object({ a: field(v.string(), {}) })],
    ['raw optional', v.object({ a: v.optional(v.string(), '') })],
    ['raw boolean', v.object({ a: v.nullish(v.boolean(), false) })],
    ['raw number', v.object({ a: v.pipe(v.number(), v.integer()) })],
    ['raw array', v.object({ a: vocabulary.listOf(v.object({ b: v.array(vocabulary.text) })) })],
    ['raw union', v.object({ a: v.union([v.string(), v.number()]) })],
  ])('are found if they are a %s: %#', (what, schema) => {
    expect(rawIn(schema, 'entry').join()).toContain(what);
  });
});
