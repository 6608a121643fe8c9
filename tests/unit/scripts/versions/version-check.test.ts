// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { levelsIn } from '../../../../scripts/release/coming';
import type { Change } from '../../../../scripts/release/difference';
import { renamed, withoutUnreleased } from '../../../../scripts/release/rewrite';
import { compareVersions, versionFaults } from '../../../../scripts/release/version-check';

const major: Change = { level: 'major', text: '<atria-poll>: the slot foot went' };
const minor: Change = { level: 'minor', text: '<atria-poll> came' };
const coming = { released: '1.4.0', version: '1.4.0', pending: [], changes: [] };

describe('the version to come', () => {
  it('is refused if a change waits without a changeset', () => {
    expect(versionFaults({ ...coming, changes: [minor] })).toEqual([
      'no changeset waits, but what changed since 1.4.0 needs minor (npm run changeset)',
    ]);
  });

  it('is refused if the changesets are too small for the changes', () => {
    const faults = versionFaults({ ...coming, pending: ['patch', 'minor'], changes: [major] });
    expect(faults).toEqual([expect.stringContaining('minor changeset waits')]);
  });

  it('is valid if a changeset is large enough', () => {
    expect(versionFaults({ ...coming, pending: ['major'], changes: [major, minor] })).toEqual([]);
    expect(versionFaults({ ...coming, pending: ['minor'], changes: [minor] })).toEqual([]);
  });

  it('is refused if the number itself is too small a step', () => {
    const faults = versionFaults({ ...coming, version: '1.4.1', changes: [minor] });
    expect(faults).toEqual([expect.stringContaining('1.4.1 is a patch step')]);
    expect(versionFaults({ ...coming, version: '2.0.0', changes: [major] })).toEqual([]);
  });

  it('is refused if it is older than the last release', () => {
    expect(versionFaults({ ...coming, version: '1.3.9' })).toHaveLength(1);
  });

  it('may break by a minor step before 1.0.0, and add by a patch', () => {
    const early = { ...coming, released: '0.3.0', version: '0.3.1' };
    expect(versionFaults({ ...early, changes: [minor] })).toEqual([]);
    expect(versionFaults({ ...early, changes: [major] })).toHaveLength(1);
    expect(versionFaults({ ...early, version: '0.4.0', changes: [major] })).toEqual([]);
  });

  it('is refused if something is removed that was not deprecated, however large the step', () => {
    const hasty: Change = { ...major, hasty: true };
    const faults = versionFaults({ ...coming, version: '2.0.0', changes: [hasty] });
    expect(faults).toEqual([expect.stringContaining('keep it with `deprecated`')]);
  });

  it('is any before the first release', () => {
    expect(versionFaults({ ...coming, released: undefined, changes: [major] })).toEqual([]);
  });
});

it('orders versions by their numbers', () => {
  expect(['1.10.0', '1.9.3', '1.9.12'].sort(compareVersions)).toEqual([
    '1.9.3',
    '1.9.12',
    '1.10.0',
  ]);
});

it('reads the level of a changeset only from its head', () => {
  expect(levelsIn("---\n'atria-widgets': minor\n---\n\nThe poll: major news.\n")).toEqual([
    'minor',
  ]);
  expect(levelsIn('No head: major\n')).toEqual([]);
});

it('names the new release in addresses and as code, and leaves other numbers', () => {
  expect(renamed('/atria/0.1.0/a.js "dist/0.1.0" `0.1.0` 10.1.0 "0.1.0"', '0.1.0', '0.2.0')).toBe(
    '/atria/0.2.0/a.js "dist/0.2.0" `0.2.0` 10.1.0 "0.1.0"',
  );
  expect(renamed('cp dist/0.1.0 /srv/0.1.0\n`/srv/0.1.0` /srv/0.1.01', '0.1.0', '0.2.0')).toBe(
    'cp dist/0.2.0 /srv/0.2.0\n`/srv/0.2.0` /srv/0.1.01',
  );
});

it('moves unreleased entries under the new release', () => {
  const given = '# Changelog\n\n## 0.2.0\n\n- New.\n\n## Unreleased\n\n- Old.\n';
  expect(withoutUnreleased(given, '0.2.0')).toBe('# Changelog\n\n## 0.2.0\n\n- New.\n\n- Old.\n');
  const first = '# Changelog\n\n## Unreleased\n\n- Old.\n';
  expect(withoutUnreleased(first, '0.1.0')).toBe('# Changelog\n\n## 0.1.0\n\n- Old.\n');
});
