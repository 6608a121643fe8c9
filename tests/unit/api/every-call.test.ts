// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allCalls } from '../../../scripts/describe/calls/all-calls';
import { requestTo } from '../../../scripts/describe/openapi/examples';
import { createClient } from '../../../src/api/client';
import { createBackend } from '../../../stand-in/api/app';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';

const site = 'http://localhost';

// The client reports each answer that it cannot read.
beforeEach(() => void expectFaults());

/** A client whose back end fails as asked. */
function failing(fault: string) {
  const backend = createBackend();
  return createClient({
    apiBase: site,
    antiForgeryHeader: 'X-XSRF-TOKEN',
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-atria-fault', fault);
      return backend.fetch(request);
    },
  });
}

describe.each(allCalls)('$method $path', (call) => {
  it('is answered by the stand-in back end, on any site [ELEM-07]', async () => {
    const answer = await createBackend().fetch(requestTo(site, call, {}));
    expect(answer.status).toBe(200);
  });

  it.runIf(call.body)('is refused by it without a body', async () => {
    const { fetch } = createBackend();
    expect((await fetch(`${site}${call.path}`, { method: 'POST' })).status).toBe(400);
  });

  it('fails by its name', async () => {
    const error = await failureOf(call.make(failing(`${call.fault}:500`)));
    expect(error).toMatchObject({ kind: 'status', status: 500 });
  });

  // For two forms any answer is a success.
  const reads = call.answer && !/requestcontact|mfcontact/.test(call.path);
  it.runIf(reads)('is no success when its answer has another shape [API-04]', async () => {
    const error = await failureOf(call.make(failing(`${call.fault}:shape`)));
    expect(error.kind).toBe('shape');
  });
});

it('no other call is answered', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { fetch } = createBackend();
  expect((await fetch(`${site}/api/none`)).status).toBe(404);
});
