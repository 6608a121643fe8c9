import { type ServerType, serve } from '@hono/node-server';
import { createBackend } from '../stand-in/api/app';
import { createHost } from './host/app';

export interface ServedHost {
  /** The main site's address; the others have the same port. */
  readonly address: string;
  readonly port: number;
  readonly close: () => void;
}

/**
 * Serves a demo host of its own, with a back end of its own, at a free port.
 *
 * @param dist the folder of the releases; by default the project's `dist`.
 * @param own answers requests before the demo host; undefined passes them on to it.
 */
export const serveHost = (
  dist?: string,
  own?: (request: Request) => Response | undefined,
): Promise<ServedHost> =>
  new Promise((resolve) => {
    const host = createHost({ backend: createBackend(), ...(dist && { dist }) });
    const fetch = (request: Request) => own?.(request) ?? host.fetch(request);
    const server: ServerType = serve({ fetch, port: 0 }, ({ port }) =>
      resolve({ address: `http://localhost:${port}`, port, close: () => server.close() }),
    );
  });
