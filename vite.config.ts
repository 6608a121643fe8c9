import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stripDocs } from './scripts/strip-docs';
import { root, widgetFile, widgetNames } from './scripts/widget-files';

/** Rooms that every widget needs go into one chunk; the others are shared by who uses them. */
const coreRooms =
  /node_modules\/(?!react-day-picker|date-fns|@date-fns|dompurify)|src\/core\/(element|page|style|i18n)\/|src\/api\/(client|api-error|paths)|vite\/|rolldown|commonjs/;

/** Builds the widgets and what they share; the loader is built after, see scripts/build.ts. */
export default defineConfig({
  root,
  base: './',
  plugins: [react(), stripDocs()],
  build: {
    target: 'es2022',
    modulePreload: false,
    manifest: 'chunks.json',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(widgetNames().map((name) => [name, widgetFile(name, 'widget')])),
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'widgets/atria-[name]-[hash:6].js',
        chunkFileNames: 'chunks/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [{ name: 'core', test: coreRooms, priority: 10 }],
        },
      },
    },
  },
});
