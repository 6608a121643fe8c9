import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows } from './attribute-rows';
import { type EventRow, eventRows } from './event-rows';
import { type Field, flatFields } from './fields';

/** A text as it can stand in a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const code = (text: string): string => (text ? `\`${cell(text)}\`` : '');
const withExample = (description: string, example: string): string =>
  `${cell(description)}${example ? ` Example: ${code(example)}` : ''}`;
const inBold = (deprecated: string): string => deprecated && `**Deprecated:** ${cell(deprecated)} `;
const fallbackOf = (required: boolean, fallback: string): string =>
  required ? '**required**' : cell(fallback);

/** What stands in the column of types: a list and an object have a table of their own below. */
const shortType = ({ type, fields }: AttributeRow): string => {
  if (fields.length === 0) return cell(type.replaceAll("'", ''));
  return type.startsWith('readonly ') ? 'list' : 'object';
};

const attributeTable = (rows: readonly AttributeRow[]): string =>
  [
    '| attribute | type | default | what it does |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${code(row.name)} | ${shortType(row)} | ${fallbackOf(row.required, row.fallback)} | ${inBold(row.deprecated)}${withExample(row.description, row.example)} |`,
    ),
  ].join('\n');

const fieldTable = (fields: readonly Field[]): string =>
  [
    '| field | type | default | what it holds |',
    '|---|---|---|---|',
    ...flatFields(fields).map(
      ({ name, type, required, fallback, description, example }) =>
        `| ${code(name)} | ${cell(type.replaceAll('readonly ', ''))} | ${fallbackOf(required, fallback)} | ${withExample(description, example)} |`,
    ),
  ].join('\n');

const fieldsOf = (row: AttributeRow): string =>
  `${row.type.startsWith('readonly ') ? `Each entry of ${code(row.property)}` : `The fields of ${code(row.property)}`}:\n\n${fieldTable(row.fields)}`;

const detail = (field: Field): string =>
  `${code(field.name)} (${cell(field.type.replaceAll('readonly ', ''))}): ${cell(field.description)}`;
const eventItem = ({ name, description, cancelable, deprecated, fields }: EventRow): string =>
  [
    `- ${code(name)}${cancelable ? ' (cancelable)' : ''}: ${inBold(deprecated)}${description}`,
    ...fields.map((field) => `  - ${detail(field)}`),
  ].join('\n');

function section(contract: Contract): string {
  const { name, summary, events, slots = {}, calls = [] } = contract;
  const rows = attributeRows(contract, false);
  const slotItems = Object.entries(slots).map(([slot, text]) => `- ${code(slot)}: ${text}`);
  return [
    `## \`<atria-${name}>\``,
    summary,
    attributeTable(rows),
    ...rows.filter(({ fields }) => fields.length > 0).map(fieldsOf),
    ...listed('Events', eventRows(events).map(eventItem)),
    ...listed('Slots', slotItems),
    ...listed(
      'Calls',
      calls.map((call) => `- ${code(call)}`),
    ),
  ].join('\n\n');
}

const listed = (title: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`${title}:`, items.join('\n')] : [];

/** `docs/widgets.md`: what each widget takes, fires and calls. */
export const widgetTables = (contracts: readonly Contract[]): string => `# Widgets

Written by \`npm run docs\` from the contracts. Every element also takes \`brand\`, \`language\`, \`block-id\` and \`loading\`. It fires \`atria-paint\` when its first data has painted; the document fires \`atria-ready\` when all in view have. Without what is **required** a widget shows nothing; edit mode says so. Lists and objects come as JSON: by the property, the attribute, or the block.

${contracts.map(section).join('\n\n')}
`;
