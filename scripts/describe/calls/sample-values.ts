import type { FilesField } from '../../../src/core/files/file-type';
import type { AnyForm } from '../../../src/core/form/define-form';
import type { Field, Values } from '../../../src/core/form/field';
import type { AreaField } from '../../../src/core/form/kinds/area';
import type { TextField } from '../../../src/core/form/kinds/text';

/** A field with the properties of some kinds. */
export type AnyField = Field &
  Partial<
    Pick<TextField, 'autoComplete'> &
      Pick<AreaField, 'maxLength'> &
      Pick<FilesField, 'types' | 'max'>
  >;
export const fieldsOf = ({ fields }: AnyForm): [string, AnyField][] => Object.entries(fields);

/** A token of the stand-in captcha, see stand-in/api/validation.ts. */
export const sampleToken = 'demo-token';

/** The content of a text field, by its autofill token. */
const texts: Readonly<Record<string, string>> = {
  name: 'Aino Aalto',
  'given-name': 'Aino',
  'family-name': 'Aalto',
  nickname: 'Aino',
  organization: 'Lounasravintola Aalto',
  'address-line1': 'Kauppakatu 1',
  'address-level1': 'Uusimaa',
  'address-level2': 'Helsinki',
  'postal-code': '00100',
};

/** The smallest file of a type: a picture of one pixel, a PDF's first line. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const sampleFile = (types: readonly string[]) =>
  types.includes('application/pdf')
    ? { Name: 'suunnitelma.pdf', Data: 'data:application/pdf;base64,JVBERi0xLjQK' }
    : { Name: 'kuva.png', Data: `data:image/png;base64,${png}` };

function sampleOf(field: AnyField): unknown {
  if (field.start !== undefined && field.start !== '') return field.start;
  if (field.kind === 'text' || field.kind === 'postal-code')
    return texts[field.autoComplete?.split(' ').at(-1) ?? ''] ?? '1';
  if (field.kind === 'email') return 'aino@example.fi';
  if (field.kind === 'phone') return '501234567';
  if (field.kind === 'area') return 'Hei';
  if (field.kind === 'select' || field.kind === 'radio') return Object.keys(field.choices ?? {})[0];
  if (field.kind === 'checkbox') return true;
  if (field.kind === 'stars') return 4;
  if (field.kind === 'product') return { title: 'Atria Wilhelm 400 g', productId: 1002 };
  if (field.kind === 'date') return '2026-12-24';
  if (field.kind === 'files') return [sampleFile(field.types ?? [])];
  return field.empty;
}

/** Values that a visitor could enter in a form; for a hidden field only its start value. */
export const sampleValues = (form: AnyForm): Values =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, sampleOf(field)]));
