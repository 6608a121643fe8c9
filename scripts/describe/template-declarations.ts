import type { Contract } from '../../src/core/element/contract';
import { tagAttributes } from './tag-attributes';

/** Types for templates of Vue 3: the tags as global components. */
export function vueDeclarations(contracts: readonly Contract[]): string {
  const { attributes, tags } = tagAttributes(contracts, {
    // Vue's checker reads `rows-to-display` as `rowsToDisplay`, and an event likewise.
    namesOf: ({ property }) => [property],
    listenerOf: (event) => `on-${event}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    takesLists: true,
  });
  return `import type { HTMLAttributes, VNodeProps } from 'vue';
${attributes}
type Tag<Own, E, Needed extends keyof Own = never> = new () => {
  $el: E;
  $props: Own & Omit<HTMLAttributes & VNodeProps, keyof Own> & ([Needed] extends [never]
    ? unknown
    : Given<Own, Needed | ('blockId' & keyof Own)>);
};

declare module 'vue' {
  interface GlobalComponents {
${tags}
  }
}
`;
}

/** Types for templates of Svelte 5. */
export function svelteDeclarations(contracts: readonly Contract[]): string {
  const { attributes, tags } = tagAttributes(contracts, {
    namesOf: ({ property, name }) => [...new Set([property, name])],
    listenerOf: (event) => `on${event}`,
    takesLists: true,
  });
  return `import type { HTMLAttributes } from 'svelte/elements';
${attributes}
type Tag<Own, E extends EventTarget, Needed extends keyof Own = never> = Own &
  Omit<HTMLAttributes<E>, keyof Own> & ([Needed] extends [never]
    ? unknown
    : Given<Own, Needed | ('block-id' & keyof Own) | ('blockId' & keyof Own)>);

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags}
  }
}
`;
}
