// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fetchRetailProducts } from '../../../src/api/retail-products';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

describe('the list of all retail products', () => {
  const products = [{ title: 'Wilhelm', productId: 12 }];

  it('is requested in a language and read as titles and ids [API-09]', async () => {
    const { api, only } = recordedClient(products);
    expect(await fetchRetailProducts(api, { language: 'en' })).toEqual(products);
    expect(asked(only())).toBe('GET /api/search/all-products?language=en');
  });

  it('is read where ids are texts [API-33]', async () => {
    const { api, only } = recordedClient([{ title: 'Wilhelm', productId: '12' }]);
    expect(await fetchRetailProducts(api, { language: 'fi' })).toEqual(products);
    expect(asked(only())).toBe('GET /api/search/all-products?language=fi');
  });

  it('fails when it is no list [API-33]', async () => {
    expectFaults();
    const { api } = recordedClient({ products });
    expect((await failureOf(fetchRetailProducts(api, { language: 'fi' }))).kind).toBe('shape');
  });
});
