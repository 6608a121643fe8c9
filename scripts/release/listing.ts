import type { Change } from './difference';

/** The number of tags that are named if a change concerns many. */
const named = 3;

function together(tags: readonly string[]): string {
  if (tags.length <= named) return tags.join(', ');
  return `${tags.slice(0, named).join(', ')} and ${tags.length - named} more`;
}

/** Changes as lines, one for the same change in several tags. */
export function listing(changes: readonly Change[]): string[] {
  const groups = new Map<string, { change: Change; rest: string; tags: string[] }>();
  for (const change of changes) {
    const [, tag = '', rest = change.text] = /^(<[\w*-]+>)(.*)$/.exec(change.text) ?? [];
    const key = `${change.level} ${rest}`;
    const group = groups.get(key) ?? { change, rest, tags: [] };
    group.tags.push(tag);
    groups.set(key, group);
  }
  return Array.from(
    groups,
    ([, { change, rest, tags }]) => `${change.level}: ${together(tags.filter(Boolean))}${rest}`,
  );
}
