import { execFileSync, spawnSync } from 'node:child_process';
import { installPackages } from '../../scripts/shared/debian';

const isThere = (): boolean => spawnSync('php', ['-v']).status === 0;

/** Whether PHP is here, or could be installed: as root on Debian. */
export function hasPhp(): boolean {
  if (isThere()) return true;
  try {
    installPackages(['php-cli']);
  } catch {
    // Tests that need it are skipped.
  }
  return isThere();
}

/** What a PHP file prints as JSON, for input that it reads as JSON. */
export const runPhp = (file: string, input: unknown): unknown =>
  JSON.parse(execFileSync('php', [file], { input: JSON.stringify(input), encoding: 'utf8' }));
