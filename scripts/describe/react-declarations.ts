import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows, commented } from './attribute-rows';
import { eventRows } from './event-rows';
import { className } from './names';

/**
 * What React passes for an attribute: its value, its text, or null for none. It writes an object as
 * `[object Object]` while the element is not defined, which only JSON's text survives.
 */
function passed({ type, kind }: AttributeRow): string {
  if (kind === 'json') return 'string | null';
  const own = kind === 'flag' ? "'' | 'true' | 'false'" : /string|'/.test(type) ? '' : 'string';
  return [type, own, 'null'].filter(Boolean).join(' | ');
}

/** An attribute by the names it can have in JSX: that of the property, and that of the tag. */
const lines = (row: AttributeRow): string =>
  [...new Set([row.property, row.name])]
    .map((name) => `  /** ${commented(row)} */\n  '${name}'?: ${passed(row)};`)
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
  const tags = contracts.map(
    ({ name }) =>
      `      'atria-${name}': Tag<${className(name, 'Attributes')}, ${className(name)}>;`,
  );
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
${contracts.map(({ name }) => `  ${className(name)},`).join('\n')}
} from './atria-widgets.js';

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

/** The hooks of the package, which the types of the script tag's bundle have no module for. */
export const hookDeclarations = `
/**
 * Calls the listener for each event of this name on the element of the ref, from its mount to its
 * unmount. React 19 forgets an \`onatria-…\` of a tag that came from a server: use this there.
 */
export declare function useAtriaEvent<Name extends keyof import('./atria-widgets.js').AtriaEventMap>(
  ref: import('react').RefObject<EventTarget | null>,
  name: Name,
  listener: (event: import('./atria-widgets.js').AtriaEventMap[Name]) => void,
): void;
`;
