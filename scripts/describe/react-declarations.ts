import type { Contract } from '../../src/core/element/contract';
import { tagAttributes } from './tag-attributes';

/**
 * Types for React 19: the tags as JSX elements. Before the element is defined, React writes an
 * object as `[object Object]`; only JSON text survives.
 */
export function reactDeclarations(contracts: readonly Contract[]): string {
  const { attributes, tags } = tagAttributes(contracts, {
    namesOf: ({ property, name }) => [...new Set([property, name])],
    listenerOf: (event) => `on${event}`,
    takesLists: false,
  });
  return `import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react';
${attributes}
type Tag<Own, E, Needed extends keyof Own = never> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof Own> & { class?: string } & ([Needed] extends [never]
    ? unknown
    : Given<Own, Needed | ('block-id' & keyof Own) | ('blockId' & keyof Own)> | { children: ReactNode });

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags}
    }
  }
}
`;
}

/** The hooks of the package; the types of the script tag's bundle do not have them. */
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
