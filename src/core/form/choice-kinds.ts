import * as v from 'valibot';
import type {
  CheckboxesField,
  CheckboxField,
  ChoiceField,
  Choices,
  ChosenProduct,
  FieldOptions,
  Option,
  ProductField,
  StarsField,
} from './field';

interface ChoiceOptions<V> extends FieldOptions<V> {
  /** Labels of the options by value. */
  readonly choices?: Choices;
}

const oneOf =
  (kind: ChoiceField['kind']) =>
  (label: string, { choices = {}, ...options }: ChoiceOptions<string> = {}): ChoiceField => ({
    kind,
    label,
    choices,
    empty: options.start ?? '',
    isEmpty: (value) => value === '',
    schema: v.pipe(
      v.string(),
      v.check(
        // Options that the view gives are known to it alone.
        (value) => value === '' || value in choices || Object.keys(choices).length === 0,
        '/form/no-option',
      ),
    ),
    ...options,
  });

/** One of a few options, all in sight. */
export const radio = oneOf('radio');
/** One of many options, in a list that opens. */
export const select = oneOf('select');

interface CheckboxOptions extends FieldOptions<boolean> {
  /** Text of the link below it, to what is agreed to. */
  readonly link?: string;
}

/** A yes or no. */
export const checkbox = (label: string, options: CheckboxOptions = {}): CheckboxField => ({
  kind: 'checkbox',
  label,
  empty: options.start ?? false,
  isEmpty: (value) => !value,
  schema: v.boolean(),
  ...options,
});

/** Any of a few options; sends their values. */
export const checkboxes = (
  label: string,
  { choices = {}, ...options }: ChoiceOptions<readonly Option[]> = {},
): CheckboxesField => ({
  kind: 'checkboxes',
  label,
  choices,
  empty: options.start ?? [],
  isEmpty: (value) => value.length === 0,
  schema: v.array(v.object({ value: v.string(), label: v.string() })),
  wire: (name) => ({
    names: [name],
    write: (chosen) => ({ [name]: chosen.map(({ value }) => value) }),
    read: (data) => {
      const given = data[name];
      return Array.isArray(given) ? given.map((value) => ({ value, label: '' })) : given;
    },
  }),
  ...options,
});

/** One to five stars [IMP-17]; 0 is none yet. */
export const stars = (label: string, options: FieldOptions<number> = {}): StarsField => ({
  kind: 'stars',
  label,
  empty: options.start ?? 0,
  isEmpty: (value) => value === 0,
  schema: v.pipe(
    v.number(),
    v.check((value) => [0, 1, 2, 3, 4, 5].includes(value), '/form/no-option'),
  ),
  ...options,
});

const noProduct: ChosenProduct = { title: '', productId: 0 };

/** A product of the retail list, found by its title [FORM-17, FORM-18]. */
export const product = (
  label: string,
  options: FieldOptions<ChosenProduct> = {},
): ProductField => ({
  kind: 'product',
  label,
  empty: noProduct,
  isEmpty: ({ title }) => title.trim() === '',
  schema: v.object({ title: v.string(), productId: v.number() }),
  ...options,
});
