import { isNothing, type Schema, typeOf, type Values } from './schema';
import { components, element, h } from './wp';

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

const button = (text: string, onClick: () => void, more = {}) =>
  h(
    components.Button,
    { variant: 'secondary', onClick, style: { marginInlineEnd: '8px' }, ...more },
    text,
  );

interface EntryProps {
  readonly schema: Schema;
  readonly at: number;
  readonly entry: unknown;
  onChange(entry: unknown): void;
  onMove(): void;
  onRemove(): void;
}

/** An entry of a list, folded unless it has just been added. */
function Entry({ schema, at, entry, onChange, onMove, onRemove }: EntryProps) {
  const isNew = element.useRef(isNothing(Object.values(entry ?? {})[0])).current;
  const title = titleOf(entry, schema, at);
  return h(
    components.PanelBody,
    { title, initialOpen: isNew },
    typeOf(schema) === 'object'
      ? h(ObjectFields, { schema, value: entry, onChange })
      : h(Field, { schema, name: title, value: entry, onChange }),
    at > 0 && button('Move up', onMove),
    button('Remove', onRemove, { isDestructive: true }),
  );
}

function ListField({ schema, label, value, onChange }: FieldProps & { readonly label: string }) {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const item = schema.items ?? {};
  /** Other entries in place of some. */
  const put = (at: number, count: number, ...given: readonly unknown[]) =>
    onChange([...entries.slice(0, at), ...given, ...entries.slice(at + count)]);
  const start = typeOf(item) === 'object' ? {} : '';
  return h(
    components.BaseControl,
    { label, help: schema.description, __nextHasNoMarginBottom: true },
    ...entries.map((entry, at) =>
      h(Entry, {
        key: at,
        schema: item,
        at,
        entry,
        onChange: (next: unknown) => put(at, 1, next ?? start),
        onMove: () => put(at - 1, 2, entry, entries[at - 1]),
        onRemove: () => put(at, 1),
      }),
    ),
    h(
      'p',
      null,
      button(`Add to ${schema.title ?? 'list'}`, () => put(entries.length, 0, start)),
    ),
  );
}
