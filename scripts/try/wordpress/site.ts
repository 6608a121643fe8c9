import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../shared/debian';
import { dist, version } from '../../shared/release';

/** Debian's WordPress, with its requirements. */
const packages = [
  ...['wordpress', 'wordpress-theme-twentytwentythree'],
  ...['php-cli', 'php-mysql', 'mariadb-server'],
];
const debian = '/usr/share/wordpress';

/** Calls until it returns true; a database and a server need time to start. */
async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what} did not start`);
}

async function startDatabase(folder: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  const socket = join(folder, 'sql');
  const user = ['--no-defaults', '--user=root', `--datadir=${data}`];
  execFileSync('mariadb-install-db', [...user, '--auth-root-authentication-method=normal']);
  const more = ['--skip-networking', `--socket=${socket}`, `--pid-file=${folder}/pid`];
  const database = spawn('mariadbd', [...user, ...more], { stdio: 'ignore' });
  const ask = ['--no-defaults', '-uroot', `--socket=${socket}`, '-e'];
  const create = () => spawnSync('mariadb', [...ask, 'create database wordpress']).status === 0;
  await until(create, 'The database');
  return database;
}

const config = (folder: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/sql' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'AUTH_KEY', 'only for a trial' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
isset( $_GET['no-scripts'] ) && define( 'DISALLOW_UNFILTERED_HTML', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

export interface Site {
  readonly address: string;
  stop(): void;
}

/**
 * A WordPress of its own in a new folder, with our plugin, a user of each role (whose password is
 * its name) and the built release beside it.
 */
export async function startSite(port: number): Promise<Site> {
  if (!existsSync(join(dist, 'cms'))) throw new Error('Run npm run build first');
  installPackages(packages);
  const folder = mkdtempSync(join(tmpdir(), 'atria-wordpress-'));
  const site = join(folder, 'site');
  const address = `http://localhost:${port}`;
  cpSync(debian, site, { recursive: true, dereference: true });
  rmSync(join(site, 'wp-config.php'));
  writeFileSync(join(site, 'wp-config.php'), config(folder));
  cpSync(join(dist, 'cms/wordpress'), join(site, 'wp-content/plugins'), { recursive: true });
  cpSync(dist, join(site, 'atria', version), { recursive: true });
  for (const standIn of ['script-modules.php', 'nonces.php', 'later.php'])
    cpSync(join(import.meta.dirname, standIn), join(site, 'wp-content/mu-plugins', standIn));
  const processes = [await startDatabase(folder)];
  const install = join(import.meta.dirname, 'install.php');
  execFileSync('php', [install, site, address], { stdio: 'inherit' });
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
  const options = { stdio: 'ignore', env, detached: true } as const;
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site], options);
  const isUp = async () => (await fetch(`${address}/wp-login.php`).catch(() => null))?.ok ?? false;
  await until(isUp, 'WordPress');
  return {
    address,
    stop: () => {
      // Its workers are in its process group.
      if (server.pid) process.kill(-server.pid);
      for (const one of processes) one.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
