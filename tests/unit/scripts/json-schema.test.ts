// @vitest-environment node
import Ajv from 'ajv/dist/2020';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jsonSchema, schemaIndex } from '../../../scripts/describe/json-schema';
import { shapeOf } from '../../../scripts/describe/json-shape';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { widgetFile } from '../../../scripts/shared/widget-files';
import { field } from '../../../src/api/field';
import { listOf, text as looseText, maybeNumber } from '../../../src/api/schema';
import { type Example, isState } from '../../../src/catalogue/examples';
import type { Shape } from '../../../src/cms/shape';
import { widgetContract } from '../../../src/core/element/contract';
import * as is from '../../../src/core/element/reading/attributes';

const contracts = await loadContracts();

// One for all: making one takes longer than using it.
const ajv = new Ajv({
  strict: true,
  allErrors: true,
  formats: { 'uri-reference': true },
}).addKeyword('x-atria');

interface Text {
  readonly path: string;
  readonly shape: Shape;
}

/** All free texts of a schema, with those of entries and objects. */
function textsIn(shape: Shape, path = ''): readonly Text[] {
  if (shape.items) return textsIn({ ...shape.items, examples: shape.examples?.flat() ?? [] }, path);
  if (shape.type === 'string' && !shape.enum) return [{ path, shape }];
  return Object.entries(shape.properties ?? {}).flatMap(([name, one]) =>
    textsIn(one, `${path}.${name}`),
  );
}

/** What a text must be declared to hold, by its example or its description. */
function toldBy({ examples = [], description = '' }: Shape): readonly string[] | undefined {
  const example = String(examples[0] ?? '');
  if (/\.(jpe?g|png|svg|webp)$/.test(example)) return ['picture', 'media'];
  if (/\.(mp4|webm)$/.test(example)) return ['video', 'media'];
  if (/\.vtt$/.test(example)) return ['captions'];
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return ['date'];
  if (/\bHTML\b/.test(description)) return ['html'];
  return /\b(line breaks stay|lines are kept)\b/.test(description) ? ['lines'] : undefined;
}

const itemSchema = v.object({
  label: field(v.string(), { description: 'Text of the item.', example: 'Kala' }),
  look: field(looseText, { description: 'Its look.', values: ['plain', 'bold'] }),
  stock: field(maybeNumber, { description: 'How many are left.', example: '4' }),
  images: field(listOf(looseText), {
    description: 'Pictures.',
    example: '/a.jpg',
    holds: 'picture',
  }),
});

const sample = jsonSchema(
  widgetContract({
    name: 'sample-box',
    purpose: 'cards',
    summary: 'A box.',
    wakes: 'load',
    because: 'A trial.',
    attributes: {
      heading: is.text({ description: 'Its heading.', example: 'Hei' }),
      moreUrl: is.url({ default: '/more', description: 'Where it leads.', holds: 'picture' }),
      rowsToDisplay: is.integer({ default: 2, min: 1, max: 50, description: 'Rows.' }),
      isOpen: is.flag({ description: 'Open.', example: 'true' }),
      columns: is.choice(['four', 'two'], { description: 'Columns.' }),
      items: is.list(itemSchema, { required: true, description: 'The items.' }),
    },
    slots: { logo: 'A logo.' },
  }),
);

describe('the JSON Schema of a widget', () => {
  it('has each attribute’s name, type, bounds and place', () => {
    const { heading, moreUrl, rowsToDisplay, isOpen, columns } = sample.properties;
    expect(heading).toEqual({
      title: 'Heading',
      description: 'Its heading.',
      type: 'string',
      examples: ['Hei'],
      'x-atria': { kind: 'text', attribute: 'heading' },
    });
    expect(moreUrl).toMatchObject({ format: 'uri-reference', default: '/more' });
    expect(moreUrl?.['x-atria']).toEqual({ kind: 'url', attribute: 'more-url', holds: 'picture' });
    expect(rowsToDisplay).toMatchObject({
      title: 'Rows to display',
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 2,
      'x-atria': { attribute: 'rows-to-display' },
    });
    expect(isOpen).toMatchObject({ type: 'boolean', default: false, examples: [true] });
    expect(columns).toMatchObject({ enum: ['four', 'two'], default: 'four' });
  });

  it('shows lists to their depth, and puts them into the JSON child', () => {
    expect(sample.properties.items).toEqual({
      title: 'Items',
      description: 'The items.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          label: {
            title: 'Label',
            description: 'Text of the item.',
            type: 'string',
            examples: ['Kala'],
          },
          look: {
            title: 'Look',
            description: 'Its look.',
            type: 'string',
            enum: ['plain', 'bold'],
          },
          stock: {
            title: 'Stock',
            description: 'How many are left.',
            type: ['number', 'null'],
            examples: [4],
          },
          images: {
            title: 'Images',
            description: 'Pictures.',
            type: 'array',
            items: { type: 'string', 'x-atria': { holds: 'picture' } },
            examples: [['/a.jpg']],
          },
        },
        required: ['label'],
      },
      'x-atria': { kind: 'json' },
    });
  });

  it('names required values, the tag and its slots, and allows nothing unknown', () => {
    expect(sample.required).toEqual(['items']);
    expect(sample['x-atria']).toEqual({
      tag: 'atria-sample-box',
      purpose: 'cards',
      slots: { logo: 'A logo.' },
    });
    expect(ajv.validate(sample, { items: [], haeding: 'Hei' })).toBe(false);
  });

  it('has the common values of every widget, marked as such', () => {
    expect(sample.properties.blockId?.['x-atria']).toEqual({
      kind: 'text',
      attribute: 'block-id',
      common: true,
    });
  });

  it('refuses a kind of schema that it was not taught', () => {
    expect(() => shapeOf(v.date())).toThrow('cannot show a schema of type date');
  });

  it('is listed with its tag and its file', () => {
    const [first] = schemaIndex(contracts.filter(({ name }) => name === 'card-grid'));
    expect(first).toMatchObject({
      tag: 'atria-card-grid',
      title: 'Card grid',
      schema: 'atria-card-grid.json',
    });
  });
});

describe.each(contracts)('the JSON Schema of $name', (contract) => {
  const schema = jsonSchema(contract);

  it('is valid for each of its examples, except for faults that they show', async () => {
    const check = ajv.compile(schema);
    const file = widgetFile(contract.name, 'examples');
    const { examples } = (await import(/* @vite-ignore */ file)) as {
      examples: Record<string, Example>;
    };
    const wrong = Object.entries(examples).flatMap(([name, example]) => {
      const { attributes, brand, language } = example;
      const values = JSON.parse(JSON.stringify({ ...attributes, brand, language }));
      check(values);
      return (check.errors ?? [])
        .filter(({ keyword, instancePath }) => keyword !== 'required' || instancePath !== '')
        .filter(({ keyword }) => keyword !== 'enum' || !isState(example))
        .map(({ instancePath, message }) => `${name}${instancePath} ${message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('declares which texts are files, days and HTML, wherever an example or a sentence shows it', () => {
    const untold = textsIn(schema).filter(({ shape }) => {
      const told = toldBy(shape);
      return told && !told.includes(shape['x-atria']?.holds ?? 'nothing');
    });
    expect(untold.map(({ path }) => `${path}: say by holds what it is`)).toEqual([]);
  });

  it('has examples and defaults that are valid by itself', () => {
    for (const [name, { 'x-atria': _, ...shape }] of Object.entries(schema.properties))
      for (const value of [shape.default, ...(shape.examples ?? [])])
        if (value !== undefined)
          expect([name, value, ajv.validate(shape, value)]).toEqual([name, value, true]);
  });
});
