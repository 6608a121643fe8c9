import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDoor } from '../../site/doors';
import { type Brand, isBrand } from '../../src/core/page/brand';
import { isOwnFile, type WrittenSite } from './written-site';

const inert = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
/** The first picture of a rendered page, which its head preloads. */
const picture = /<link rel="preload" as="image"[^>]*>/g;
const links = /\s(?:href|src|action|poster|image|link)="([^"]*)"/g;

/** A page that shows a widget alone. */
const example = /^widgets\/[\w-]+\/[^/]+\/$/;

/** Where the site's folder lies while its links are read; any place would do. */
const base = 'http://site.invalid/folder/';

const isWritten = (path: string, brands: ReadonlySet<Brand>): boolean => {
  const [, site] = /^sites\/(\w+)\//.exec(path) ?? [];
  return !isBrand(site) || brands.has(site);
};

/** What is wrong with a link of a page; undefined for one that leads somewhere. */
function faultOf(link: string, page: string, written: WrittenSite): string | undefined {
  // Text in a `src` or a `link` that is no address, and what leads elsewhere on purpose.
  if (/^(#|$|[\w.+-]+:)/.test(link) && !/^https?:\/\/[^/]*(localhost|invalid)/.test(link))
    return undefined;
  const url = URL.parse(link.replaceAll('&amp;', '&'), base + page);
  if (!url?.href.startsWith(base)) return 'leads out of the folder';
  const path = url.href.slice(base.length);
  return isDoor(path) || written.has(path) ? undefined : 'there is nothing';
}

/** The links of all pages of the site that lead nowhere, each with its page. */
export function brokenLinks(written: WrittenSite, sites: readonly Brand[]): readonly string[] {
  const brands = new Set(sites);
  const own = [...written.files].filter((file) => file.endsWith('index.html') && isOwnFile(file));
  return own.flatMap((file) => {
    const page = file.replace(/index\.html$/, '');
    const whole = readFileSync(join(written.folder, file), 'utf8').replace(inert, '');
    // Examples invent links and pictures: what such a page itself loads is in its head.
    const [head = ''] = whole.split('<body');
    const html = example.test(page) ? head.replace(picture, '') : whole;
    const found = new Set([...html.matchAll(links)].map(([, link = '']) => link));
    return [...found].flatMap((link) => {
      const fault = faultOf(link, page, written);
      if (!fault) return [];
      const path = URL.parse(link, base + page)?.href.slice(base.length) ?? '';
      return isWritten(path, brands) ? [`${page || '/'}: ${link}: ${fault}`] : [];
    });
  });
}
