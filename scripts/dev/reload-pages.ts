import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../shared/widget-files';

/** Not the file that an editor writes beside another before it takes the other's place. */
const isOfPages = (file: string): boolean =>
  /^(demo-host|stand-in|showroom|src)\/.+\.(css|html|js|json|md|php|svg|tsv|tsx?|vtt)$/.test(file);

/**
 * Reloads the open pages when a file changes that the demo host reads and no page imports: a page's
 * text, an example, an answer of the stand-in back end.
 */
export const reloadPages = (): Plugin => ({
  name: 'reload-pages',
  configureServer({ watcher, environments: { client, ssr }, ws }) {
    watcher.on('change', (file) => {
      const path = relative(root, file).replaceAll('\\', '/');
      if (!isOfPages(path) || client.moduleGraph.getModulesByFile(file)?.size) return;
      // Content is read as a file: no module shows which others use it.
      if (!ssr.moduleGraph.getModulesByFile(file)?.size) ssr.moduleGraph.invalidateAll();
      console.log(`Changed: ${path}; open pages reload.`);
      ws.send({ type: 'full-reload' });
    });
  },
});
