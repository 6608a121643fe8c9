// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { allCalls } from '../../scripts/calls/all-calls';
import { root } from '../../scripts/widget-files';
import { callOf } from './calls';

// Each function is tried, and one logs what it is given.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Functions of src/api that make a call, by name. */
async function callsOfApi(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const file of readdirSync(join(root, 'src/api'))) {
    const module = await import(pathToFileURL(join(root, 'src/api', file)).href);
    for (const [name, made] of Object.entries(module)) {
      const call = callOf(made);
      if (call) found[name] = call;
    }
  }
  return found;
}

it('declares every call of src/api in scripts/calls, under the name of its function', async () => {
  const declared = Object.fromEntries(
    allCalls.map(({ name, method, path }) => [name, `${method} ${path}`]),
  );
  expect(declared).toEqual(await callsOfApi());
});
