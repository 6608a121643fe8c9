import * as v from 'valibot';
import { field } from '../../api/field';
import { safeUrl } from '../page/safe-url';

/**
 * One attribute of a widget: how its text is read, what a value must be, and what holds without
 * one. `description` and `example` are for documentation and are cut from the build.
 */
export interface Attribute<T> {
  readonly kind: 'text' | 'integer' | 'number' | 'flag' | 'choice' | 'url' | 'json';
  readonly fallback: T;
  /** What a right value looks like, for diagnostics. */
  readonly expected: string;
  /** Checks a value from a property or a block. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** Turns an attribute's text into a value for the schema; throws when it cannot. */
  readonly parse: (text: string) => unknown;
  /** The widget shows nothing without it, which edit mode tells. */
  readonly required: boolean;
  /** The values of a choice. */
  readonly options?: readonly string[];
  readonly description?: string | undefined;
  readonly example?: string | undefined;
}

interface Docs {
  /** What the attribute does, for editors; ends with a full stop. */
  readonly description: string;
  /** A value as it would stand in the tag. */
  readonly example?: string;
}

interface Need {
  /** The widget shows nothing without it: said in edit mode and in the documentation. */
  readonly required?: true;
}

const common = ({ description, example, required = false }: Docs & { required?: boolean }) => ({
  description,
  example,
  required,
});

/** Any text; without a default it is '' . */
export function text(options: Docs & Need & { default?: string }): Attribute<string> {
  return {
    kind: 'text',
    fallback: options.default ?? '',
    expected: 'a text',
    schema: v.string(),
    parse: String,
    ...common(options),
  };
}

interface Range {
  min?: number;
  max?: number;
}

const range = ({ min = -Infinity, max = Infinity }: Range): string =>
  `${min === -Infinity ? '' : ` from ${min}`}${max === Infinity ? '' : ` up to ${max}`}`;

function numeric<T extends number | undefined>(
  kind: 'integer' | 'number',
  options: Docs & Need & Range & { default?: number },
): Attribute<T> {
  const { min = -Infinity, max = Infinity } = options;
  const fits = (value: number) =>
    value >= min && value <= max && (kind === 'number' || Number.isSafeInteger(value));
  return {
    kind,
    fallback: options.default as T,
    expected: `${kind === 'integer' ? 'a whole number' : 'a number'}${range(options)}`,
    schema: v.pipe(v.number(), v.finite(), v.check(fits)) as unknown as v.GenericSchema<unknown, T>,
    parse: (given) => (/^\s*[+-]?\d+(\.\d+)?\s*$/.test(given) ? Number(given) : given),
    ...common(options),
  };
}

/** A whole number; without a default it may be undefined. */
export function integer(options: Docs & Range & { default: number }): Attribute<number>;
export function integer(options: Docs & Need & Range): Attribute<number | undefined>;
export function integer(options: Docs & Need & Range & { default?: number }) {
  return numeric<number | undefined>('integer', options);
}

/** A decimal number with a point; without a default it may be undefined. */
export function number(options: Docs & Range & { default: number }): Attribute<number>;
export function number(options: Docs & Need & Range): Attribute<number | undefined>;
export function number(options: Docs & Need & Range & { default?: number }) {
  return numeric<number | undefined>('number', options);
}

/** Present (also empty) is true, absent or "false" is false [ELEM-02]. */
export function flag(options: Docs & { default?: boolean }): Attribute<boolean> {
  return {
    kind: 'flag',
    fallback: options.default ?? false,
    expected: 'present or absent, "true" or "false"',
    schema: v.boolean(),
    parse: (given) => given.trim().toLowerCase() !== 'false',
    ...common(options),
  };
}

/** One of the named values; the first is the default unless another is named. */
export function choice<const T extends readonly [string, ...string[]]>(
  options: T,
  docs: Docs & { default?: T[number] },
): Attribute<T[number]> {
  return {
    kind: 'choice',
    fallback: docs.default ?? options[0],
    expected: `one of ${options.join(', ')}`,
    schema: v.picklist(options),
    parse: (given) => given.trim(),
    options,
    ...common(docs),
  };
}

/** An address that may become a link: relative, http(s), mailto or tel [IMP-09]. */
export function url(options: Docs & Need & { default?: string }): Attribute<string> {
  return {
    kind: 'url',
    fallback: options.default ?? '',
    expected: 'an address (relative, https:, mailto: or tel:)',
    schema: v.pipe(
      v.string(),
      v.check((value) => value === '' || safeUrl(value) !== undefined),
    ),
    parse: (given) => given.trim(),
    ...common(options),
  };
}

/** An object given as JSON; without one it is undefined. */
export function json<T>(
  schema: v.GenericSchema<unknown, T>,
  options: Docs & Need,
): Attribute<T | undefined> {
  return {
    kind: 'json',
    fallback: undefined,
    expected: 'a JSON object of the documented shape',
    schema,
    parse: (given) => JSON.parse(given),
    ...common(options),
  };
}

/** A list given as JSON; an entry of the wrong shape is left out and reported, the rest stays. */
export function list<T>(
  item: v.GenericSchema<unknown, T>,
  options: Docs & Need & { default?: readonly T[] },
): Attribute<readonly T[]> {
  return {
    kind: 'json',
    fallback: options.default ?? [],
    expected: 'a JSON list of the documented shape',
    schema: tolerantList(item),
    parse: (given) => JSON.parse(given),
    ...common(options),
  };
}

/** Entries that pass, in order; the ones that do not are told to whoever reads (`left out`). */
const tolerantList = <T>(item: v.GenericSchema<unknown, T>) =>
  field(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries): readonly T[] =>
        entries.flatMap((entry) => {
          const result = v.safeParse(item, entry);
          return result.success ? [result.output] : [];
        }),
      ),
    ),
    { item },
  );
