import { jsonSchema } from '../../scripts/describe/json-schema';
import type { Holds } from '../../src/api/field';
import { type Example, isState } from '../../src/catalogue/examples';
import type { Shape } from '../../src/cms/shape';
import type { Contract } from '../../src/core/element/contract';
import { placesIn } from '../../src/help/fields';
import { readDate } from '../../src/read/date';
import type { Wording } from '../words';
import { asText, isGiven, objectOf, type Values } from './values';

/** The control for a value. */
export type Control = 'text' | 'long' | 'date' | 'number' | 'flag' | 'choice' | 'list' | 'object';

/** A value to choose, and its name. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A question of the form: an attribute, a field of a list's entry, or one of an object. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** What to use instead of a deprecated value; else ''. */
  readonly deprecated: string;
  readonly example: string;
  /** Other known values; any other text is accepted, too. */
  readonly suggestions: readonly string[];
  readonly control: Control;
  readonly required: boolean;
  /** The default value, in words. */
  readonly fallback: string;
  readonly options: readonly Option[];
  /** The label for choosing none; '' for the usual one. */
  readonly none: string;
  /** The fields of an object, or of a list's entry; none if the entries are plain texts. */
  readonly fields: readonly FormField[];
  /** Whether it is shown at once; the others are in a fold. */
  readonly isMain: boolean;
  /** Whether every widget has it. */
  readonly isCommon: boolean;
  /** What its text holds, or that of its entries. */
  readonly holds: Holds | undefined;
  /** The path of the widget's search, which knows its categories. */
  readonly search: string | undefined;
  /** The schema of its value, or of its entries. */
  readonly part: Shape;
}

const holdsOf = ({ items, 'x-atria': marks }: Shape): Holds | undefined =>
  marks?.holds ?? items?.['x-atria']?.holds;

/** The control for a value: for a text a date picker, or a large field if it can be long. */
function controlOf(shape: Shape, example: string): Control {
  const { type, properties, enum: values } = shape;
  const types = [type].flat();
  if (types.includes('array')) return 'list';
  if (properties || types.includes('object')) return 'object';
  if (values) return 'choice';
  if (types.includes('boolean')) return 'flag';
  if (types.includes('number') || types.includes('integer')) return 'number';
  const holds = holdsOf(shape);
  if (holds === 'date') return 'date';
  // A longer example does not fit into a single-line field.
  return holds === 'html' || holds === 'lines' || example.length > 60 ? 'long' : 'text';
}

/** The paths of the values in a widget's examples: `cards.header`. */
const pathsIn = (examples: readonly Example[]): ReadonlySet<string> =>
  new Set(
    examples
      .filter((one) => !isState(one))
      .flatMap(({ attributes }) => placesIn(attributes, undefined))
      .filter(({ value }) => isGiven(value))
      .map(({ path }) => path.filter((key) => typeof key === 'string').join('.')),
  );

/** The questions of a widget's form, from its JSON Schema; those of every tag are in a fold. */
export function formFields(
  contract: Contract,
  examples: readonly Example[],
  say: Wording,
): readonly FormField[] {
  const inExamples = pathsIn(examples);
  const fieldsOf = ({ properties = {}, required = [] }: Shape, path: string): FormField[] =>
    Object.entries(properties).map(([name, shape]) => {
      const { examples = [], items, 'x-atria': marks } = shape;
      const here = path ? `${path}.${name}` : name;
      const example = asText(examples[0]);
      const isRequired = required.includes(name);
      const isCommon = marks?.common ?? false;
      const fields = fieldsOf(items ?? shape, here);
      // If no example has any, all are shown at once.
      const hasMain = fields.some(({ isMain }) => isMain);
      return {
        name,
        label: say('label', name, shape.title),
        description: say('text', shape.description ?? ''),
        deprecated: path ? '' : say('text', contract.attributes[name]?.deprecated ?? ''),
        example,
        suggestions: examples.length > 1 ? examples.map(String) : [],
        control: controlOf(shape, example),
        required: isRequired,
        fallback: asText(shape.default),
        options: (shape.enum ?? []).map((one) => ({
          value: String(one),
          label: say('choice', String(one)),
        })),
        none: '',
        fields: hasMain ? fields : fields.map((field) => ({ ...field, isMain: true })),
        isMain: !isCommon && (isRequired || inExamples.has(here) || marks?.kind === 'json'),
        isCommon,
        holds: holdsOf(shape),
        search: contract.placement?.request?.[0]?.path,
        part: items ?? shape,
      };
    });
  return fieldsOf(jsonSchema(contract), '');
}

/** A list whose entries are texts and not objects. */
export const isPlainList = ({ control, fields }: FormField): boolean =>
  control === 'list' && fields.length === 0;

/** A new entry of a list: empty, but with the look and kind of the one before. */
export function newEntry({ fields }: FormField, before: unknown): Values {
  const values = objectOf(before);
  const kinds = fields.filter(({ name, control }) => control === 'choice' && values[name]);
  return Object.fromEntries(kinds.map(({ name }) => [name, values[name]]));
}

/** Whether a date field can show a text: an ISO day or nothing. A day with a time does not fit. */
export const isDay = (text: string): boolean => !text || readDate(text) === text;
