import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Options that keep Chromium quiet and let it run in a container. */
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

/** The first existing one of these paths, after `CHROMIUM_PATH`. */
export const existingPath = (...paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));

/** The path of a Chromium with a window, as people have it, or undefined. */
export const windowedChromium = (): string | undefined =>
  installed.find((path) => existsSync(path));

/** The path of a Chromium that a person has installed on this machine, or undefined. */
export const installedChromium = (): string | undefined => existingPath(...installed);
