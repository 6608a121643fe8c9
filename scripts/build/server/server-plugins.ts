import type { Plugin } from 'vite';

/** Code that no server runs: elements, and late parts, which a server's markup omits. */
const notOnServers: Plugin = {
  name: 'not-on-servers',
  enforce: 'pre',
  resolveId(id, _, { kind }) {
    if (/\/widget-element$/.test(id)) return '\0no-element';
    // JSON that an editor broke is corrected there, too.
    return kind === 'dynamic-import' && !/\/mend-json$/.test(id) ? '\0late' : null;
  },
  load(id) {
    if (id === '\0no-element') return 'export const makeElement = () => {};';
    return id === '\0late' ? 'export {};' : null;
  },
};

/** Stands for the release's folder, whose address a server learns with each page. */
export const releaseAddress = 'https://release.invalid/';

/** Gives our own pictures their address in the release: the server's own folder is another. */
const releasedAssets: Plugin = {
  name: 'released-assets',
  enforce: 'pre',
  transform: {
    filter: { code: '.svg' },
    handler: (code) => ({
      code: code.replace(
        /new URL\('\.[^']*?([^/']+\.svg)', import\.meta\.url\)\.href/g,
        (_, file) => JSON.stringify(`${releaseAddress}assets/${file}`),
      ),
      map: null,
    }),
  },
};

/** The plugins for the widgets' code on a server, which run before those for all outputs. */
export const serverPlugins = (): Plugin[] => [notOnServers, releasedAssets];
