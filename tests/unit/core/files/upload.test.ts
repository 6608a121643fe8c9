import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../src/api/client';
import type { Widget } from '../../../../src/core/element/widget-context';
import { uploading } from '../../../../src/core/files/upload';
import { initial } from '../../../../src/core/page/settings';

/** The only request that the test makes. */
let request: FakeRequest;
class FakeRequest extends EventTarget {
  readonly headers: Record<string, string> = {};
  readonly upload: Record<string, (event?: object) => void> = {};
  opened: readonly unknown[] = [];
  withCredentials = false;
  status = 0;
  responseText = '';
  body?: Blob;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    super();
    request = this;
  }
  open(...given: readonly unknown[]) {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
  }
  abort = () => this.onabort?.();
  answer(status: number, text = '') {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

/** Begins to send a file. */
async function begin(settings: Partial<Widget['settings']> = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const all = { ...initial, apiBase: 'https://api.example.fi', apiCredentials: 'include' };
  const page = { ...all, ...settings } as Widget['settings'];
  const onShare = vi.fn();
  const client = uploading({ api: createClient(page), settings: page } as Widget, [], onShare);
  const controller = new AbortController();
  const json = { Files: [{ Name: 'a.png', Data: new Blob(['data:image/png;base64,AA']) }] };
  const call = { path: '/api/x', method: 'post', json, signal: controller.signal } as const;
  const answer = client.call(call).then(
    () => 'sent',
    (error) => error,
  );
  await vi.waitFor(() => expect(request?.body ?? settings.fetch).toBeTruthy());
  return { answer, onShare, controller };
}

describe('a form with files', () => {
  it('is sent as any other request, and tells how much of it', async () => {
    const { answer, onShare } = await begin();
    expect(request.opened.map(String)).toEqual(['post', 'https://api.example.fi/api/x']);
    expect(request.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(request.withCredentials).toBe(true);
    expect(await request.body?.text()).toBe(
      '{"Files":[{"Name":"a.png","Data":"data:image/png;base64,AA"}]}',
    );
    request.upload.onprogress?.({ loaded: 1, total: 2 });
    request.upload.onprogress?.({ loaded: 2, total: 2 });
    request.upload.onload?.();
    expect(onShare.mock.calls).toEqual([[49], [99], []]);
    request.answer(204);
    expect(await answer).toBe('sent');
  });

  it.each([
    [
      'a refusal',
      () => request.answer(400, '{"error":"Ei käy"}'),
      { kind: 'status', text: 'Ei käy' },
    ],
    ['a lost network', () => request.onerror?.(), { kind: 'network' }],
  ])('has the usual error after %s', async (_, fail, error) => {
    const { answer } = await begin();
    fail();
    expect(await answer).toMatchObject(error);
  });

  it('is aborted with its form', async () => {
    const { answer, controller } = await begin();
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
  });

  it('uses the page’s own fetch, if it has one', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    const { answer } = await begin({ fetch });
    expect(await answer).toBe('sent');
    expect(fetch).toHaveBeenCalled();
  });
});
