// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type CallFailure, reportFailures } from '../../../src/api/report-failures';
import { listOf } from '../../../src/api/schema';
import { failureOf } from './support/failure-of';
import { recordedClient } from './support/recorded-client';

const watched = (answer: unknown) => {
  const report = vi.fn<(failure: CallFailure) => void>();
  return { api: reportFailures(recordedClient(answer).api, report), report };
};

describe('a client that reports', () => {
  it('reports method, path and status of a failed call, and still throws', async () => {
    const { api, report } = watched(Response.json({}, { status: 404 }));
    const error = await failureOf(api.call({ path: '/api/x', query: { q: 'secret' } }));
    const { status, message } = error;
    const failure = { kind: 'status', method: 'GET', path: '/api/x', status, message };
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
    expect(failure).toMatchObject({ status: 404, message: '404' });
  });

  it('distinguishes a form whose fields the server names from a failing server', async () => {
    const { api, report } = watched(Response.json({ errors: { email: ['?'] } }, { status: 400 }));
    await failureOf(api.call({ method: 'post', path: '/api/x' }));
    expect(report.mock.calls[0]?.[0]).toMatchObject({ kind: 'refused', status: 400 });
  });

  it('reports the place of a removed list entry', async () => {
    const { api, report } = watched({ hits: [{ title: 'a' }, { title: 7 }] });
    const hits = listOf(v.object({ title: v.string() }));
    await api.call({ path: '/api/x?q=secret', schema: v.object({ hits }) });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      kind: 'entry',
      method: 'GET',
      path: '/api/x',
      field: 'hits[1].title',
      message: 'an entry is left out: hits[1].title: expected string, got 7',
    });
  });

  it('reports the endpoint in force without its query', async () => {
    const { api, report } = watched(Response.json({}, { status: 500 }));
    await failureOf(api.call({ method: 'post', path: '/api/x', endpoint: '/own?mail=a@b' }));
    expect(report.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', path: '/own' });
  });

  it('does not report an aborted or a successful call', async () => {
    const { api, report } = watched({});
    await failureOf(api.call({ path: '/x', signal: AbortSignal.abort() }));
    await api.call({ path: '/x' });
    expect(report).not.toHaveBeenCalled();
  });
});
