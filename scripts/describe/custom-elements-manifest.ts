import type { Contract } from '../../src/core/element/contract';
import { attributeRows } from '../load-contracts';

const className = (name: string): string =>
  `Atria${name.replace(/(^|-)./g, (part) => part.slice(-1).toUpperCase())}Element`;

/** The Custom Elements Manifest (schema 2.1.0) of the contracts. */
export const customElementsManifest = (contracts: readonly Contract[]) => ({
  schemaVersion: '2.1.0',
  readme: '',
  modules: contracts.map((contract) => ({
    kind: 'javascript-module',
    path: 'atria.js',
    declarations: [declaration(contract)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: `atria-${contract.name}`,
        declaration: { name: className(contract.name), module: 'atria.js' },
      },
    ],
  })),
});

const declaration = (contract: Contract) => ({
  kind: 'class',
  customElement: true,
  name: className(contract.name),
  tagName: `atria-${contract.name}`,
  description: contract.summary ?? '',
  superclass: { name: 'HTMLElement' },
  attributes: attributeRows(contract).map((row) => ({
    name: row.name,
    fieldName: row.property,
    type: { text: row.type },
    default: row.fallback,
    description: row.description,
  })),
  members: attributeRows(contract).map((row) => ({
    kind: 'field',
    name: row.property,
    type: { text: row.type },
    default: row.fallback,
    description: row.description,
    attribute: row.name,
  })),
  events: Object.entries(contract.events).map(([name, event]) => ({
    name,
    type: { text: 'CustomEvent' },
    description: `${event.description ?? ''}${event.cancelable ? ' Cancelable.' : ''}`,
  })),
  slots: [
    { name: '', description: 'Fallback content, shown until the first paint.' },
    ...Object.entries(contract.slots ?? {}).map(([name, description]) => ({ name, description })),
  ],
  cssParts: [{ name: 'root', description: 'The box around the whole widget.' }],
});
