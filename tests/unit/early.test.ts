import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchDesktopNavigation } from '../../src/api/navigation';
import { commonAttributes } from '../../src/core/element/common.attributes';
import { environmentOf } from '../../src/core/element/environment';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import { readBlock } from '../../src/core/element/reading/block-data';
import { readValues } from '../../src/core/element/reading/values';
import { settingsOfPage } from '../../src/core/page/settings';
import { contract } from '../../src/widgets/header/header.contract';
import { often } from './support/chance';
import { expectFaults } from './support/expect-faults';

const page = globalThis as { [key: symbol]: unknown };
const atria = Symbol.for('atria');
const started = new Map<string, Promise<Response>>();
const sent: string[] = [];
let answer: () => Promise<Response>;

/** A request as one text: its address, whether cookies go along, and all of its headers. */
const textOf = ({ method, url, credentials, headers }: Request): string =>
  [`${method} ${url}`, credentials, ...[...headers].map((header) => header.join(': '))].join('\n');

interface Given {
  /** `data-…` of the script tag. */
  readonly script?: Readonly<Record<string, string>>;
  /** The page's block of settings, as a text. */
  readonly block?: string | undefined;
  readonly tag?: Readonly<Record<string, string>>;
  /** Properties that are set before the code is there. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** The tag's JSON child, as a text. */
  readonly child?: string | undefined;
}

const jsonScript = (text: string, data?: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/json';
  if (data) script.setAttribute(data, '');
  script.textContent = text;
  return script;
};

/** Puts a header and the page's settings into the page. */
function show({ script = {}, block, tag = {}, properties = {}, child }: Given): HTMLElement {
  document.body.replaceChildren();
  started.clear();
  page[atria] = { settings: script, started };
  if (block !== undefined) document.body.append(jsonScript(block, 'data-atria-settings'));
  const header = document.createElement('atria-header');
  for (const [name, value] of Object.entries(tag)) header.setAttribute(name, value);
  if (child !== undefined) header.append(jsonScript(child));
  document.body.append(Object.assign(header, properties));
  return header;
}

/** Has the loader ask for a tag; what is asked. */
async function askedEarly(header: HTMLElement): Promise<string[]> {
  sent.length = 0;
  const { ask } = await import('../../src/early');
  ask(header);
  return [...sent];
}

/** What the widget of a tag asks for where nothing was asked early. */
async function askedByWidget(header: HTMLElement, properties = {}): Promise<string[]> {
  sent.length = 0;
  started.clear();
  const attribute = (name: string) =>
    header.getAttribute(attributeName(name)) ?? header.getAttribute(name);
  const settings = settingsOfPage();
  const { values } = readValues(
    { ...contract.attributes, ...commonAttributes },
    {
      properties,
      attribute,
      block: readBlock(header, attribute('blockId')).block,
      page: settings.defaults,
    },
  );
  const { api, language } = environmentOf(values, settings, location).page;
  const request = {
    languageId: language,
    pageId: String(values.pageId),
    subDomainId: String(values.subDomainId),
  };
  await fetchDesktopNavigation(api, request).catch(() => {});
  return [...sent];
}

beforeEach(() => {
  expectFaults();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('__EARLY__', {
    'atria-header': { request: { 0: contract.placement?.request?.[1025] } },
  });
  answer = async () => Response.json({});
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(textOf(request));
    return answer();
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as a server sets it.
  document.cookie = '__RequestVerificationToken=a%3Db';
});
afterEach(() => void delete page[atria]);

describe('what is asked before the code of a widget is there', () => {
  it.each<[string, Given]>([
    ['of the tag alone', { tag: { 'page-id': '7', language: 'sv' } }],
    ['with a base that ends in a slash', { script: { apiBase: '/v2/' } }],
    ['with the bare slash for a base', { script: { apiBase: '/' } }],
    ['with a base that is none', { script: { apiBase: 'api.test' } }],
    ['with a base of another origin', { block: '{"apiBase":"https://api.test/"}' }],
    [
      'with cookies for a base of another origin',
      { script: { apiBase: 'https://api.test/', apiCredentials: 'include' } },
    ],
    ['with another name of the token’s header', { script: { antiForgeryHeader: 'X-Own' } }],
    ['with a block in capital letters', { block: '{"Language":"se","Defaults":{"PageId":"3"}}' }],
    [
      'with properties that are set already',
      { properties: { pageId: '5', language: 'de' }, tag: { 'page-id': '6' } },
    ],
    ['with an emptied attribute', { tag: { 'page-id': '' }, script: { pageId: '7' } }],
  ])('is what its client asks, headers included: %s [API-02]', async (_, given) => {
    const header = show(given);
    const early = await askedEarly(header);
    expect(early).toEqual([expect.stringContaining('accept: application/json')]);
    expect(await askedByWidget(header, given.properties)).toEqual(early);
    const credentials = given.script?.apiCredentials ?? 'same-origin';
    expect(early).toEqual([expect.stringContaining(`\n${credentials}\n`)]);
  });

  it('is what its client asks or nothing, whatever page, tag and block say [API-02]', async () => {
    const language = fc.constantFrom('fi', 'sv', 'EN', 'en-GB', 'norsk', '');
    const id = fc.constantFrom('7', 'a b', '');
    const apiBase = fc.constantFrom('', '/', '/v2/', 'https://api.test/', 'api.test', ' /v2');
    const apiCredentials = fc.constantFrom('', 'include', 'omit');
    const texts = { language, pageId: id, subDomainId: id };
    const settings = {
      ...texts,
      apiBase,
      apiCredentials,
      antiForgeryHeader: fc.constantFrom('', 'X-Own'),
    };
    const some = { requiredKeys: [] };
    const capital = (key: string) => key.replace(/^./, (letter) => letter.toUpperCase());
    const written = (values: fc.Arbitrary<object>) =>
      fc.tuple(values, fc.boolean(), fc.constantFrom('', '', ',}')).map(([given, isBig, end]) => {
        const entries = Object.entries(given).map(([key, one]) => [
          isBig ? capital(key) : key,
          one,
        ]);
        return `${JSON.stringify(Object.fromEntries(entries))}${end}`;
      });
    const json = fc.oneof(id, fc.constantFrom(7, null, true, []));
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          script: fc.record(settings, some) as fc.Arbitrary<Record<string, string>>,
          block: fc.option(
            written(
              fc.record(
                {
                  ...settings,
                  apiBase: fc.oneof(apiBase, json),
                  defaults: fc.record({ ...texts, pageId: json }, some),
                },
                some,
              ),
            ),
            { nil: undefined },
          ),
          tag: fc.record({ language, 'page-id': id, subdomainid: id }, some) as fc.Arbitrary<
            Record<string, string>
          >,
        }),
        async (given) => {
          const header = show(given);
          const early = await askedEarly(header);
          if (early.length === 0) return;
          count++;
          expect(await askedByWidget(header)).toEqual(early);
        },
      ),
      { numRuns: often(300) },
    );
    expect(count).toBeGreaterThan(often(50));
  });

  it.each<[string, Given]>([
    ['a block of settings that is to be mended', { block: '{"language":"se",}' }],
    ['a JSON child', { child: '{"Language":"en","PageId":"9"}' }],
    ['a number for a text', { properties: { pageId: 5 } }],
  ])('is left to the widget with %s [ELEM-12]', async (_, given) => {
    expect(await askedEarly(show(given))).toEqual([]);
  });
});

describe('the first picture of a widget', () => {
  it('is asked for by the tag’s block, in capital letters too [ELEM-11]', async () => {
    vi.stubGlobal('__EARLY__', { 'atria-header': { picture: ['images', 'image'] } });
    // An empty one in the page is reported as wrong.
    const put = vi.spyOn(document.head, 'append').mockImplementation((link) => {
      expect((link as HTMLLinkElement).getAttribute('href')).toBe('/kuva.jpg');
      document.head.appendChild(link as Node);
    });
    await askedEarly(show({ child: '{"Images":[{"Image":"/kuva.jpg"}]}' }));
    const link = document.querySelector('link[rel=preload]');
    expect(link?.getAttribute('href')).toBe('/kuva.jpg');
    link?.remove();
    put.mockRestore();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:null/x', 'http://'])(
    'is asked for at an address of http alone: %s',
    async (Image) => {
      vi.stubGlobal('__EARLY__', { 'atria-header': { picture: ['images', 'image'] } });
      await askedEarly(show({ child: JSON.stringify({ Images: [{ Image }] }) }));
      expect(document.querySelector('link[rel=preload]')).toBe(null);
    },
  );
});

describe('an answer that was asked for early', () => {
  /** Waits until what is pending by now is done. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is let go when its tag has painted without it', async () => {
    const cancel = vi.fn();
    answer = async () => new Response(new ReadableStream({ cancel }));
    const header = show({});
    await askedEarly(header);
    expect(started.size).toBe(1);
    header.dispatchEvent(new Event('atria-paint'));
    expect(started.size).toBe(0);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('is kept for a tag that a framework puts in place of the first, until the code is there', async () => {
    const first = show({});
    await askedEarly(first);
    const second = document.createElement('atria-header');
    first.replaceWith(second);
    expect(await askedEarly(second)).toEqual([]);
    expect(started.size).toBe(1);
  });

  it.each([
    ['it fails', () => Promise.reject(new TypeError('no network'))],
    // Some blockers do so.
    [
      'it is refused at once',
      () => {
        throw new TypeError('blocked');
      },
    ],
  ])('throws nowhere when %s', async (_, failing) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    answer = failing;
    const header = show({});
    await askedEarly(header);
    header.dispatchEvent(new Event('atria-paint'));
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
