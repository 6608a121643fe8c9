import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves until the process is asked to end (Ctrl+C).
 *
 * @param onListening is told the address, with the port that it got.
 * @throws where the port is not free
 */
export async function serveUntilStopped(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  onListening: (address: string) => void,
): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
  onListening(`http://${host}:${(server.address() as AddressInfo).port}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  await once(server, 'close');
}
