// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { loadCart } from '../../../../src/api/cart';
import { createClient } from '../../../../src/api/client';
import { fetchCustomer } from '../../../../src/api/customer';
import { searchRecipes } from '../../../../src/api/search';
import { fetchSuggestions } from '../../../../src/api/suggestions';
import { createBackend } from '../../../../stand-in/api/app';
import { faultNames } from '../../../../stand-in/api/fault';
import { failureOf } from '../../api/support/failure-of';
import { expectFaults } from '../../support/expect-faults';
import { browse } from './visit';

/** A client whose back end fails as asked. */
function failing(fault: string) {
  const backend = createBackend();
  return createClient({
    apiBase: 'http://localhost',
    antiForgeryHeader: 'X-XSRF-TOKEN',
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-atria-fault', fault);
      return backend.fetch(request);
    },
  });
}
type Api = ReturnType<typeof failing>;
const recipes = (api: Api, signal?: AbortSignal) =>
  searchRecipes(api, { language: 'fi', page: 1, pageSize: 12 }, { signal });

describe('a fault', () => {
  it.each(['500', '404', '503'])('of status %s is that status', async (status) => {
    const error = await failureOf(recipes(failing(`search:${status}`)));
    expect(error).toMatchObject({ kind: 'status', status: Number(status) });
  });

  it('affects only the call it names', async () => {
    const api = failing('suggestions:500');
    expect((await recipes(api)).hits.length).toBeGreaterThan(0);
    const asked = fetchSuggestions(api, { language: 'fi', q: 'kana' });
    expect((await failureOf(asked)).status).toBe(500);
  });

  it('of all affects every call', async () => {
    const api = failing('all:500');
    expect((await failureOf(fetchCustomer(api))).status).toBe(500);
    expect((await failureOf(loadCart(api))).status).toBe(500);
  });

  it('is one of several in a list', async () => {
    const api = failing('nav:404, customer:503');
    expect((await failureOf(fetchCustomer(api))).status).toBe(503);
  });

  it('with a number ends after so many calls, so that a retry works', async () => {
    const api = failing('search:500:2');
    await failureOf(recipes(api));
    await failureOf(recipes(api));
    expect((await recipes(api)).hits.length).toBeGreaterThan(0);
  });

  it('of being offline is a network error', async () => {
    expect((await failureOf(recipes(failing('search:offline')))).kind).toBe('network');
  });

  it('of broken JSON is a wrong shape', async () => {
    expectFaults();
    expect((await failureOf(recipes(failing('search:malformed')))).kind).toBe('shape');
  });

  it('of empty lists is a good answer without hits', async () => {
    const answer = await recipes(failing('search:empty'));
    expect(answer).toMatchObject({ hits: [], totalCount: 0, hasMore: false });
  });

  it('of empty lists empties the cart', async () => {
    expect(await loadCart(failing('cart:empty'))).toMatchObject({ lineItems: [], total: '0,00' });
  });

  it('of the longest texts lengthens what people read, and no address', async () => {
    const [hit] = (await recipes(failing('search:long'))).hits;
    const [usual] = (await recipes(failing('nav:long'))).hits;
    expect(hit?.title.length).toBeGreaterThan(100);
    expect(hit?.url).toBe(usual?.url);
  });

  it('of slowness comes after 3 s', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    recipes(failing('search:slow')).then(settled);
    await vi.advanceTimersByTimeAsync(2900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  });

  it('of slowness comes after as many milliseconds as given', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    recipes(failing('search:slow:200')).then(settled);
    await vi.advanceTimersByTimeAsync(250);
    vi.useRealTimers();
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  });

  it('of never answering ends when the call is aborted', async () => {
    const controller = new AbortController();
    const call = failureOf(recipes(failing('search:never'), controller.signal));
    controller.abort();
    expect((await call).kind).toBe('aborted');
  });
});

describe('a fault is requested', () => {
  const status = async (headers: Record<string, string>) =>
    (await browse().send('/api/nav/desktop?languageId=fi', { headers })).status;

  it('by a header', async () => expect(await status({ 'x-atria-fault': 'nav:500' })).toBe(500));

  it('by a cookie', async () =>
    expect(await status({ cookie: 'atria-fault=nav%3A503' })).toBe(503));

  it('by the page’s address', async () =>
    expect(await status({ referer: 'http://localhost:4173/x?fault=nav:404' })).toBe(404));

  it('by a page where the browser itself has sent a form', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'x-atria-fault': 'purchase:500' };
    const path = '/api/v1/lihakauppa/checkout/purchase';
    const answer = await createBackend().fetch(`http://localhost${path}`, {
      method: 'POST',
      headers,
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Takaisin maksamaan');
  });

  it.each(['unicorn:500', 'nav:unicorn', 'nav'])(
    'as %s: the console lists the existing ones',
    async (asked) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      for (const _ of [1, 2]) expect(await status({ 'x-atria-fault': asked })).toBe(200);
      expect(warn).toHaveBeenCalledTimes(1);
      const [said] = warn.mock.calls[0] ?? [];
      expect(said).toContain(`"${asked}"`);
      const names = faultNames(createBackend().calls).join(', ');
      expect(said).toContain(`NAME being one of ${names}, KIND`);
    },
  );

  it('in every existing way: the console is silent', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const asked of ['all:404', 'nav:500:1', 'nav:empty, cart:slow:10'])
      await status({ 'x-atria-fault': asked });
    expect(warn).not.toHaveBeenCalled();
  });

  it('by nobody: then nothing fails', async () => expect(await status({})).toBe(200));
});
