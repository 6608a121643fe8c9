import { join } from 'node:path';
import { build } from 'vite';
import { dist, isReadable } from '../shared/release';
import { root } from '../shared/widget-files';
import { stripDocs } from './bundle/strip-docs';
import { noteShipped } from './licences';

export interface Entry {
  /** Path of its source from the project's root. */
  readonly source: string;
  /** Its name in the folder. */
  readonly file: string;
  /** Constants that the build inserts, by their declared names. */
  readonly define: Readonly<Record<string, unknown>>;
  /** The output folder; by default that of the release. */
  readonly folder?: string;
}

const codegen = { removeWhitespace: true };

/** Builds a single-file script with a stable name. */
export const buildEntry = ({ source, file, define, folder = dist }: Entry) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [stripDocs(), noteShipped()],
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      outDir: folder,
      emptyOutDir: false,
      sourcemap: isReadable,
      target: 'es2022',
      reportCompressedSize: false,
      // As a library, so that Vite's own preload helper is left out; ours is a tenth of its size.
      lib: { entry: join(root, source), formats: ['es'], fileName: () => file },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: false,
          comments: false,
          minify: !isReadable && { compress: true, mangle: true, codegen },
        },
      },
    },
  });
