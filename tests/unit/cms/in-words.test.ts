// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sayingOf } from '../../../editor/finnish/finnish';
import { type FormField, formFields } from '../../../editor/model/form-fields';
import { blockTexts, fieldTexts } from '../../../scripts/cms/field-texts';
import { blockJson } from '../../../scripts/cms/wordpress';
import { jsonSchema } from '../../../scripts/describe/json-schema';
import { words } from '../../../scripts/describe/names';
import { loadContracts } from '../../../scripts/load-contracts';
import type { Shape } from '../../../src/cms/shape';

const contracts = await loadContracts();
const schemas = contracts.map(jsonSchema);
const texts = fieldTexts(schemas);

let inWords: typeof import('../../../src/cms/wordpress/in-words')['inWords'];
beforeAll(async () => {
  const i18n = { _x: (text: string, context: string) => texts[`${context}\u0004${text}`] ?? text };
  vi.stubGlobal('wp', { element: {}, i18n });
  ({ inWords } = await import('../../../src/cms/wordpress/in-words'));
  return () => vi.unstubAllGlobals();
});

/** What a form says, field by field. */
type Said = readonly [label: string, description: string, choices: readonly string[], Said][];

const saidByBlock = ({ properties = {} }: Shape): Said =>
  Object.entries(properties).map(([name, one]) => [
    ...([one.title ?? name, one.description ?? '', one['x-atria']?.choices ?? []] as const),
    saidByBlock(one.items ?? one),
  ]);
const saidByCatalogue = (fields: readonly FormField[]): Said =>
  fields.map(({ label, description, options, fields: inner }) => [
    ...([label, description, options.map((one) => one.label)] as const),
    saidByCatalogue(inner),
  ]);

describe('a block for who edits in Finnish', () => {
  it.each(contracts)('says of $name what the catalogue says', (contract) => {
    const say = sayingOf(contract.name, 'fi');
    const schema = inWords(jsonSchema(contract));
    expect(schema.title).toBe(say('titles', words(contract.name)));
    expect(saidByBlock(schema)).toEqual(saidByCatalogue(formFields(contract, [], say)));
  });

  it('keeps the names and values that stand in the tag', () => {
    const named = (shape: Shape): unknown =>
      Object.entries(shape.properties ?? {}).map(([name, one]) => [
        ...[name, one.enum, one.default, one['x-atria']?.attribute, named(one.items ?? one)],
      ]);
    for (const schema of schemas) expect(named(inWords(schema))).toEqual(named(schema));
  });

  it('is named in Finnish where blocks are chosen', () => {
    const found = blockTexts(schemas);
    expect(found['block title\u0004Card grid']).toBe('Korttiruudukko');
    const english = schemas.filter(({ title, description }) =>
      [`block title\u0004${title}`, `block description\u0004${description}`].some(
        (key) => !found[key] || found[key] === key.split('\u0004')[1],
      ),
    );
    expect(english.map(({ title }) => title)).toEqual([]);
    for (const schema of schemas) expect(blockJson(schema).textdomain).toBe('atria-widgets');
  });
});
