import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { existingPath, installedChromium } from './chromium-path.ts';
import { installPackages } from './debian.ts';
import { tool } from './tool.ts';

/**
 * The same browser without a window: of Debian's two builds the one that needs about half of the
 * processor's time.
 */
const shell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium on this machine, or undefined. */
export const findChromium = (): string | undefined =>
  existingPath(shell) ?? installedChromium() ?? existingPath(chromium.executablePath());

/**
 * Installs Debian's builds, with and without a window: only the former has the back/forward cache.
 * Needs root, and Debian 12 or later.
 */
function installDebians(): void {
  try {
    installPackages(['chromium', 'chromium-headless-shell']);
  } catch {
    // Not Debian, or not root: another Chromium will do.
  }
}

/** Finds a Chromium or installs one: Debian's, else Playwright's. */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH) installDebians();
  if (!findChromium()) {
    console.log('Installing Chromium ...');
    const args = ['install', '--with-deps', '--only-shell', 'chromium'];
    spawnSync(...tool('playwright', ...args), { stdio: 'inherit' });
  }
  const found = findChromium();
  if (!found) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return found;
}
