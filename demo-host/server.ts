import { serve } from '@hono/node-server';
import { createBackend } from './api/app';
import { createHost } from './host/app';

const port = Number(process.env.PORT || 4173);
const { fetch } = createHost({ backend: createBackend() });

serve({ fetch, port }, () => {
  console.log(`Demo host on http://localhost:${port}/
  poultry    http://jyvabroiler.localhost:${port}/
  meat shop  http://lihakauppa.localhost:${port}/
  widgets    http://localhost:${port}/widgets/`);
});
