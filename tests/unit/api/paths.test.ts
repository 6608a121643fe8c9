// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../../demo-host/api/app';
import * as paths from '../../../src/api/paths';

// Each path is tried with both methods, and the back end tells of what it does not have.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const all = Object.entries(paths);

describe('the default path of every call', () => {
  it.each(all)('stands in docs/api.md: %s', (_, path) => {
    expect(page.includes(path), `docs/api.md has no row for ${path}: add one`).toBe(true);
  });

  // What follows the path in a call, where a path alone is none.
  const endings: Readonly<Record<string, string>> = {
    filteredCards: '/kana/recipeCard',
    like: '/1',
    product: '/LK4101',
    deliveryTimes: '?postalCode=00100',
    availability: '?postalCode=00100',
    cart: '/load',
    menu: '?menuId=1',
  };

  it.each(all)('is answered by the stand-in back end: %s [ELEM-07]', async (name, path) => {
    const { fetch } = createBackend();
    const ask = (method: string) =>
      fetch(`http://localhost${path}${endings[name] ?? ''}`, { method });
    const statuses = [(await ask('GET')).status, (await ask('POST')).status];
    // A post without a body is refused, which tells that somebody is there.
    expect(
      statuses.some((status) => status === 200 || status === 400),
      `no route of demo-host/api takes ${path}: add one, and here what has to follow the path`,
    ).toBe(true);
  });

  it('is not answered for a call that is none', async () => {
    const { fetch } = createBackend();
    expect((await fetch('http://localhost/api/none')).status).toBe(404);
  });
});
