import type { Example } from '../../src/catalogue/examples';
import { idKinds, isIdKind } from '../../src/catalogue/id-kinds';
import { purposes } from '../../src/catalogue/purposes';
import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows } from './attribute-rows';
import { byPurpose } from './by-purpose';
import type { DescribedContract } from './described-contracts';
import { type EventRow, eventRows } from './event-rows';
import { type Field, flatFields } from './fields';
import { shortExample } from './short-example';

/** A text escaped for a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const code = (text: string): string => (text ? `\`${cell(text)}\`` : '');
/** What something does, what its id refers to, and a value. */
const withExample = ({ description, holds, example }: Described): string =>
  [
    cell(description),
    isIdKind(holds) && `It names ${idKinds[holds]}.`,
    example && `Example: ${code(example)}`,
  ]
    .filter(Boolean)
    .join(' ');
type Described = Pick<AttributeRow, 'description' | 'holds' | 'example'>;
const inBold = (deprecated: string): string => deprecated && `**Deprecated:** ${cell(deprecated)} `;
const fallbackOf = (required: boolean, fallback: string): string =>
  required ? '**required**' : cell(fallback);

/** The text in the column of types: a list and an object have their own table below. */
const shortType = ({ type, fields }: AttributeRow): string => {
  if (fields.length === 0) return cell(usual(type.replaceAll("'", '')));
  return type.startsWith('readonly ') ? 'list' : 'object';
};

const attributeTable = (rows: readonly AttributeRow[]): string =>
  [
    '| attribute | type | default | what it does |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${code(row.name)} | ${shortType(row)} | ${fallbackOf(row.required, row.fallback)} | ${inBold(row.deprecated)}${withExample(row)} |`,
    ),
  ].join('\n');

/** A type in its usual form; a sentence above the tables says that a number may be a text. */
const usual = (type: string): string =>
  type
    .replaceAll('readonly ', '')
    .replace(/\b(string|number|boolean) \| (string|number)\b/g, '$1')
    .replace(/\((\w+)\)\[\]/g, '$1[]');

const fieldTable = (fields: readonly Field[]): string =>
  [
    '| field | type | default | what it holds |',
    '|---|---|---|---|',
    ...flatFields(fields).map(
      (field) =>
        `| ${code(field.name)} | ${cell(usual(field.type))} | ${fallbackOf(field.required, field.fallback)} | ${withExample(field)} |`,
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

/** When its place stays empty; undefined for a widget that always shows something. */
function nothingShows(contract: Contract, rows: readonly AttributeRow[]): string | undefined {
  const required = rows.filter((row) => row.required).map((row) => code(row.name));
  const without = required.length > 0 && `without ${required.join(' and ')}`;
  const reasons = [without, contract.unseen].filter(Boolean);
  return reasons.length > 0
    ? `Shows nothing: ${reasons.join('. ')}.`.replace(/\.\.$/, '.')
    : undefined;
}

/** The parts of a widget's section beside its contract. */
export interface Shown {
  readonly example?: Example | undefined;
  /** The address of its picture, relative to the document. */
  readonly picture?: string | undefined;
}

function section(contract: DescribedContract, { example, picture }: Shown = {}): string {
  const { name, summary, events, slots = {}, calls } = contract;
  const rows = attributeRows(contract, false);
  const slotItems = Object.entries(slots).map(([slot, text]) => `- ${code(slot)}: ${text}`);
  return [
    `## \`<atria-${name}>\``,
    summary,
    picture && `![](${picture})`,
    nothingShows(contract, rows),
    example && `\`\`\`html\n${shortExample(contract, example)}\n\`\`\``,
    attributeTable(rows),
    ...rows.filter(({ fields }) => fields.length > 0).map(fieldsOf),
    ...listed('Events', eventRows(events).map(eventItem)),
    ...listed('Slots', slotItems),
    ...listed(
      'Calls',
      calls.map((call) => `- ${code(call)}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const listed = (title: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`${title}:`, items.join('\n')] : [];

/** The widgets by their purpose for editors, a line per purpose. */
const purposeList = (contracts: readonly Contract[]): string =>
  byPurpose(contracts, (one) => one)
    .map(({ purpose, widgets }) => {
      const links = widgets.map(({ name }) => `[${name}](#atria-${name})`);
      return `- ${purposes[purpose]}: ${links.join(', ')}`;
    })
    .join('\n');

/**
 * `docs/widgets.md`: the attributes, events and calls of each widget, with an example.
 *
 * @param shown the example and the picture of each widget, by the widget's name.
 */
export const widgetTables = (
  contracts: readonly DescribedContract[],
  shown: Readonly<Record<string, Shown>>,
): string => `# Widgets

\`npm run docs\` writes this page from the contracts. For every widget:

- It also has the attributes \`brand\`, \`language\`, \`block-id\` and \`loading\`.
- Lists and objects are JSON: in the property, the attribute, or the block. The examples here show the first entries of long lists.
- In entries and objects, null counts as absent. A number may replace a text, and a text a number: [Lists and objects](embedding.md#lists-and-objects).
- Without what is **required** the widget shows nothing, and edit mode says so: [Nothing shows, what now](guides/nothing-shows.md).
- The widget fires \`atria-paint\` when its first data has painted. The document fires \`atria-ready\` when all widgets in view have painted.
- Its look follows the properties \`--atria-…\`, and \`::part(root)\` is its frame: [Theming](theming.md#in-a-page).

${purposeList(contracts)}

${contracts.map((one) => section(one, shown[one.name])).join('\n\n')}
`;
