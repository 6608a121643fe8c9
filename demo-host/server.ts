import { serve } from '@hono/node-server';
import { createBackend } from '../stand-in/api/app';
import { unreadFiles } from '../stand-in/data/reader/content';
import { createHost } from './host/app';
// Also checks at the start content that no page shows yet.
import '../stand-in/data/jobs';
import '../stand-in/data/school-materials';

for (const path of unreadFiles())
  console.warn(`nothing reads stand-in/data/${path}: is it in the right place?`);

const port = Number(process.env.PORT || 4173);
// Whether `npm start` has started it, which restarts it when a source changes; it ends with that.
const live = process.connected === true;
process.on('disconnect', () => process.exit());

const server = serve({ fetch: createHost({ backend: createBackend(), live }).fetch, port }, () => {
  if (process.send) process.send('listening');
  else console.log(`Demo host on http://localhost:${port}/`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. To use another one: PORT=${port + 1} npm start`);
  process.exit(1);
});
