import { beforeEach, expect, it, vi } from 'vitest';
import { pageSettings, setPageSettings } from '../../../../src/core/page/settings';
import { renderToHtml } from '../../../../src/server/server';
import { widget as productSearch } from '../../../../src/widgets/product-search/product-search.widget';
import { widget as siteSearch } from '../../../../src/widgets/site-search/site-search.widget';
import { createBackend } from '../../../../stand-in/api/app';
import { answeringFetch } from '../../support/answering-fetch';
import { act } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { goTo, time } from '../../support/searching';

// The build inserts it.
beforeEach(() => vi.stubGlobal('__NAMED_STYLES__', []));

const backend = createBackend();
/** The lower listing has one page. */
async function answer(address: string) {
  const json = await (await backend.fetch(address)).json();
  return address.includes('/content') ? { ...json, hasMore: false } : json;
}
const tags = ['atria-product-search', 'atria-site-search'] as const;

/** A page with two listings as a server sends it; nothing is hydrated yet. */
async function servedPage(serve: (html: string) => Promise<string>) {
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
  await act(async () => document.body.replaceChildren(...hosts));
  return { hosts, fetched, roots };
}

/** A touch hydrates at once. */
async function touch(host: HTMLElement | undefined) {
  await vi.dynamicImportSettled();
  await act(async () => host?.shadowRoot?.dispatchEvent(new Event('pointerdown')));
}
const rootOf = (host: HTMLElement) => host.shadowRoot?.querySelector('[part~=root]');
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
  ['the upper first', [0, 1], render],
  ['the lower first', [1, 0], render],
  ['the lower first, each rendered without the other', [1, 0], eachAlone],
] as const)(
  'two unnamed listings of a served page keep the pages of the upper one: hydrated %s [SRCH-10] [SRCH-09]',
  async (_, order, serve) => {
    // This document writes styles with other spaces than React.
    expectFaults();
    goTo('/lista?page=3');
    const { hosts, roots } = await servedPage(serve);
    const [upper, lower] = roots.map((root) => root.split('<article').length - 1);
    if (serve === render) expect([upper, lower]).toEqual([36, 10]);
    const before = hosts.map(rootOf);
    for (const at of order) {
      await touch(hosts[at]);
      expect(window.location.search).toBe('?page=3');
    }
    await time.pass();
    expect(window.location.search).toBe('?page=3');
    expect(hosts.map((host) => hitsOf(host)?.length)).toEqual([36, 10]);
    // The markup stays.
    expect(hosts.map(rootOf)).toEqual(before);
  },
);

it('a search that was served long ago asks for its hits again, and tells of its results once [SRV-03]', async () => {
  expectFaults();
  goTo('/lista?page=2');
  const { hosts, fetched } = await servedPage(longAgo);
  const [upper] = hosts;
  const told = vi.fn();
  upper?.addEventListener('atria-search-results', told);
  const before = upper && rootOf(upper);
  await touch(upper);
  await time.pass();
  const pages = fetched.to('/api/search/products').map(({ param }) => param('page'));
  expect(pages).toEqual(['1', '2']);
  expect(hitsOf(upper)?.length).toBe(24);
  expect(upper && rootOf(upper)).toBe(before);
  expect(told).toHaveBeenCalledTimes(1);
});
