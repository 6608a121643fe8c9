import type { Plugin } from 'vite';

/** How r2wc reads and writes attributes, by the type of a prop. */
const transforms = /= \{(\s*(string|number|boolean|function|method|json): \w+,?){6}\s*\}/;

/**
 * Removes r2wc's reading of attributes: our element reads them itself (core/element) and declares
 * no props. Fails the build if another version of r2wc has different code.
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
