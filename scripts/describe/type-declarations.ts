import { commonEvents } from '../../src/core/element/common.events';
import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows, commented } from './attribute-rows';
import { type EventRow, eventRows } from './event-rows';
import type { Field } from './fields';
import { className } from './names';

const doc = (text: string): string =>
  text ? `  /** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n` : '';

/**
 * The accepted values of a property: its value, the text of the attribute, or null to remove it.
 */
const given = ({ type, kind }: AttributeRow): string => {
  const text = /^(text|url|choice)$/.test(kind) ? '' : 'string | ';
  return `${type} | ${text}null | undefined`;
};

const property = (row: AttributeRow): string => {
  const { property: name, type, kind, required, fallback } = row;
  const read =
    kind === 'choice' || fallback || /^(text|url|flag)$/.test(kind) ? '' : ' | undefined';
  const isList = type.startsWith('readonly ');
  return `${doc(commented(row))}  get ${name}(): ${type}${isList || (required && kind === 'text') ? '' : read};
  set ${name}(value: ${given(row)});`;
};

const itemInterface = ({ interfaceName, description, fields }: AttributeRow): string =>
  `${doc(description).trim()}
export interface ${interfaceName} {
${fields.map(fieldLine).join('\n')}
}
`;
const fieldLine = ({ name, type, required, description }: Field): string =>
  `${doc(description)}  readonly ${name}${required ? '' : '?'}: ${type};`;

const eventLine = ({ name, type, description, deprecated }: EventRow): string =>
  `${doc(`${description}${deprecated && ` @deprecated ${deprecated}`}`)}  '${name}': ${type};`;

const listening = (element: string, map: string): string =>
  ['add', 'remove']
    .map((verb) => {
      const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
      return `  ${verb}EventListener<K extends keyof ${map}>(type: K, listener: (this: ${element}, event: ${map}[K]) => unknown, options?: boolean | ${options}): void;
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`;
    })
    .join('\n');

function elementTypes(contract: Contract): string {
  const rows = attributeRows(contract);
  const items = rows.filter(({ fields }) => fields.length > 0);
  const element = className(contract.name);
  const map = className(contract.name, 'EventMap');
  return `${items.map(itemInterface).join('\n')}
/** What \`<atria-${contract.name}>\` fires. */
export interface ${map} extends HTMLElementEventMap {
${eventRows(contract.events).map(eventLine).join('\n')}
}

/** ${contract.summary} */
export interface ${element} extends HTMLElement {
${rows.map(property).join('\n')}
${listening(element, map)}
}
`;
}

/** The events of all widgets by name; an event of several widgets is the same everywhere. */
export function allEvents(contracts: readonly Contract[]): readonly EventRow[] {
  const found = new Map<string, EventRow>();
  for (const row of [commonEvents, ...contracts.map(({ events }) => events)].flatMap(eventRows)) {
    const before = found.get(row.name);
    if (before && before.type !== row.type)
      throw new Error(`${row.name} has two details: ${before.type} and ${row.type}`);
    found.set(row.name, row);
  }
  return [...found.values()];
}

/** Types for pages written in TypeScript: the elements by tag, their items and their events. */
export function typeDeclarations(contracts: readonly Contract[]): string {
  const tags = contracts.map(({ name }) => `    'atria-${name}': ${className(name)};`);
  return `${contracts.map(elementTypes).join('\n')}
/** The events of all widgets; they bubble, so a page may listen anywhere. */
export interface AtriaEventMap {
${allEvents(contracts).map(eventLine).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${tags.join('\n')}
  }
  interface HTMLElementEventMap extends AtriaEventMap {}
  interface DocumentEventMap extends AtriaEventMap {}
  interface WindowEventMap extends AtriaEventMap {}
}
`;
}
