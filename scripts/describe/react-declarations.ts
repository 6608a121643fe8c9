import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows, described } from './attribute-rows';
import { eventRows } from './event-rows';
import { className } from './names';

/** What frameworks pass for an attribute: its value, its text, or null for none. */
function passed({ type, kind }: AttributeRow): string {
  const own = kind === 'flag' ? "'' | 'true' | 'false'" : /string|'/.test(type) ? '' : 'string';
  return [type, own, 'null'].filter(Boolean).join(' | ');
}

/**
 * An attribute by the names it can have in JSX: that of the property, and that of the tag, which
 * React writes as a text.
 */
const lines = (row: AttributeRow): string =>
  [...new Set([row.property, row.name])]
    .map((name) => {
      const isText = row.kind === 'json' && name !== row.property;
      return `  /** ${described(row)} */\n  '${name}'?: ${isText ? 'string | null' : passed(row)};`;
    })
    .join('\n');

function props(contract: Contract): string {
  const own = className(contract.name, 'Attributes');
  const events = eventRows(contract.events).map(
    ({ name, type }) => `  'on${name}'?: (event: ${type}) => void;`,
  );
  return `/** What \`<atria-${contract.name}>\` takes beside what every element takes. */
export interface ${own} {
${[...attributeRows(contract).map(lines), ...events].join('\n')}
}
`;
}

/**
 * Types for React 19: the tags as JSX elements. There is no index signature, so a name that is
 * misspelt is an error, as far as TypeScript looks: it takes any name with a hyphen.
 */
export function reactDeclarations(contracts: readonly Contract[]): string {
  const used = contracts.flatMap((contract) => [
    className(contract.name),
    ...attributeRows(contract)
      .filter(({ fields }) => fields.length > 0)
      .map(({ interfaceName }) => interfaceName),
  ]);
  const tags = contracts.map(
    ({ name }) =>
      `      'atria-${name}': Tag<${className(name, 'Attributes')}, ${className(name)}>;`,
  );
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
${used.map((name) => `  ${name},`).join('\n')}
} from './atria-widgets';

${contracts.map(props).join('\n')}
type Tag<Own, E> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof Own> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('\n')}
    }
  }
}
`;
}
