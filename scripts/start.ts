/**
 * `npm start`: builds the bundle if a source is newer than it, serves the demo host, and repeats
 * both on every change; open pages reload themselves.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './shared/widget-files';

// Before release.ts is read, here and in child processes: the bundle is for debugging.
process.env.ATRIA_READABLE = '1';
// Pages are painted before any script, as on a host with server rendering.
process.env.PRERENDER ??= 'on';
const { isSource, isStale } = await import('./shared/stale');

const port = process.env.PORT || '4173';
const tsx = ['--import', 'tsx'];

function build(): boolean {
  console.log('Building the bundle ...');
  const script = [...tsx, 'scripts/build.ts'];
  return spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' }).status === 0;
}

let server: ChildProcess | undefined;

/** Starts the demo host in a process of its own, so that it reads every source again. */
function serve(onListening: () => void): void {
  const started = spawn(process.execPath, [...tsx, 'demo-host/server.ts'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  started.once('message', onListening);
  // A host that cannot start has printed why; the next change tries again.
  started.once('exit', (status) => watching || process.exit(status ?? 1));
  server = started;
}

function serveAgain(): void {
  const again = () => serve(() => console.log('Served again; open pages reload.'));
  if (server?.connected) {
    server.once('exit', again);
    server.kill();
  } else again();
}

let watching = false;
let changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** An editor saves several files at once: they count as one change. */
function onChange(path: string): void {
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const paths = [...changed];
    changed = new Set();
    console.log(`\nChanged: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`);
    if (!paths.some(isSource) || build()) serveAgain();
    else console.log('The last build is still served.');
  }, 100);
}

function watchSources(): void {
  watching = true;
  for (const folder of ['src', 'scripts', 'editor', 'showroom', 'stand-in', 'demo-host'])
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file && !/~$|^\.|\/\.|\.sw.$/.test(file)) onChange(join(folder, file));
    });
}

if (isStale() && !build()) process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
serve(() => {
  console.log(`
Demo host   http://localhost:${port}/
  widgets   http://localhost:${port}/widgets/
  poultry   http://jyvabroiler.localhost:${port}/
  meat shop http://lihakauppa.localhost:${port}/
A change in src/, stand-in/ or demo-host/ is built, served and shown by itself. Ctrl+C stops.`);
  watchSources();
});
