import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from '../command';
import { installed } from '../installed';
import { RenderPool } from '../prerender/render-pool';
import { makeService } from '../prerender/service';
import { details, serviceOptionsOf } from '../prerender/service-options';
import { serveUntilStopped } from '../serve-until-stopped';

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
      await serveUntilStopped(server, options, (address) =>
        console.log(`Renders pages for release ${version} at ${address}`),
      );
    } finally {
      await pool.close();
    }
    return 0;
  },
};
