import { commonEvents } from '../../src/core/element/common.events';
import { baseTokens } from '../../src/core/style/tokens';
import { type AttributeRow, attributeRows, described } from './attribute-rows';
import type { DescribedContract } from './described-contracts';
import { describedEvent, eventRows } from './event-rows';
import { objectText } from './fields';
import { className } from './names';

/**
 * The Custom Elements Manifest (schema 2.1.0) of the contracts.
 *
 * @param moduleOf the module that defines an element, by the name of the widget.
 */
export const customElementsManifest = (
  contracts: readonly DescribedContract[],
  moduleOf: (name: string) => string = () => 'atria.js',
) => ({
  schemaVersion: '2.1.0',
  readme: '',
  modules: contracts.map((contract) => ({
    kind: 'javascript-module',
    path: moduleOf(contract.name),
    declarations: [declaration(contract)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: `atria-${contract.name}`,
        declaration: { name: className(contract.name), module: moduleOf(contract.name) },
      },
    ],
  })),
});

// The manifest has no types of its own, so an object is written out.
const typeOf = ({ type, fields, interfaceName }: AttributeRow): string =>
  fields.length > 0 ? type.replace(interfaceName, objectText(fields)) : type;

const declaration = (contract: DescribedContract) => ({
  kind: 'class',
  customElement: true,
  name: className(contract.name),
  tagName: `atria-${contract.name}`,
  description: contract.summary ?? '',
  superclass: { name: 'HTMLElement' },
  attributes: attributeRows(contract).map((row) => ({
    name: row.name,
    fieldName: row.property,
    type: { text: typeOf(row) },
    default: row.fallback,
    description: described(row),
    ...(row.deprecated && { deprecated: row.deprecated }),
  })),
  members: attributeRows(contract).map((row) => ({
    kind: 'field',
    name: row.property,
    type: { text: typeOf(row) },
    default: row.fallback,
    description: described(row),
    ...(row.deprecated && { deprecated: row.deprecated }),
    attribute: row.name,
  })),
  events: eventRows({ ...contract.events, 'atria-paint': commonEvents['atria-paint'] }).map(
    (row) => ({
      name: row.name,
      type: { text: row.type },
      description: describedEvent(row),
      ...(row.deprecated && { deprecated: row.deprecated }),
    }),
  ),
  slots: [
    { name: '', description: 'Fallback content, shown until the first paint.' },
    ...Object.entries(contract.slots ?? {}).map(([name, description]) => ({ name, description })),
  ],
  cssParts: [{ name: 'root', description: 'The box around the whole widget.' }],
  cssStates: [{ name: 'ready', description: 'The element has painted its first data.' }],
  cssProperties: Object.keys(baseTokens).map((name) => ({ name: `--atria-${name}` })),
  // Our own field, beside the manifest's schema: the calls that the widget makes.
  calls: contract.calls,
});
