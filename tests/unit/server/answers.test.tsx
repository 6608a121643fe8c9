// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { allCalls } from '../../../scripts/describe/calls/all-calls';
import { loadContract } from '../../../scripts/shared/load-contracts';
import { loadExamplesOf } from '../../../scripts/shared/load-examples';
import { widgetNames } from '../../../scripts/shared/widget-files';
import { minutes } from '../../../scripts/test/limits';
import { loadCart } from '../../../src/api/cart';
import { fetchCustomer, postCustomerAddress } from '../../../src/api/customer';
import { fetchDesktopNavigation } from '../../../src/api/navigation';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { serverApi } from '../../../src/server/answers';
import { askBackEnd, type RenderOptions, renderToHtml } from '../../../src/server/server';
import { createBackend } from '../../../stand-in/api/app';

const site = 'https://www.atria.fi';
const backend = createBackend();
const options = { url: `${site}/tuotteet`, base: 'https://cdn.example/atria/' };

/** Answers of the stand-in back end, with the requested addresses. */
function recorded(fault = '') {
  const asked: string[] = [];
  const data = async (address: string): Promise<unknown> => {
    asked.push(address);
    const answer = await backend.fetch(address, {
      headers: fault ? { 'x-atria-fault': fault } : {},
    });
    return answer.ok ? answer.json() : undefined;
  };
  return { asked, data };
}
const render = (html: string, more: Partial<RenderOptions> = {}) =>
  renderToHtml(html, { ...options, ...more });
const answersIn = (html: string): [name: string, data: unknown][] =>
  JSON.parse(/data-atria-answers[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '[]');

describe('a page whose calls are answered', () => {
  it('has the tabs of both headers, and requests each of them once', async () => {
    const { asked, data } = recorded();
    const tag = '<atria-header page-id="1"></atria-header>';
    const html = await render(tag + tag, { data });
    expect(html).toContain('Tuotteet');
    expect(await render(tag)).not.toContain('Tuotteet');
    expect(asked.map((one) => new URL(one).pathname).sort()).toEqual([
      '/api/nav/desktop',
      '/api/nav/mobile',
    ]);
    expect(answersIn(html)).toHaveLength(2);
  });

  it.each([
    ['http://www.atria.fi/tuotteet', '<atria-header></atria-header>'],
    ['https://www.atria.fi/tuotteet.html?gclid=1', '<atria-header></atria-header>'],
    ['https://www.atria.fi/tuotteet/?utm_source=a', '<atria-header></atria-header>'],
    ['https://www.atria.fi/tuotteet?fbclid=1', '<atria-product-search></atria-product-search>'],
    [
      'http://www.atria.fi/tuotteet.html',
      '<atria-shop-product-search></atria-shop-product-search>',
    ],
  ])('fits %s as it fits its own address: %s [SRV-05]', async (url, tag) => {
    const { data } = recorded();
    // The markup says when its answers were made.
    vi.spyOn(Date, 'now').mockReturnValue(1);
    const rootOf = (html: string) => /<template.*<\/template>/s.exec(html)?.[0];
    const root = rootOf(await render(tag, { data }));
    expect(root).toContain('data-atria-answers');
    expect(rootOf(await render(tag, { data, url }))).toBe(root);
  });

  it('has the hits of its searches, as its address asks for them', async () => {
    const { asked, data } = recorded();
    const html = await render('<atria-recipe-search></atria-recipe-search>', {
      url: `${site}/reseptit?page=2&q=a`,
      data,
    });
    expect(html).toContain('<article');
    const pages = asked.map((one) => new URL(one).searchParams.get('page')).filter(Boolean);
    expect(pages).toEqual(['1', '2']);
    expect(new URL(asked[0] ?? '').searchParams.get('q')).toBe('a');
  });

  it('says when its answers were made, and nothing of the time without answers [SRV-03]', async () => {
    const { data } = recorded();
    const tags = '<atria-site-search></atria-site-search><atria-site-search></atria-site-search>';
    vi.useFakeTimers({ toFake: ['Date'] });
    const times = [1_700_000_000_000, 1_800_000_000_000] as const;
    const rendersOf = async (more: Partial<RenderOptions>) => {
      const renders: string[] = [];
      for (const time of times) {
        vi.setSystemTime(time);
        renders.push(await render(tags, more));
      }
      return renders;
    };
    const answered = await rendersOf({ data });
    const plain = await rendersOf({});
    vi.useRealTimers();
    for (const [at, html] of answered.entries())
      expect(html.split(` data-atria-answers="${times[at]}">`)).toHaveLength(3);
    // The second search has another prefix in the address, which is no answer.
    expect(plain[0]).toContain(' data-atria-answers="0">');
    expect(plain[1]).toBe(plain[0]);
  });

  it('stops asking for page after page', async () => {
    const { asked, data } = recorded();
    await render('<atria-recipe-search></atria-recipe-search>', {
      url: `${site}/reseptit?page=1000000`,
      data,
    });
    expect(asked.length).toBeLessThan(8);
  });

  it('uses the base in its settings, and accepts answers by address', async () => {
    const { asked, data } = recorded();
    const settings = { apiBase: 'https://api.example/v1/' };
    await render('<atria-header></atria-header>', { data, settings });
    expect(asked.every((one) => one.startsWith('https://api.example/v1/api/nav/'))).toBe(true);
    const [address = ''] = asked.filter((one) => one.includes('desktop'));
    const topTabs = [{ label: 'Aivan oma', link: '/oma' }];
    const html = await render('<atria-header></atria-header>', {
      data: { [address]: { topTabs, bottomTabs: topTabs } },
      settings,
    });
    expect(html).toContain('Aivan oma');
  });

  it('is as without if a call fails, or is answered too late', async () => {
    const tag = '<atria-recipe-search></atria-recipe-search>';
    const alone = await render(tag);
    expect(await render(tag, { data: recorded('search:500').data })).toBe(alone);
    expect(await render(tag, { data: {} })).toBe(alone);
    const never = () => new Promise(() => {});
    expect(await render(tag, { data: never, dataWithin: 5 })).toBe(alone);
    const broken = async () => {
      throw new Error('away');
    };
    expect(await render(tag, { data: broken })).toBe(alone);
    expect(await render(tag, { data: async () => ({ hits: 'none' }) })).toBe(alone);
  });

  it('has nothing in its answers that ends the script or begins a comment', async () => {
    const label = '</script><!--<script><img src=x onerror=alert(1)>\u2028';
    const topTabs = [{ label, link: 'javascript:alert(1)' }];
    const html = await render('<atria-header></atria-header>', {
      data: async () => ({ topTabs, bottomTabs: topTabs, barLinks: topTabs }),
    });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.replaceAll(/<!--( |\$!?|\/\$)?-->/g, '')).not.toMatch(
      /<!--|<img src=x|<\/script><!/,
    );
    expect(JSON.stringify(answersIn(html))).toContain(JSON.stringify(label).slice(1, -1));
    expect(html).not.toMatch(/href="javascript/);
  });
});

describe('personal data', () => {
  it('is never requested, though a view tries [SRV-04]', async () => {
    const { asked, data } = recorded();
    const api = serverApi(data, new URL(site));
    const call = { pageId: '1', languageId: 'fi' } as const;
    await expect(fetchCustomer(api)).rejects.toThrow('no server');
    await expect(loadCart(api)).rejects.toThrow('no server');
    await expect(postCustomerAddress(api, {} as never)).rejects.toThrow('no server');
    // Whatever the address of such a call.
    await expect(fetchCustomer(api, { endpoint: '/api/nav/desktop' })).rejects.toThrow('no server');
    expect(asked).toEqual([]);
    await fetchDesktopNavigation(api, call);
    expect(asked).toHaveLength(1);
  });

  it(
    'is in no example’s calls, and no example posts',
    async () => {
      const { asked, data } = recorded();
      for (const name of widgetNames()) {
        const contract = await loadContract(name);
        for (const example of await loadExamplesOf(name))
          await render(exampleMarkup(contract, example), {
            url: `https://lihakauppa.fi/${example.query ?? ''}`,
            data,
          });
      }
      const pathsOf = (personal: boolean) =>
        allCalls
          .filter((one) => Boolean(one.personal) === personal && one.method === 'GET')
          .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`));
      const isOf = (paths: readonly RegExp[]) => (address: string) =>
        paths.some((one) => one.test(new URL(address).pathname));
      expect(pathsOf(true).length).toBeGreaterThan(1);
      expect(asked.filter(isOf(pathsOf(true)))).toEqual([]);
      expect(asked.filter(isOf(pathsOf(false))).length).toBeGreaterThan(20);
    },
    minutes(3),
  );
});

describe('a back end that is called', () => {
  const answered = (headers: Record<string, string>, body = '{"a":1}') => {
    const asked: Request[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked.push(new Request(input, init));
      return new Response(body, { headers });
    };
    return { asked, ask: askBackEnd([`${site}/any`], { fetch, longest: 20 }) };
  };
  const { signal } = new AbortController();

  it('is one of the named ones, and gets no cookies [SRV-04]', async () => {
    const { asked, ask } = answered({});
    expect(await ask(`${site}/api/nav/desktop`, signal)).toEqual({ a: 1 });
    for (const elsewhere of ['http://169.254.169.254/', 'http://www.atria.fi/', 'https://b.fi/'])
      expect(await ask(elsewhere, signal)).toBeUndefined();
    expect(asked.map(({ url }) => url)).toEqual([`${site}/api/nav/desktop`]);
    expect(asked[0]?.headers.has('cookie')).toBe(false);
    expect(asked[0]?.redirect).toBe('manual');
  });

  it.each([
    [{ 'cache-control': 'private, max-age=60' }],
    [{ 'cache-control': 'No-Store' }],
    [{ 'set-cookie': 'a=b' }],
  ])('says by %o that an answer is private, which is respected', async (headers) => {
    expect(await answered(headers).ask(`${site}/a`, signal)).toBeUndefined();
  });

  it('has a limit for its answers', async () => {
    const { ask } = answered({}, JSON.stringify('a'.repeat(30)));
    expect(await ask(`${site}/a`, signal)).toBeUndefined();
  });
});
