import { serve } from '@hono/node-server';
import { createBackend } from '../stand-in/api/app';
import { unreadFiles } from '../stand-in/data/reader/content';
import { createHost } from './host/app';
// What no page shows yet is checked at the start as well.
import '../stand-in/data/jobs';
import '../stand-in/data/school-materials';

for (const path of unreadFiles())
  console.warn(`stand-in/data/${path} is read by nothing: is it in the right place?`);

const port = Number(process.env.PORT || 4173);
// Started by `npm start`, which starts it again when a source has changed; gone when that is gone.
const live = process.connected === true;
process.on('disconnect', () => process.exit());

const server = serve({ fetch: createHost({ backend: createBackend(), live }).fetch, port }, () => {
  if (process.send) process.send('listening');
  else console.log(`Demo host on http://localhost:${port}/`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Another one: PORT=${port + 1} npm start`);
  process.exit(1);
});
