import { serve } from '@hono/node-server';
import { createBackend } from './api/app';
import { unreadFiles } from './data/reader/content';
import { createHost } from './host/app';
// What no page shows yet is checked at the start as well.
import './data/faq';
import './data/jobs';
import './data/school-materials';

for (const path of unreadFiles())
  console.warn(`demo-host/data/${path} is read by nothing: is it in the right place?`);

const port = Number(process.env.PORT || 4173);
const { fetch } = createHost({ backend: createBackend() });

serve({ fetch, port }, () => {
  console.log(`Demo host on http://localhost:${port}/
  poultry    http://jyvabroiler.localhost:${port}/
  meat shop  http://lihakauppa.localhost:${port}/
  widgets    http://localhost:${port}/widgets/`);
});
