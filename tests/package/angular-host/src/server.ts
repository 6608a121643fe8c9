import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { AngularNodeAppEngine, writeResponseToNodeResponse } from '@angular/ssr/node';

const engine = new AngularNodeAppEngine();
const types: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

createServer(async (request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(import.meta.dirname, '../browser', name);
  const type = types[extname(name)];
  if (type && existsSync(file)) {
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
    return;
  }
  const answer = await engine.handle(request);
  if (answer) writeResponseToNodeResponse(answer, response);
  else response.writeHead(404).end();
}).listen(process.env.PORT);
