import { expect, it, vi } from 'vitest';
import { stepsKey } from '../../../../src/core/element/served/page-steps';
import { pageSettings, setPageSettings } from '../../../../src/core/page/settings';
import { renderToHtml, renderWidget } from '../../../../src/server/server';
import { widget as jobListing } from '../../../../src/widgets/job-listing/job-listing.widget';
import { widget as productSearch } from '../../../../src/widgets/product-search/product-search.widget';
import { widget as siteSearch } from '../../../../src/widgets/site-search/site-search.widget';
import { createBackend } from '../../../../stand-in/api/app';
import { answeringFetch } from '../../support/answering-fetch';
import { act } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { goTo, time } from '../../support/searching';

const backend = createBackend();
/** The lower listing has one page. */
async function answer(address: string) {
  const json = await (await backend.fetch(address)).json();
  return address.includes('/content') ? { ...json, hasMore: false } : json;
}
const tags = ['atria-product-search', 'atria-site-search'] as const;

const rootOf = (host: HTMLElement) => host.shadowRoot?.querySelector('[part~=root]');

/** A page with two listings as a server sends it. The one that was pressed hydrates first. */
async function servedPage(serve: (html: string) => Promise<string>, pressed?: number) {
  const fetched = answeringFetch(({ url }) => answer(url.href));
  setPageSettings({ ...pageSettings(), ...fetched.settings });
  const html = await serve(tags.map((tag) => `<${tag}></${tag}>`).join(''));
  for (const { register } of [productSearch, siteSearch]) register();
  const page = new DOMParser().parseFromString(
    html.replaceAll('rel="stylesheet"', ''),
    'text/html',
  );
  const roots = tags.map((tag) => page.querySelector(`${tag} > template`)?.innerHTML ?? '');
  const hosts = tags.map((tag, at) => {
    const host = document.createElement(tag);
    host.attachShadow({ mode: 'open' }).innerHTML = roots[at] ?? '';
    return host;
  });
  const before = hosts.map(rootOf);
  const root = hosts[pressed ?? -1]?.shadowRoot;
  const step = { kind: 'press', on: root?.querySelector('article') };
  Object.assign(globalThis, { [stepsKey]: new WeakMap(root ? [[root, [step]]] : []) });
  await act(async () => document.body.replaceChildren(...hosts));
  await vi.dynamicImportSettled();
  await time.pass();
  // The markup stays.
  expect(hosts.map(rootOf)).toEqual(before);
  return { hosts, fetched, roots };
}

const hitsOf = (host: HTMLElement | undefined) => host?.shadowRoot?.querySelectorAll('article');

const render = (html: string) =>
  renderToHtml(html, {
    url: window.location.href,
    base: 'https://cdn.example/atria/',
    settings: JSON.parse(JSON.stringify(pageSettings())),
    data: answer,
  });
const longAgo = async (html: string) => {
  const made = await render(html);
  vi.setSystemTime(Date.now() + 6 * 60_000);
  return made;
};
const eachAlone = async (html: string) =>
  (await Promise.all(html.split(/(?<=<\/[\w-]+>)/).map(render))).join('');

it.each([
  ['the upper first', 0, render],
  ['the lower first', 1, render],
  ['the lower first, each rendered without the other', 1, eachAlone],
] as const)(
  'two unnamed listings of a served page keep the pages of the upper one: hydrated %s [SRCH-10] [SRCH-09]',
  async (_, first, serve) => {
    // This document writes styles with other spaces than React.
    expectFaults();
    goTo('/lista?page=3');
    const { hosts, roots } = await servedPage(serve, first);
    const [upper, lower] = roots.map((root) => root.split('<article').length - 1);
    if (serve === render) expect([upper, lower]).toEqual([36, 10]);
    expect(window.location.search).toBe('?page=3');
    expect(hosts.map((host) => hitsOf(host)?.length)).toEqual([36, 10]);
  },
);

it('a search that was served long ago asks for its hits again, and tells of its results once [SRV-03]', async () => {
  expectFaults();
  goTo('/lista?page=2');
  const told = vi.fn();
  document.addEventListener('atria-search-results', ({ target }) => told(target));
  const { hosts, fetched } = await servedPage(longAgo);
  const [upper] = hosts;
  // It wakes when the page is idle.
  await vi.waitFor(() => {
    const pages = fetched.to('/api/search/products').map(({ param }) => param('page'));
    expect(pages).toEqual(['1', '2']);
  });
  expect(hitsOf(upper)?.length).toBe(24);
  expect(told.mock.calls.filter(([one]) => one === upper)).toHaveLength(1);
});

it('a served listing fits an address with other parameters, too, and its links keep them [SRV-05]', async () => {
  expectFaults();
  const jobs = Array.from({ length: 25 }, (_, at) => ({ title: `Job ${at}` }));
  const base = 'https://cdn.example/atria/';
  const settings = { ...JSON.parse(JSON.stringify(pageSettings())) };
  const at = (path: string) => ({ url: new URL(path, window.location.href), base, settings });
  const html = await renderWidget('atria-job-listing', { block: { jobs } }, at('/tyot?page=2'));
  expect(html).toContain('href="/tyot?page=3"');
  const other = await renderWidget(
    'atria-job-listing',
    { block: { jobs } },
    at('/tyot?utm_source=news&page=2'),
  );
  expect(other).toBe(html);
  goTo('/tyot?utm_source=news&page=2');
  const page = new DOMParser().parseFromString(
    html.replaceAll('rel="stylesheet"', ''),
    'text/html',
  );
  const host = Object.assign(document.createElement('atria-job-listing'), { jobs });
  host.attachShadow({ mode: 'open' }).innerHTML = page.querySelector('template')?.innerHTML ?? '';
  const before = rootOf(host);
  jobListing.register();
  await act(async () => document.body.append(host));
  await vi.dynamicImportSettled();
  await time.pass();
  expect(rootOf(host)).toBe(before);
  const links = [...(host.shadowRoot?.querySelectorAll('nav a') ?? [])];
  expect(links.map((one) => one.getAttribute('href'))).toContain('/tyot?utm_source=news&page=3');
  expect(window.location.search).toBe('?utm_source=news&page=2');
});
