import { execFileSync, spawnSync } from 'node:child_process';

/** Installs the missing ones of some Debian packages; needs root for that. */
export function installPackages(names: readonly string[]): void {
  const isThere = (name: string) => spawnSync('dpkg', ['-s', name]).status === 0;
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', ...missing], { env });
}
