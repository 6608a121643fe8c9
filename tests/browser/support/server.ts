import { serve } from '@hono/node-server';
import { createHost } from '../../../demo-host/host/app';
import { createBackend } from '../../../stand-in/api/app';
import { withExamples } from './every-example';

/** The server of the browser tests. */
const { fetch } = withExamples(createHost({ backend: createBackend() }));
serve({
  fetch,
  port: Number(process.env.PORT),
  // It never closes an idle connection: a test may send its next call over it at that moment.
  serverOptions: { keepAliveTimeout: 0 },
});
