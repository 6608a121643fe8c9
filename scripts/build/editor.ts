import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pictureKinds } from '../../stand-in/data/picture-address';
import { drawPicture } from '../../stand-in/pictures/picture';
import { dist } from '../shared/release';
import { root } from '../shared/widget-files';
import { noteShipped } from './licences';

const folder = join(dist, 'editor');

/** The files in the sample back end's answers and in the examples: pictures, videos, wordmarks. */
function writeSample(): void {
  const sample = join(folder, 'sample');
  mkdirSync(join(sample, 'pictures'), { recursive: true });
  for (const kind of pictureKinds)
    writeFileSync(join(sample, `pictures/${kind}.svg`), drawPicture(`${kind}.svg`) ?? '');
  cpSync(join(root, 'stand-in/videos'), join(sample, 'videos'), { recursive: true });
  cpSync(join(root, 'src/core/style/brands/wordmarks'), join(sample, 'logos'), { recursive: true });
  cpSync(join(root, 'stand-in/captcha/mtcaptcha.js'), join(sample, 'mtcaptcha.js'));
}

/**
 * Builds the editor's catalogue into `editor/` of the release: plain files that include the
 * contracts, their documentation, the examples and a sample back end. Each address is relative: the
 * release may be in any folder.
 */
export async function buildEditor(): Promise<void> {
  await build({
    root,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), noteShipped()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // It imports at once what a visitor's page loads late.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        input: {
          editor: join(root, 'editor/main.tsx'),
          preview: join(root, 'editor/preview-page/main.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? '[name][extname]' : 'chunks/[name][extname]',
        },
      },
    },
  });
  cpSync(join(root, 'editor/pages'), folder, { recursive: true });
  writeSample();
}
