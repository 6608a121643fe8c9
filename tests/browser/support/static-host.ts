import { type ServerType, serve } from '@hono/node-server';
import { fileIn } from '../../../stand-in/serve/files';

export interface StaticHost {
  /** The address of the folder, with a slash at its end. */
  readonly address: string;
  readonly port: number;
  /** The path of the folder, with a slash at both ends. */
  readonly below: string;
  /** What was asked for and is not there, by path; a reader may empty it. */
  readonly lost: string[];
  /** What a file's answer waits for, by its path below the folder. */
  readonly waits: Map<string, Promise<void>>;
  readonly close: () => void;
}

/** Serves a folder below a path as any static host does: files, folders by their index, 404.html. */
export function serveStatic(folder: string, below: string): Promise<StaticHost> {
  const lost: string[] = [];
  const waits = new Map<string, Promise<void>>();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = pathname.startsWith(below) ? decodeURI(pathname.slice(below.length)) : undefined;
    await waits.get(path ?? '');
    const found = path !== undefined && fileIn(folder, path.replace(/(^|\/)$/, '$1index.html'));
    if (found && request.method === 'GET')
      return new Response(found.bytes as BodyInit, { headers: { 'Content-Type': found.type } });
    lost.push(pathname);
    const page = fileIn(folder, '404.html')?.bytes ?? '';
    return new Response(page as BodyInit, {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
    });
  };
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch, port: 0 }, ({ port }) =>
      resolve({
        address: `http://localhost:${port}${below}`,
        port,
        below,
        lost,
        waits,
        close: () => void server.close(),
      }),
    );
  });
}
