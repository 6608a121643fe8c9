import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows } from '../load-contracts';

const className = (name: string): string =>
  `Atria${name.replace(/(^|-)./g, (part) => part.slice(-1).toUpperCase())}Element`;

const propertyType = ({ type }: AttributeRow): string =>
  ({ array: 'readonly unknown[]', object: 'unknown' })[type] ?? type;

const doc = (text: string): string => (text ? `/** ${text.replaceAll('*/', '* /')} */\n` : '');

const properties = (contract: Contract): string =>
  attributeRows(contract)
    .map((row) => `  ${doc(row.description).trimEnd()}\n  ${row.property}: ${propertyType(row)};`)
    .join('\n');

const attributes = (contract: Contract): string =>
  attributeRows(contract)
    .map(({ name, type }) => {
      const given = /^(array|object)$/.test(type) ? 'string' : type;
      return `'${name}'?: ${given}${/string|'/.test(given) ? '' : ' | string'};`;
    })
    .join(' ');

/** Types for pages written in TypeScript or JSX: the elements by tag, and their attributes. */
export function typeDeclarations(contracts: readonly Contract[]): string {
  const classes = contracts.map(
    (contract) =>
      `${doc(contract.summary ?? '')}export interface ${className(contract.name)} extends HTMLElement {\n${properties(contract)}\n}\n`,
  );
  const tags = contracts.map(({ name }) => `    'atria-${name}': ${className(name)};`);
  const jsx = contracts.map(
    (contract) =>
      `      'atria-${contract.name}': { ${attributes(contract)} [attribute: string]: unknown };`,
  );
  return `${classes.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tags.join('\n')}
  }
  namespace React.JSX {
    interface IntrinsicElements {
${jsx.join('\n')}
    }
  }
}
`;
}
