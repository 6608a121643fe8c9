import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../scripts/shared/tool';
import { serveStatic } from '../browser/support/static-host';
import type { Attempt } from './attempts';
import type { Tab } from './browser';
import { Hand } from './hand';
import { siteFlows } from './site-flows';

/** Where the site lies on its hosts. */
const places = ['/', '/x/y/'];

/** The journeys on the built site, at each place. */
export const journeys = places.flatMap((below) =>
  Object.entries(siteFlows).map(([name, act]) => ({
    title: `site at ${below}: ${name}`,
    below,
    act,
  })),
);
type Journey = (typeof journeys)[number];

/** Builds the site of two brands, with Storybook; returns its folder, which this process deletes. */
export function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atria-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const storybook = join(folder, 'storybook');
  const site = join(folder, 'site');
  runScript('build-storybook', '--quiet', '--output-dir', storybook);
  runScript('build:site', site, '--brands=jyvabroiler,lihakauppa', `--storybook=${storybook}`);
  return site;
}

/** What browsers ask for by themselves, and a picture that an example lacks. */
const meant = /\/(favicon\.ico|pictures\/none)$/;

/** The site at each place, for one engine. */
export interface ServedSite {
  readonly attempts: readonly Attempt[];
  /** What was asked for since the last call and is not there. */
  readonly takeTrouble: () => string[];
  readonly close: () => void;
}

/** Serves a built site as any static host does, for some journeys. */
export async function serveSite(folder: string, some: readonly Journey[]): Promise<ServedSite> {
  const hosts = await Promise.all(places.map((below) => serveStatic(folder, below)));
  const attempts = hosts.flatMap(({ port, below }) =>
    some
      .filter((journey) => journey.below === below)
      .map(({ title, act }): Attempt => {
        const start = (tab: Tab) => act(new Hand(tab, port, below));
        return { title, act: start, isNewVisitor: true };
      }),
  );
  return {
    attempts,
    takeTrouble: () =>
      hosts
        .flatMap(({ lost }) => lost.splice(0))
        .filter((path) => !meant.test(path))
        .map((path) => `the site does not have ${path}`),
    close: () => {
      for (const host of hosts) host.close();
    },
  };
}
