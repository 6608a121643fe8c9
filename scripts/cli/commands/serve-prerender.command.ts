import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RenderPool } from '../../prerender/render-pool';
import { makeService } from '../../prerender/service';
import { details, serviceOptionsOf } from '../../prerender/service-options';
import type { Command } from '../command';
import { installed } from '../installed';

export const command: Command = {
  summary:
    'Puts the markup of the widgets into pages that are posted to it: for hosts without Node.',
  usage: '[--port NUMBER] [--host ADDRESS] [--ask ORIGIN] [--release ADDRESS] [limits]',
  details,
  async run(args) {
    const options = serviceOptionsOf(args);
    const { version, release } = installed();
    const renderer = join(release, 'server.js');
    if (!existsSync(renderer)) throw new Error(`There is no ${renderer}.`);
    const pool = new RenderPool({
      ...options,
      script: pathToFileURL(join(import.meta.dirname, '../render-worker.js')),
      renderer: pathToFileURL(renderer).href,
    });
    const server = makeService({ pool, options, release: version, onTrouble: console.error });
    try {
      server.listen(options.port, options.host);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      console.log(`Renders pages for release ${version} at http://${options.host}:${port}/`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          server.close();
          server.closeAllConnections();
        });
      await once(server, 'close');
    } finally {
      await pool.close();
    }
    return 0;
  },
};
