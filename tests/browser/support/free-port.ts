import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
