import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const address = /new URL\('(\.[^']+\.svg)', import\.meta\.url\)\.href/g;

/**
 * Replaces Vite's nested `new URL('…', import.meta.url)` for a module's own pictures by a single
 * one. The bundler of the package's user would rewrite only the inner one, and the outer one would
 * name a folder of the build machine.
 */
export const ownAssets = (): Plugin => ({
  name: 'own-assets',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: '.svg' },
    handler(code, id) {
      const text = new MagicString(code);
      text.replace(address, (_, path: string) => {
        const source = readFileSync(join(dirname(id), path));
        const file = this.emitFile({ type: 'asset', name: basename(path), source });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  },
});
