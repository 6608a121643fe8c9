import type { Plugin } from 'vite';

/** How r2wc reads and writes attributes, by the type of a prop. */
const transforms = /= \{(\s*(string|number|boolean|function|method|json): \w+,?){6}\s*\}/;

/**
 * Leaves r2wc's reading of attributes out: our element names it no props, because it reads them
 * itself (core/element). Fails the build where another version of r2wc has it otherwise.
 */
export const cutR2wc = (): Plugin => ({
  name: 'cut-r2wc',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@r2wc\/core\// },
    handler(code) {
      if (!transforms.test(code))
        this.error(
          'r2wc has no table of transforms any more: see scripts/build/bundle/cut-r2wc.ts',
        );
      return { code: code.replace(transforms, '= {}'), map: null };
    },
  },
});
