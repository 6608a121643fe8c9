import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHost } from '../../demo-host/host/app';
import { pagePaths } from '../../demo-host/host/pages';
import { hostAddressOf, hostOf, withAddressesIn } from '../../site/addresses';
import { isDoor } from '../../site/doors';
import { type Brand, isBrand } from '../../src/core/page/brand';
import { createBackend } from '../../stand-in/api/app';
import { pagesOf } from '../../stand-in/api/catalogue';
import { languagesOf } from '../../stand-in/data/navigation';
import { dist } from '../shared/release';
import { staticPage } from './host-page';
import { upFrom, type WrittenSite } from './written-site';

type Server = typeof import('../../src/server/server');

const backend = createBackend();
const host = createHost({ backend });
const { renderToHtml }: Server = await import(pathToFileURL(join(dist, 'server.js')).href);

/** What the demo host has at an address of its own; undefined where it has nothing. */
export async function askHost(address: string): Promise<Response | undefined> {
  const answer = await host.fetch(new Request(address));
  return answer.ok ? answer : undefined;
}

/** A page as it is written, and the paths that it leads to. */
export interface MadePage {
  readonly html: string;
  readonly leadsTo: readonly string[];
}

interface Asked {
  /** Its address in the demo host. */
  readonly address: string;
  /** Its path below the site's folder, with a slash at its end. */
  readonly path: string;
  readonly site: Brand;
  /** It shows a widget alone. */
  readonly isExample?: boolean;
  /** Where the site will lie: only there each widget goes on from its markup. */
  readonly at: string;
}

/** A page of the demo host, rendered for a static host. */
export async function makePage({
  address,
  path,
  site,
  isExample,
  at,
}: Asked): Promise<MadePage | undefined> {
  const answer = await askHost(address);
  if (!answer) return undefined;
  const noted = new Set<string>();
  const up = upFrom(path) || './';
  const to = (below: string): string => {
    noted.add(below);
    return up + below;
  };
  const html = staticPage(await answer.text(), { site, to, isExample });
  const data = async (called: string): Promise<unknown> => {
    const { pathname, search } = new URL(called);
    const given = await backend.fetch(`${hostOf(site)}${pathname}${search}`);
    return given.ok ? withAddressesIn(await given.json(), site, to) : undefined;
  };
  const rendered = await renderToHtml(html, { url: at + path, data });
  return { html: rendered.replaceAll(at, up), leadsTo: [...noted] };
}

/** All addresses that a site's searches and menus may lead to, beside what its pages link to. */
function* knownPages(site: Brand): Generator<string> {
  for (const path of pagePaths(site).keys()) yield path;
  for (const { url } of pagesOf(site))
    for (const language of languagesOf(site)) {
      const path = url[language];
      if (path) yield path;
    }
}

/** Writes the pages of sites, each with what it leads to on these sites; gives what else they name. */
export async function writeHostPages(
  written: WrittenSite,
  sites: readonly Brand[],
  at: string,
): Promise<ReadonlySet<string>> {
  const own = new Set<Brand>(sites);
  const files = new Set<string>();
  const queue = new Set(sites.map((site) => `sites/${site}/`));
  for (const site of sites)
    for (const path of knownPages(site)) queue.add(`sites/${site}${path.replace(/\/*$/, '/')}`);
  // A set goes on with what is added on the way.
  for (const path of queue) {
    const [, site] = path.split('/');
    const address = hostAddressOf(path);
    if (!isBrand(site) || !own.has(site) || !address || isDoor(path)) continue;
    const made = await makePage({ address, path, site, at });
    if (!made) continue;
    written.writePage(path, made.html);
    for (const one of made.leadsTo)
      if (one.startsWith('sites/')) queue.add(one.replace(/[?#].*$/, ''));
      else files.add(one);
  }
  return files;
}
