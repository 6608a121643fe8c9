import type { Shape } from '../shape';
import { isDay, textControl } from '../text-control';
import { MediaControl } from './media-control';
import { typeOf } from './values';
import { components, h, say } from './wp';

export interface ControlProps {
  readonly schema: Shape;
  readonly label: string;
  readonly value: unknown;
  /** Takes a value and, of a picture that was chosen, what the library says that it shows. */
  onChange(value: unknown, alt?: string): void;
}

function ChoiceControl({ schema, label, value, onChange }: ControlProps) {
  const names = schema['x-atria']?.choices ?? [];
  const options = (schema.enum ?? []).map((one, at) => ({ label: names[at] ?? one, value: one }));
  const usual = options.find(({ value: one }) => one === schema.default);
  const none = usual ? say('%s (usual)', String(usual.label)) : '–';
  return h(components.SelectControl, {
    ...{ label, help: schema.description, onChange: (text: string) => onChange(text) },
    value: value ?? '',
    options: [{ label: none, value: '' }, ...options],
  });
}

function NumberControl({ schema, label, value, onChange }: ControlProps) {
  return h(components.TextControl, {
    ...{ label, help: schema.description },
    ...{ type: 'number', min: schema.minimum, max: schema.maximum },
    step: typeOf(schema) === 'integer' ? 1 : 'any',
    placeholder: schema.default ?? schema.examples?.[0],
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? undefined : Number(text)),
  });
}

function TextControl({ schema, label, value, onChange }: ControlProps) {
  const holds = schema['x-atria']?.holds;
  const placeholder = schema.default ?? schema.examples?.[0];
  const text = String(value ?? '');
  const shared = {
    ...{ label, help: schema.description, value: text, placeholder },
    onChange: (next: string) => onChange(next),
  };
  const control = textControl(holds, String(placeholder ?? ''));
  if (control === 'long') return h(components.TextareaControl, shared);
  const type = control === 'date' && isDay(text) ? 'date' : 'text';
  return h(components.TextControl, { ...shared, type });
}

/** The control of one value that is neither a list nor an object. */
export function Control(props: ControlProps): unknown {
  const { schema, label, value, onChange } = props;
  const type = typeOf(schema);
  if (schema.enum) return h(ChoiceControl, props);
  if (type === 'boolean')
    return h(components.ToggleControl, {
      ...{ label, help: schema.description, onChange: (next: boolean) => onChange(next) },
      checked: Boolean(value ?? schema.default),
    });
  if (type === 'number' || type === 'integer') return h(NumberControl, props);
  const holds = schema['x-atria']?.holds;
  const isFile =
    holds === 'picture' || holds === 'video' || holds === 'media' || holds === 'captions';
  return isFile ? h(MediaControl, { ...props, holds }) : h(TextControl, props);
}
