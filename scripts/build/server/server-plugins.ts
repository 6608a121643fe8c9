import type { Plugin } from 'vite';

/**
 * What no server runs: elements, and the parts that come late, which a server's markup leaves out.
 */
const notOnServers: Plugin = {
  name: 'not-on-servers',
  enforce: 'pre',
  resolveId(id, _, { kind }) {
    if (/\/widget-element$/.test(id)) return '\0no-element';
    // JSON that an editor broke is corrected there too.
    return kind === 'dynamic-import' && !/\/mend-json$/.test(id) ? '\0late' : null;
  },
  load(id) {
    if (id === '\0no-element') return 'export const makeElement = () => {};';
    return id === '\0late' ? 'export {};' : null;
  },
};

/** What stands for the release's folder, which a server is told page by page. */
export const releaseAddress = 'https://release.invalid/';

/** Names our own pictures by where the release has them: a server's own folder is not theirs. */
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

/** What is done to the widgets' code for a server, before what is done to it everywhere. */
export const serverPlugins = (): Plugin[] => [notOnServers, releasedAssets];
