// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { type CallFailure, reportFailures } from '../../../src/api/report-failures';
import { failureOf } from './support/failure-of';
import { recordedClient } from './support/recorded-client';

const watched = (answer: unknown) => {
  const report = vi.fn<(failure: CallFailure) => void>();
  return { api: reportFailures(recordedClient(answer).api, report), report };
};

describe('a client that reports', () => {
  it('tells method, path and status of a call that failed, and still throws', async () => {
    const { api, report } = watched(Response.json({}, { status: 404 }));
    const error = await failureOf(api.call({ path: '/api/x', query: { q: 'secret' } }));
    expect(report).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/api/x', error });
    expect(error).toMatchObject({ status: 404, message: '404' });
  });

  it('tells the endpoint in force without its query', async () => {
    const { api, report } = watched(Response.json({}, { status: 500 }));
    await failureOf(api.call({ method: 'post', path: '/api/x', endpoint: '/own?mail=a@b' }));
    expect(report.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', path: '/own' });
  });

  it('says nothing of a call that was given up or went well', async () => {
    const { api, report } = watched({});
    await failureOf(api.call({ path: '/x', signal: AbortSignal.abort() }));
    await api.call({ path: '/x' });
    expect(report).not.toHaveBeenCalled();
  });
});
