import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Field, fieldsOf } from '../../scripts/describe/fields';
import { widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import { type Path, pathText } from '../../src/api/read-by';
import type { Example } from '../../src/catalogue/examples';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import type { Problem } from '../../src/core/element/problem';
import { readValues } from '../../src/core/element/reading/values';
import { expectFaults } from './support/expect-faults';
import { renderWidget } from './support/render-widget';

interface Place {
  readonly path: Path;
  readonly field: Field;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places of an object's fields, or of those of a list's first entry. */
function placesIn(fields: readonly Field[], value: unknown, before: Path = []): Place[] {
  if (Array.isArray(value)) return placesIn(fields, value[0], [...before, 0]);
  if (!isObject(value)) return [];
  return fields.flatMap((field) => {
    const path = [...before, field.name];
    return [{ path, field }, ...placesIn(field.fields, value[field.name], path)];
  });
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

/** A copy with another value in a place; without a value nothing is there. */
function withValue(value: unknown, path: Path, other: unknown): unknown {
  const copy = structuredClone(value);
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) ?? '';
  if (other === undefined) delete holder[key];
  else holder[key] = other;
  return copy;
}

/**
 * The value of a host that has numbers for texts and texts for the rest; undefined for other
 * fields.
 */
function otherKind({ type, fields, example }: Field, given: unknown): unknown {
  if (fields.length > 0 || /readonly/.test(type)) return undefined;
  if (type.startsWith('boolean')) return given ? 'True' : 'false';
  if (type.startsWith('number')) return String(given ?? (example || 7));
  return 7;
}

const inCapitals = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCapitals);
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key.replace(/^./, (first) => first.toUpperCase()),
      inCapitals(inner),
    ]),
  );
};

/** The number of entries in all lists of a value. */
const entryCount = (value: unknown): number =>
  Array.isArray(value)
    ? value.length + value.reduce((sum, one) => sum + entryCount(one), 0)
    : isObject(value)
      ? Object.values(value).reduce<number>((sum, one) => sum + entryCount(one), 0)
      : 0;

interface Case {
  readonly widget: WidgetDefinition;
  readonly name: string;
  readonly given: unknown;
  readonly others: Readonly<Record<string, unknown>>;
}

/** Every list and object of a widget, as in an example. */
async function casesOf(folder: string): Promise<Case[]> {
  const [{ widget }, { examples }] = (await Promise.all([
    import(/* @vite-ignore */ widgetFile(folder, 'widget')),
    import(/* @vite-ignore */ widgetFile(folder, 'examples')),
  ])) as [{ widget: WidgetDefinition }, { examples: Record<string, Example> }];
  const names = Object.entries(widget.contract.attributes).filter(
    ([, { kind }]) => kind === 'json',
  );
  return names.flatMap(([name, { fallback }]) => {
    const all: Readonly<Record<string, unknown>>[] = Object.values(examples).map(
      ({ attributes = {} }) => attributes,
    );
    const others = all.find((one) => entryCount(one[name]) || isObject(one[name])) ?? {};
    return [{ widget, name, given: others[name] ?? fallback, others }];
  });
}

const cases = (await Promise.all(widgetNames().map(casesOf))).flat();
const title = ({ widget, name }: Case): string => `${widget.contract.name} ${name}`;

const read = ({ widget, name }: Case, value: unknown) => {
  const { [name]: attribute } = widget.contract.attributes;
  if (!attribute) throw new Error(`${name} is no attribute`);
  const sources = { properties: {}, attribute: () => null, page: {}, block: { [name]: value } };
  const { values, problems } = readValues({ [name]: attribute }, sources);
  return { value: values[name], problems };
};

const placesOf = ({ widget, name, given }: Case): Place[] => {
  const attribute = widget.contract.attributes[name];
  return attribute ? placesIn(fieldsOf(attribute.schema), given) : [];
};

/** Names that wait for a value which is absent: `Quantity: `. */
const unfinished = '[aria-label$=":"], [aria-label$=": "]';

/** Renders the widget with the value, and expects that it does not break. */
function expectToRender({ widget, name, others }: Case, value: unknown): void {
  const error = expectFaults();
  const { container } = renderWidget(widget, { props: { ...others, [name]: value } });
  const names = [...container.querySelectorAll(unfinished)].map((one) => one.outerHTML);
  cleanup();
  expect(names).toEqual([]);
  expect(error.mock.calls.map((call) => call.map(String).join(' '))).toEqual([]);
}

describe.each(cases.map((one) => [title(one), one] as const))('the values of %s', (_, one) => {
  const { given } = one;
  const whole = entryCount(read(one, given).value);

  it('are in an example', () => {
    expect(read(one, given).problems).toEqual([]);
    expect(isObject(given) || entryCount(given) > 0).toBe(true);
  });

  it('may be null, or absent, if optional; else the field is named [ELEM-10, ELEM-11]', () => {
    for (const { path, field } of placesOf(one))
      for (const absent of [null, undefined]) {
        const { value, problems } = read(one, withValue(given, path, absent));
        const where = `${one.name}${pathText(path)}`;
        if (field.mayBeAbsent) {
          // A value that is valid without its entries, but not without this, is reported as a
          // whole.
          const isMissed = ({ where: at }: Problem) => field.required && at === one.name;
          expect(
            problems.filter((problem) => !isMissed(problem)),
            where,
          ).toEqual([]);
          expect(entryCount(value)).toBe(whole - entryCount(valueAt(given, path)));
        } else {
          expect(problems).toEqual([
            {
              source: 'block',
              where,
              code: 'wrong',
              params: {
                given: { code: 'nothing' },
                expected: {
                  code: '{expected}; the entry is left out',
                  params: { expected: { code: expect.stringMatching(/^[a-z]/) } },
                },
              },
            },
          ]);
          expect(entryCount(value)).toBeLessThan(whole);
        }
        expectToRender(one, value);
      }
  });

  it('may have numbers for texts, and texts for numbers and flags [ELEM-10, ELEM-11]', () => {
    for (const { path, field } of placesOf(one)) {
      const other = otherKind(field, valueAt(given, path));
      if (other === undefined) continue;
      const { value, problems } = read(one, withValue(given, path, other));
      expect(problems, pathText(path)).toEqual([]);
      expect(entryCount(value)).toBe(whole);
      expectToRender(one, value);
    }
  });

  it('may have keys with capitals [ELEM-11]', () => {
    expect(read(one, inCapitals(given))).toEqual(read(one, given));
  });

  it('lose only a field’s entry, with its name, if it has another shape [ELEM-10]', () => {
    for (const { path, field } of placesOf(one)) {
      if (field.fields.length > 0) continue;
      const { problems } = read(one, withValue(given, path, { strange: [{}] }));
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({
        source: 'block',
        where: `${one.name}${pathText(path)}`,
      });
    }
  });
});
