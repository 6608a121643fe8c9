import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves until the process is stopped (Ctrl+C).
 *
 * @param onListening called with the address, including the port.
 * @throws if the port is in use
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
