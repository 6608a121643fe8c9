import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../shared/widget-files';

/** Not the file that an editor writes beside another before it takes the other's place. */
const isOfPages = (file: string): boolean =>
  /^(demo-host|stand-in|showroom|src)\/.+\.(css|html|js|json|md|php|svg|tsv|tsx?|vtt)$/.test(file);

/** Read at each request. */
const isRead = (file: string): boolean => /^demo-host\/(pages|public)\//.test(file);

/**
 * Reloads the open pages when a file changes that the demo host reads and no page imports: a page's
 * text, an example, an answer of the stand-in back end.
 *
 * @param evaluateAgain makes the modules of the demo host read again the content they keep
 */
export const reloadPages = (evaluateAgain: () => void): Plugin => ({
  name: 'reload-pages',
  // It runs after the changed modules are invalidated; at the watcher's event the old ones could
  // still be served.
  hotUpdate({ type, file, modules, server }) {
    const { client, ssr } = server.environments;
    const path = relative(root, file).replaceAll('\\', '/');
    if (this.environment !== client || type !== 'update' || !isOfPages(path) || modules.length)
      return;
    // No module shows which others keep a file's content.
    if (!isRead(path) && !ssr.moduleGraph.getModulesByFile(file)?.size) evaluateAgain();
    console.log(`Changed: ${path}; open pages reload.`);
    client.hot.send({ type: 'full-reload' });
  },
});
