import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const address = /new URL\('(\.[^']+\.svg)', import\.meta\.url\)\.href/g;

/**
 * Names a module's own pictures by one `new URL('…', import.meta.url)`. Vite would wrap that of the
 * source in a second one. A bundler of the package's user rewrites the inner alone, and the outer
 * then names a folder of the machine that built the app.
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
