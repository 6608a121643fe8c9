// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import {
  type NodeOptions,
  prerenderMiddleware,
  prerenderResponse,
  type ResponseOptions,
} from '../../../src/server/middleware';

const url = 'https://www.example.fi/';
const page =
  '\ufeff<script src="/w/atria.js"></script><p>ä</p><atria-counter value="7"></atria-counter>';
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const root = '<template shadowrootmode="open">';
const before = 'Wed, 21 Oct 2026 07:28:00 GMT';
const broken = {
  settings: {
    get brand(): string {
      throw new Error('broken');
    },
  },
};

/** Pages that name another encoding in themselves, in letters that all encodings have. */
const foreign = [
  '<meta charset="iso-8859-1">',
  '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">',
].map((meta) => meta + page.slice(1).replace('ä', 'a'));
const bare = { 'Content-Type': 'text/html' };

describe('an answer', () => {
  const answer = (init: ResponseInit = {}, body: BodyInit | null = page) =>
    new Response(body, { headers: html, ...init });
  const text = async (given: Response, options: Partial<ResponseOptions> = {}) => {
    const made = await prerenderResponse(given, { url, ...options });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await made.arrayBuffer());
  };

  it('gets the widgets of its page, whole or in pieces', async () => {
    for (const stream of [false, true]) {
      const made = await text(answer(), { stream });
      expect(made).toContain(`value="7">${root}<link`);
      expect(made.replace(/<template .*<\/template>/s, '')).toBe(page);
    }
  });

  it('keeps status and headers, except those about the bytes', async () => {
    const headers = { ...html, ETag: '"a"', 'Content-Length': '999', 'Cache-Control': 'max-age=9' };
    const made = await prerenderResponse(answer({ status: 404, headers }), { url });
    expect(made.status).toBe(404);
    expect(Object.fromEntries(made.headers)).toEqual({
      ...{
        'cache-control': 'max-age=9',
        'content-type': 'text/html; charset=utf-8',
        etag: 'W/"a"',
      },
    });
  });

  it('has no validator with answers in it, whole or in pieces [SRV-03]', async () => {
    const headers = { ...html, ETag: '"a"', 'Last-Modified': before, 'Cache-Control': 'max-age=9' };
    for (const stream of [false, true]) {
      const made = await prerenderResponse(answer({ headers }), { url, stream, data: {} });
      expect(Object.fromEntries(made.headers)).toEqual({
        ...{ 'cache-control': 'max-age=9', 'content-type': 'text/html; charset=utf-8' },
      });
    }
  });

  it.each([
    ['no page', { headers: { 'Content-Type': 'application/json' } }],
    ['in other letters', { headers: { 'Content-Type': 'text/html; charset=iso-8859-1' } }],
    ['packed', { headers: { ...html, 'Content-Encoding': 'br' } }],
    ['not to be changed', { headers: { ...html, 'Cache-Control': 'no-transform' } }],
    ['a part', { status: 206, headers: html }],
  ])('is unchanged if it is %s', async (_, init) => {
    const given = answer(init);
    expect(await prerenderResponse(given, { url })).toBe(given);
  });

  it('is unchanged if its page names another encoding, as a stream, too [SRV-08]', async () => {
    const meta = '<meta charset=utf-8>';
    for (const stream of [false, true]) {
      for (const one of foreign)
        expect(await text(answer({ headers: bare }, one), { stream })).toBe(one);
      expect(await text(answer({ headers: bare }, meta + page), { stream })).toContain(root);
    }
  });

  it('is unchanged if its address says so, it has no body, or is too long', async () => {
    const nothing = answer({ status: 304 }, null);
    expect(await prerenderResponse(nothing, { url })).toBe(nothing);
    expect(await text(answer(), { url: `${url}?prerender=off` })).toBe(page);
    expect(await text(answer(), { longest: 20 })).toBe(page);
  });
});

describe('a server of Node', () => {
  type Handler = (request: IncomingMessage, response: ServerResponse) => void;
  /** A browser's answer from a handler behind the middleware. */
  async function asked(handler: Handler, options: NodeOptions = {}, path = '/', init = {}) {
    const middleware = prerenderMiddleware(options);
    const server = createServer((request, response) =>
      middleware(request, response, () => handler(request, response)),
    );
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const bytes = await answer.arrayBuffer();
    server.close();
    const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { status: answer.status, headers: answer.headers, body, bytes: Buffer.from(bytes) };
  }
  const length = Buffer.byteLength(page);

  it.each<[string, Handler]>([
    [
      'with its length, as Express does',
      (_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Content-Length', length);
        response.end(page);
      },
    ],
    [
      'by writeHead, in pieces',
      (_, response) => {
        response.writeHead(200, 'Fine', { ...html, 'Content-Length': String(length) });
        response.write(page.slice(0, 70), 'utf8', () => response.end(page.slice(70)));
      },
    ],
    [
      'from a stream whose pieces part a letter',
      (_, response) => {
        response.writeHead(200, ['Content-Type', 'text/html']);
        const bytes = Buffer.from(page);
        const cut = bytes.indexOf(0xc3) + 1;
        Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)]).pipe(response);
      },
    ],
  ])('has the widgets of a page rendered that is sent %s', async (_, handler) => {
    const { status, headers, body, bytes } = await asked(handler);
    expect(status).toBe(200);
    expect(body.replace(/<template .*<\/template>/s, '')).toBe(page);
    expect(body).toContain(`value="7">${root}<link`);
    expect(headers.get('content-length')).toBe(String(bytes.length));
  });

  it('uses a page’s address by its Host, or by the given origin', async () => {
    const search = '<script src="/w/atria.js"></script><atria-counter></atria-counter>';
    const send: Handler = (_, response) => response.writeHead(200, html).end(search);
    expect((await asked(send)).body).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/w\/prerender/);
    const { body } = await asked(send, { origin: 'https://www.sibylla.fi' });
    expect(body).toContain('href="https://www.sibylla.fi/w/prerender/brands/sibylla.css"');
  });

  it('sends a page unchanged whose address is invalid', () => {
    const next = vi.fn();
    const response = {} as ServerResponse;
    for (const given of [{ headers: { host: 'a b' } }, { headers: {}, url: '*' }])
      prerenderMiddleware()({ socket: {}, ...given }, response, next);
    expect([next.mock.calls.length, response]).toEqual([2, {}]);
  });

  it('sends on at once what is no page', async () => {
    const json: Handler = (_, response) => {
      response.writeHead(201, { 'Content-Type': 'application/json', ETag: '"a"' });
      response.write('{');
      response.end('}');
    };
    const { status, body, headers } = await asked(json);
    expect([status, body, headers.get('etag')]).toEqual([201, '{}', '"a"']);
    const none = await asked((_, response) => response.writeHead(304, html).end());
    expect([none.status, none.body]).toEqual([304, '']);
  });

  it('sends a page unchanged that is too long, switched off, in another encoding, or fails', async () => {
    const send: Handler = (_, response) => {
      response.writeHead(200, { ...html, ETag: '"a"' });
      for (const one of page) response.write(one);
      response.end();
    };
    expect((await asked(send, { longest: 50 })).body).toBe(page);
    expect((await asked(send, {}, '/?prerender=off')).body).toBe(page);
    const { body, headers } = await asked(send, broken);
    expect([body, headers.get('etag')]).toEqual([page, '"a"']);
    const latin = Buffer.from(`\u00e4${page.slice(1)}`, 'latin1');
    for (const bytes of [latin, ...foreign.map((one) => Buffer.from(one))]) {
      const sent = await asked((_, response) => response.writeHead(200, bare).end(bytes));
      expect(sent.bytes.equals(bytes)).toBe(true);
    }
  });

  /** A site as Express answers: 304 where the browser has its page, or its file, already. */
  const asExpress: Handler = ({ url: path, headers: known }, response) => {
    const isSame = known['if-none-match'] === '"a"' || known['if-modified-since'] === before;
    const isPage = path === '/';
    response.writeHead(isSame ? 304 : 200, {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'image/png',
      ...{ ETag: '"a"', 'Last-Modified': before },
    });
    response.end(isSame ? undefined : isPage ? search : 'png');
  };
  const search = '<script src="/w/atria.js"></script><atria-recipe-search></atria-recipe-search>';
  const found = (title: string) => async () => ({
    hits: [{ contentId: 1, title, url: '/a' }],
    ...{ totalCount: 1, hasMore: false, facetCategories: [] },
  });
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it('sends a browser that comes back the newer answers, though the site’s page is the same [SRV-03]', async () => {
    const first = await asked(asExpress, { data: found('9,90') }, '/', { headers: { accept } });
    expect(first.body).toContain('9,90');
    const validators = ['etag', 'last-modified'].map((name) => first.headers.get(name));
    expect(validators).toEqual([null, null]);
    // It may also have the page from before there were answers in it.
    for (const known of [{ 'if-none-match': '"a"' }, { 'if-modified-since': before }]) {
      const init = { headers: { accept, ...known } };
      const { status, body } = await asked(asExpress, { data: found('12,90') }, '/', init);
      expect(status).toBe(200);
      expect(body).toContain('12,90');
    }
  });

  it('sends nothing again that is the same: files, and pages without answers [SRV-03]', async () => {
    const known = { 'if-none-match': '"a"' };
    const init = { headers: { accept: 'image/png,*/*;q=0.8', ...known } };
    const file = await asked(asExpress, { data: found('9,90') }, '/a.png', init);
    expect([file.status, file.headers.get('etag')]).toEqual([304, '"a"']);
    const plain = await asked(asExpress, {}, '/', { headers: { accept, ...known } });
    expect(plain.status).toBe(304);
    expect((await asked(asExpress)).headers.get('etag')).toBe('W/"a"');
  });

  it('answers HEAD, and a page without an end that is requested twice, as before', async () => {
    const send: Handler = (_, response) => response.writeHead(200, html).end(page, 'utf8');
    expect((await asked(send, {}, '/', { method: 'HEAD' })).body).toBe('');
    let ended = 0;
    await asked((_, response) => response.writeHead(200, html).end(page, () => ended++));
    expect(ended).toBe(1);
  });
});
