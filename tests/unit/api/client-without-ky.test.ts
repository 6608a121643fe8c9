// @vitest-environment node
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { http } from '../../../src/api/client';
import { text } from '../../../src/api/schema';
import { expectFaults } from '../support/expect-faults';
import { asked, recordedClient } from './support/recorded-client';

// The file of ky fails to load.
vi.mock('../../../src/api/http', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
expectFaults();

it('does not wait for a file with a call that outlives the page [IMP-29]', async () => {
  const { api, sent } = recordedClient();
  await api.call({ method: 'post', path: '/x', keepalive: true });
  expect(sent).toHaveLength(1);
  expect(http.state().status).toBe('idle');
});

it('makes the same call by fetch where the file of ky fails to load [IMP-02]', async () => {
  const { api, only } = recordedClient({ name: 'x' });
  const schema = v.object({ name: text });
  const call = api.call({ method: 'post', path: '/x', query: { a: 1 }, json: { b: 'ä' }, schema });
  await expect(call).resolves.toEqual({ name: 'x' });
  expect(asked(only())).toBe('POST /x?a=1 {"b":"ä"}');
  expect(only().headers.get('content-type')).toBe('application/json');
  expect(only().headers.get('accept')).toBe('application/json');
});
