import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceOf, levelOf } from '../../scripts/release/difference';
import { listing } from '../../scripts/release/listing';
import type { Surface } from '../../scripts/release/surface';
import type { Command } from '../command';
import { installed } from '../installed';

/** Reads the promises of a release from a file, or from the release's folder on a server. */
async function surfaceAt(place: string): Promise<Surface> {
  if (!/^https?:/.test(place)) return JSON.parse(readFileSync(place, 'utf8'));
  const address = place.endsWith('.json') ? place : `${place.replace(/\/*$/, '/')}contracts.json`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

export const command: Command = {
  summary: 'Says what changed between two releases, and whether pages must change for it.',
  usage: '<contracts.json of the release in use, or its address> [that of the other; this release]',
  async run([old, now]) {
    if (!old) throw new Error('Which release is in use? Give its contracts.json or its address.');
    const before = await surfaceAt(old);
    const after = await surfaceAt(now ?? join(installed().release, 'contracts.json'));
    const changes = differenceOf(before, after);
    console.log(`${before.version} to ${after.version}: ${levelOf(changes)}`);
    for (const line of listing(changes)) console.log(`  ${line}`);
    return 0;
  },
};
