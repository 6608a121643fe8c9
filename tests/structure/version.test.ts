// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comingRelease } from '../../scripts/release/coming';
import { versionFaults } from '../../scripts/release/version-check';
import { version } from '../../scripts/shared/release';
import { root, widgetNames } from '../../scripts/shared/widget-files';

const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('the version to come is a large enough step for the changes since the last release', async () => {
  expect(versionFaults(await comingRelease())).toEqual([]);
});

it('the package names its release folder in every place that has it', () => {
  const named = [...JSON.stringify(about).matchAll(/dist\/(\d[^/"]*)/g)].map(([, one]) => one);
  expect(named.length).toBeGreaterThan(4);
  expect([...new Set(named)]).toEqual([version]);
});

it('no widget has a path that the package uses for something else', () => {
  const taken = [
    'react',
    'atria-widgets',
    'chunks',
    'cli',
    'cms',
    'assets',
    'server',
    'middleware',
  ];
  expect(widgetNames().filter((name) => taken.includes(name))).toEqual([]);
});

it('the package depends on nothing but React, which belongs to the page', () => {
  expect(about.dependencies).toBeUndefined();
  const peers: string[] = Object.keys(about.peerDependencies);
  const isOptional = (name: string) => about.peerDependenciesMeta[name]?.optional === true;
  expect(peers.filter((name) => !isOptional(name))).toEqual(['react', 'react-dom']);
});
