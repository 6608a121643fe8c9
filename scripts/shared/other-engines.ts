import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that the tests in other engines start, and its Debian package. */
interface Program {
  readonly paths: readonly (string | undefined)[];
  readonly debian: string;
}

const programs = {
  firefox: {
    paths: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    debian: 'firefox-esr',
  },
  webKitDriver: {
    paths: [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  // WebKitGTK needs a screen; this one is in memory.
  xvfb: { paths: ['/usr/bin/Xvfb'], debian: 'xvfb' },
} satisfies Record<string, Program>;

/** Paths of the programs on this machine. */
export type OtherEngines = Readonly<Record<keyof typeof programs, string>>;

const find = ({ paths }: Program): string | undefined =>
  paths.find((path) => path && existsSync(path));
const missing = (): string[] =>
  Object.values(programs)
    .filter((one) => !find(one))
    .map(({ debian }) => debian);

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' }).status === 0;

/**
 * Finds Firefox, the driver of WebKitGTK and Xvfb, and installs missing ones by apt if it may.
 * @throws with the packages to install if it may not.
 */
export function ensureOtherEngines(): OtherEngines {
  const wanted = missing();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (wanted.length > 0 && mayInstall) {
    console.log(`Installing ${wanted.join(', ')} ...`);
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...wanted);
  }
  const lacking = missing();
  if (lacking.length > 0)
    throw new Error(
      `Firefox, WebKitGTK and Xvfb are needed, and not all are installed. Install them as root:⏎  apt-get install ${lacking.join(' ')}⏎or, if they have other names, set FIREFOX_PATH and WEBKIT_DRIVER_PATH to their programs.`,
    );
  const found = Object.entries(programs).map(([name, one]) => [name, find(one)]);
  return Object.fromEntries(found) as OtherEngines;
}
