import { relative } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { types } from '../../stand-in/serve/compressed';
import { root, widgetFile, widgetNames } from '../shared/widget-files';
import { scriptFor, withConstants, withRefresh } from './sources';

interface Given {
  /** The path of the release in pages. */
  readonly bundlePath: string;
  /** The constants that the build would insert into a file of `src`. */
  readonly constantsOf: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /** A style sheet or font that the build would write. */
  readonly written: (file: string) => Promise<string | Uint8Array | undefined>;
}

const loader = 'src/loader.ts';
const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/');

/**
 * Serves the files of a release from its sources; files that only the build writes are passed on.
 */
const released =
  ({ bundlePath, written }: Given): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    if (!path.startsWith(bundlePath)) return next();
    const file = path.slice(bundlePath.length);
    // At its own address, from which it computes that of the release.
    if (file === 'atria.js') request.url = `/${loader}`;
    const answer = scriptFor(file) ?? (await written(file));
    if (answer === undefined) return next();
    const type = types[/\.\w+$/.exec(file)?.[0] ?? ''] ?? '';
    response.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-cache').end(answer);
  };

/** The loader needs to know of a new or a removed widget. */
function watchWidgets({ watcher, moduleGraph, ws }: ViteDevServer): void {
  const onChange = (file: string) => {
    if (!file.endsWith('.widget.ts')) return;
    moduleGraph.invalidateAll();
    ws.send({ type: 'full-reload' });
  };
  watcher.on('add', onChange).on('unlink', onChange);
}

/** Makes Vite serve a release's files from the sources that the build makes them of. */
export const releaseOfSources = (given: Given): Plugin => ({
  name: 'release-of-sources',
  enforce: 'post',
  configureServer(server) {
    server.middlewares.use(released(given));
    watchWidgets(server);
  },
  async transform(code, id) {
    const path = fromRoot(id);
    if (this.environment.name !== 'client' || !path.startsWith('src/')) return undefined;
    const constants = await given.constantsOf(path);
    if (Object.keys(constants).length === 0) return undefined;
    for (const name of widgetNames()) this.addWatchFile(widgetFile(name, 'contract'));
    const whole = withConstants(code, constants);
    return { code: path === loader ? withRefresh(whole) : whole, map: null };
  },
});
