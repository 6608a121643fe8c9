import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Surface } from '../../scripts/release/surface';
import { readPage } from '../doctor/read-page';
import { installed } from '../installed';
import { UsageError } from '../typed';

const tagOf = (name: string): string => (name.startsWith('atria-') ? name : `atria-${name}`);

/** The tags of a page on a server, or the given ones: `header,cart`. */
async function tagsOf(given: string): Promise<readonly string[]> {
  if (!/^https?:/.test(given)) return given.split(',').map((name) => tagOf(name.trim()));
  const answer = await fetch(given);
  if (!answer.ok) throw new Error(`${given}: ${answer.status}`);
  const page = readPage(await answer.text(), new URL(answer.url), answer.headers);
  return page.widgets.map(({ localName }) => localName);
}

/**
 * The calls that the tags of a page make, by this release's contracts.
 *
 * @param given the page's address, or names of tags separated by commas
 * @throws UsageError for an unknown tag, and if none makes a call
 */
export async function callsFor(given: string): Promise<readonly string[]> {
  const surface = readFileSync(join(installed().release, 'contracts.json'), 'utf8');
  const { tags }: Surface = JSON.parse(surface);
  const calls = (await tagsOf(given)).flatMap((tag) => {
    const known = tags[tag];
    if (!known)
      throw new UsageError(`--for: there is no <${tag}>; docs/widgets.md lists them all.`);
    return known.calls;
  });
  if (calls.length === 0) throw new UsageError(`--for ${given}: none of its tags makes a call.`);
  return [...new Set(calls)];
}
