import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What keeps Chromium quiet and able to run in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Test pages that Playwright answers itself have no address, and may not reach this machine.
  '--disable-features=LocalNetworkAccessChecks',
];

/** The address of a Chromium on this machine, or undefined. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Finds a Chromium or installs one: Playwright's, else Debian's. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium ...');
  if (!run('npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium');
  }
  const now = findChromium();
  if (!now) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return now;
}
