import { isNothing, type Schema, typeOf, type Values } from './schema';
import { components, h } from './wp';

interface FieldProps {
  readonly schema: Schema;
  readonly name: string;
  readonly value: unknown;
  readonly isRequired?: boolean;
  onChange(value: unknown): void;
}

/** One control, or the controls of a list or an object. */
export function Field(props: FieldProps): unknown {
  const { schema, name, value, isRequired, onChange } = props;
  const label = `${schema.title ?? name}${isRequired ? ' *' : ''}`;
  const example = schema.examples?.[0];
  const shared = { label, help: schema.description, onChange };
  const type = typeOf(schema);
  if (type === 'array') return h(ListField, { ...props, label });
  if (type === 'object')
    return h(
      components.BaseControl,
      { label, help: schema.description, __nextHasNoMarginBottom: true },
      h(ObjectFields, { schema, value: (value ?? {}) as Values, onChange }),
    );
  if (schema.enum) {
    const options = schema.enum.map((one) => ({ label: one, value: one }));
    const none = { label: schema.default ? `${schema.default} (usual)` : '–', value: '' };
    return h(components.SelectControl, {
      ...shared,
      value: value ?? '',
      options: [none, ...options],
    });
  }
  if (type === 'boolean')
    return h(components.ToggleControl, { ...shared, checked: Boolean(value ?? schema.default) });
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber)
    return h(components.TextControl, {
      ...shared,
      ...{ type: 'number', min: schema.minimum, max: schema.maximum },
      step: type === 'integer' ? 1 : 'any',
      placeholder: schema.default ?? example,
      value: value ?? '',
      onChange: (text: string) => onChange(text === '' ? undefined : Number(text)),
    });
  const Control = /HTML/.test(schema.description ?? '')
    ? components.TextareaControl
    : components.TextControl;
  return h(Control, { ...shared, value: value ?? '', placeholder: schema.default ?? example });
}

interface ObjectProps {
  readonly schema: Schema;
  readonly value: Values;
  onChange(value: Values): void;
}

/** The controls of an object, in the order of its schema; what is emptied is left out. */
export const ObjectFields = ({ schema, value, onChange }: ObjectProps): unknown =>
  Object.entries(schema.properties ?? {}).map(([name, property]) =>
    h(Field, {
      key: name,
      schema: property,
      name,
      value: value[name],
      isRequired: schema.required?.includes(name),
      onChange: (next: unknown) => {
        const { [name]: _, ...rest } = value;
        onChange(isNothing(next) ? rest : { ...rest, [name]: next });
      },
    }),
  );

/** What an entry is called in its list: its first text. */
const titleOf = (entry: unknown, schema: Schema, at: number): string => {
  const { type: _, ...texts } = (entry ?? {}) as Record<string, unknown>;
  const first =
    typeof entry === 'string' ? entry : Object.values(texts).find((one) => typeof one === 'string');
  return `${at + 1}. ${first || (schema.title ?? '')}`;
};

function ListField({ schema, label, value, onChange }: FieldProps & { readonly label: string }) {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const item = schema.items ?? {};
  const isObject = typeOf(item) === 'object';
  /** Other entries in place of some. */
  const put = (at: number, count: number, ...given: readonly unknown[]) =>
    onChange([...entries.slice(0, at), ...given, ...entries.slice(at + count)]);
  const button = (text: string, onClick: () => void, more = {}) =>
    h(
      components.Button,
      { variant: 'secondary', onClick, style: { marginInlineEnd: '8px' }, ...more },
      text,
    );
  const entryOf = (entry: unknown, at: number) =>
    h(
      components.PanelBody,
      {
        key: at,
        title: titleOf(entry, item, at),
        initialOpen: isNothing(Object.values(entry ?? {})[0]),
      },
      isObject
        ? h(ObjectFields, {
            schema: item,
            value: entry as Values,
            onChange: (next) => put(at, 1, next),
          } as ObjectProps & Values)
        : h(Field, {
            schema: item,
            name: label,
            value: entry,
            onChange: (next: unknown) => put(at, 1, next ?? ''),
          }),
      at > 0 && button('Move up', () => put(at - 1, 2, entry, entries[at - 1])),
      button('Remove', () => put(at, 1), { isDestructive: true }),
    );
  return h(
    components.BaseControl,
    { label, help: schema.description, __nextHasNoMarginBottom: true },
    ...entries.map(entryOf),
    h(
      'p',
      null,
      button(`Add to ${schema.title ?? 'list'}`, () => put(entries.length, 0, isObject ? {} : '')),
    ),
  );
}
