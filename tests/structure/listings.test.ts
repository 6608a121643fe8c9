// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../scripts/shared/load-contracts';
import { root } from '../../scripts/shared/widget-files';
import { listings, searches } from '../../src/core/listing/address-prefix';

const names = readdirSync(join(root, 'src/widgets'));

describe('the listings that a page may have', () => {
  it('are those with a name in the address [SRCH-10]', async () => {
    const contracts = await Promise.all(
      names.map(async (name) => [name, await loadContract(name)] as const),
    );
    const named = contracts.filter(([, { attributes }]) => 'addressName' in attributes);
    expect(named.map(([name]) => name).sort()).toEqual([...listings].sort());
    const searching = named.filter(([, { events }]) => 'atria-search-results' in events);
    expect(searching.map(([name]) => name).sort()).toEqual([...searches].sort());
  });
});
