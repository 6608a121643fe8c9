import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareVersions, versionsIn } from '../../release/version-check';
import { installPackages } from '../../shared/debian';
import { built, version } from '../../shared/release';
import { root } from '../../shared/widget-files';
import { codeOf } from './guide';

/** The last earlier release that is in `dist/`. */
const earlier = versionsIn(join(root, 'releases')).findLast(
  (one) => compareVersions(one, version) < 0 && existsSync(join(built, one)),
);

/** The release before, which an open page still uses; a copy of the new one if `dist/` has none. */
export const oldVersion = earlier ?? '0.0.1';

export interface ServedBundle {
  readonly origin: string;
  /** The address of a release's folder, with a slash at its end. */
  readonly base: (release: string) => string;
  /** How many requests the server got. */
  readonly asked: () => number;
  /** Removes the old release. */
  readonly removeOld: () => void;
  readonly stop: () => void;
}

/** Debian's nginx with the documentation's configuration; the rest is as installed. */
const around = (folder: string, block: string) => `
user root;
pid ${folder}/pid;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/asked.log;
${block}
}
`;

/** Publishes a release by the documentation's commands, from this project instead of npm. */
function publish(folder: string, origin: string): void {
  const commands = codeOf('sh', { origin, folder })
    .replace('npm install atria-widgets\n', '')
    .replaceAll('node_modules/atria-widgets/', `${root}/`);
  execFileSync('sh', ['-ec', commands], { stdio: ['ignore', 'ignore', 'inherit'] });
  const releases = join(folder, 'atria');
  const old = earlier ? join(built, earlier) : join(releases, version);
  cpSync(old, join(releases, oldVersion), { recursive: true });
}

/** Serves the built release, and one before it, by the documentation's configuration of nginx. */
export async function serveByNginx(port: number): Promise<ServedBundle> {
  installPackages(['nginx-light', 'libnginx-mod-http-brotli-static', 'brotli']);
  const folder = mkdtempSync(join(tmpdir(), 'atria-serving-'));
  const origin = `http://127.0.0.1:${port}`;
  publish(folder, origin);
  const block = codeOf('nginx', { origin, folder });
  const listening = block.replace('listen 80;', `listen ${port};`);
  if (listening === block) throw new Error('the nginx block does not listen on port 80');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, around(folder, listening));
  const log = join(folder, 'error.log');
  const options = ['-c', file, '-e', log, '-g', 'daemon off;'];
  const server = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 100 || server.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    origin,
    base: (release) => `${origin}/atria/${release}/`,
    asked: () => readFileSync(join(folder, 'asked.log'), 'utf8').split('\n').length,
    removeOld: () => rmSync(join(folder, 'atria', oldVersion), { recursive: true }),
    stop: () => {
      server.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
