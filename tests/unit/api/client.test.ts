// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { createClient } from '../../../src/api/client';
import { listOf, text } from '../../../src/api/schema';
import { held } from '../../support/held';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const named = v.object({ name: text });

describe('what a call sends', () => {
  it('writes lists in bracket notation without indexes [API-01]', async () => {
    const { api, only } = recordedClient();
    await api.call({ path: '/x', query: { facetTags: [1, 2], authors: ['A B'] } });
    expect(new URL(only().address).searchParams.getAll('facetTags[]')).toEqual(['1', '2']);
    expect(only().query).toBe('facetTags[]=1&facetTags[]=2&authors[]=A+B');
  });

  it('omits empty, absent or false values, and keeps a zero [API-01]', async () => {
    const { api, only } = recordedClient();
    await api.call({
      path: '/x',
      query: { q: '', subDomainId: undefined, none: null, tags: [], hide: false, contentGroup: 0 },
    });
    expect(only().query).toBe('contentGroup=0');
  });

  it('uses the base address', async () => {
    const { api, only } = recordedClient({}, { apiBase: 'https://api.example.org/v2' });
    await api.call({ path: '/api/x' });
    expect(only().address).toBe('https://api.example.org/v2/api/x');
  });

  it('uses the endpoint of the widget instead of the path, with its own query [ELEM-06]', async () => {
    const { api, only } = recordedClient();
    await api.call({ path: '/api/x', endpoint: '/own/y?tenant=3', query: { page: 1 } });
    expect(asked(only())).toBe('GET /own/y?tenant=3&page=1');
  });

  it('uses an endpoint on another host [ELEM-06]', async () => {
    const { api, only } = recordedClient({}, { apiBase: 'https://api.example.org' });
    await api.call({ path: '/api/x', endpoint: 'https://other.example.org/z' });
    expect(only().address).toBe('https://other.example.org/z');
  });

  it('sends a JSON body', async () => {
    const { api, only } = recordedClient();
    await api.call({ method: 'post', path: '/x', json: { a: 'ä' } });
    expect(only().headers.get('content-type')).toBe('application/json');
    expect(only().body).toEqual({ a: 'ä' });
  });
});

describe('an answer', () => {
  it.each([200, 201, 299])('of status %i is a success [API-03]', async (status) => {
    const { api } = recordedClient(Response.json({ name: 'x' }, { status }));
    await expect(api.call({ path: '/x', schema: named })).resolves.toEqual({ name: 'x' });
  });

  it.each([300, 400, 404, 500, 503])('of status %i is an error [API-03]', async (status) => {
    const { api } = recordedClient(Response.json({}, { status }));
    const error = await failureOf(api.call({ path: '/x', schema: named }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'status', status });
  });

  it('that fails is not requested again by itself [API-03]', async () => {
    const { api, sent } = recordedClient(Response.json({}, { status: 503 }));
    await failureOf(api.call({ path: '/x' }));
    expect(sent).toHaveLength(1);
  });

  it('is waited for without a limit [API-03]', async () => {
    vi.useFakeTimers();
    const [answered, answer] = held<Response>();
    const api = createClient({
      apiBase: '',
      antiForgeryHeader: '',
      fetch: () => answered,
    });
    const settled = vi.fn();
    const call = api.call({ path: '/x', schema: named });
    call.then(settled, settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    expect(settled).not.toHaveBeenCalled();
    answer(Response.json({ name: 'late' }));
    await expect(call).resolves.toEqual({ name: 'late' });
  });

  it('is taken from a request that was started before', async () => {
    const started = vi.fn(async () => Response.json({ name: 'early' }));
    const { api, sent } = recordedClient({ name: 'late' }, { started });
    const answer = await api.call({ path: '/x', query: { a: 1 }, schema: named });
    expect(answer).toEqual({ name: 'early' });
    expect(started).toHaveBeenCalledWith('http://localhost/x?a=1');
    expect(sent).toHaveLength(0);
  });

  it('to a post is never one that was started before', async () => {
    const started = vi.fn(async () => Response.json({ name: 'early' }));
    const { api, sent } = recordedClient({ name: 'own' }, { started });
    await api.call({ method: 'post', path: '/x', schema: named });
    expect(started).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('may have unknown fields, which are dropped [API-04]', async () => {
    const { api } = recordedClient({ name: 'x', secret: 1 });
    await expect(api.call({ path: '/x', schema: named })).resolves.toEqual({ name: 'x' });
  });

  it.each([{}, { name: null }])(
    'without a field has its empty default: %j [API-04]',
    async (body) => {
      const { api } = recordedClient(body);
      await expect(api.call({ path: '/x', schema: named })).resolves.toEqual({ name: '' });
    },
  );

  it('of another shape is a failed call that names the field [API-04]', async () => {
    const { api } = recordedClient({ name: { first: 'x' } });
    const error = await failureOf(api.call({ path: '/x', schema: named }));
    expect(error).toMatchObject({
      kind: 'shape',
      message: 'name: expected a text, got Object',
    });
  });

  it('that is no JSON is a failed call that shows its start [API-04]', async () => {
    const { api } = recordedClient(new Response('<!doctype html><title>Login'));
    const error = await failureOf(api.call({ path: '/x', schema: named }));
    expect(error).toMatchObject({
      kind: 'shape',
      message: 'expected JSON, got "<!doctype html><title>Login"',
    });
  });

  it('with none of the known fields has another shape, and is not an empty answer [API-04]', async () => {
    const { api } = recordedClient({ items: [1], total: 1 });
    const schema = v.object({ hits: listOf(named), totalCount: v.optional(v.number(), 0) });
    const error = await failureOf(api.call({ path: '/x', schema }));
    expect(error).toMatchObject({
      kind: 'shape',
      message: 'expected one of the fields hits, totalCount, got items, total',
    });
  });

  it('loses an invalid list entry, by its place, and keeps the others [API-04]', async () => {
    const onLeftOut = vi.fn();
    const hit = v.object({ title: v.string(), tags: v.optional(listOf(named), []) });
    const { api } = recordedClient({
      hits: [{ title: 'a' }, { title: 7 }, { title: 'b', tags: [{ name: 'x' }, 'y'] }],
    });
    await expect(
      api.call({ path: '/x?q=a', schema: v.object({ hits: listOf(hit) }), onLeftOut }),
    ).resolves.toEqual({
      hits: [
        { title: 'a', tags: [] },
        { title: 'b', tags: [{ name: 'x' }] },
      ],
    });
    expect(onLeftOut.mock.calls).toEqual([
      ['hits[1].title', 'hits[1].title: expected string, got 7'],
      ['hits[2].tags[1]', 'hits[2].tags[1]: expected an object, got "y"'],
    ]);
  });
});

describe('a call that fails', () => {
  it('reports the text of the answer’s error field', async () => {
    const { api } = recordedClient(Response.json({ error: 'Ei käy' }, { status: 400 }));
    expect(await failureOf(api.call({ path: '/x' }))).toMatchObject({
      status: 400,
      text: 'Ei käy',
    });
  });

  it('has no text when the answer is no JSON', async () => {
    const { api } = recordedClient(new Response('<h1>Oops</h1>', { status: 500 }));
    expect((await failureOf(api.call({ path: '/x' }))).text).toBeUndefined();
  });

  it('without a connection is a network error', async () => {
    const fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const api = createClient({ apiBase: '', fetch, antiForgeryHeader: '' });
    expect((await failureOf(api.call({ path: '/x' }))).kind).toBe('network');
  });

  it('in the middle of the answer is a network error', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
    const fetch = async () => new Response(broken);
    const api = createClient({ apiBase: '', fetch, antiForgeryHeader: '' });
    expect((await failureOf(api.call({ path: '/x', schema: named }))).kind).toBe('network');
  });

  it('because it was cancelled is aborted', async () => {
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = (input) =>
      new Promise((_, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason));
        controller.abort();
      });
    const api = createClient({ apiBase: '', fetch, antiForgeryHeader: '' });
    const error = await failureOf(api.call({ path: '/x', signal: controller.signal }));
    expect(error.kind).toBe('aborted');
  });

  it('is one with any status except the only one that counts', async () => {
    const { api } = recordedClient(Response.json({}, { status: 202 }));
    const error = await failureOf(api.call({ path: '/x', only: 200 }));
    expect(error).toMatchObject({ kind: 'status', status: 202 });
  });
});
