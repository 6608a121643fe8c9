// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  fetchAvailability,
  fetchDeliveryTimes,
  postDeliveryCheck,
} from '../../../src/api/delivery';
import { fetchProduct } from '../../../src/api/products';
import { fetchReviews, postReview } from '../../../src/api/reviews';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

describe('a product', () => {
  const product = {
    name: 'Entrecôte',
    averageRating: 4.5,
    reviewCount: 12,
    url: '/e',
    price: '24,90',
    pricePerKg: '49,80',
    svhPrice: '29,90',
    stock: 4,
    code: 'LK1',
    description: 'Mureaa.',
    image: '/e.jpg',
  };

  it('is asked for by code [API-19]', async () => {
    const { api, only } = recordedClient(product);
    await fetchProduct(api, { code: 'LK 1/2' });
    expect(only().address).toBe('http://localhost/api/products/LK%201%2F2');
  });

  it('has all that the quick view shows [API-19]', async () => {
    const { api } = recordedClient(product);
    expect(await fetchProduct(api, { code: 'LK1' })).toEqual(product);
  });

  it('may have numbers for prices and no stock limit [API-19]', async () => {
    const { api } = recordedClient({ name: 'E', price: 24.9, averageRating: '4,5', stock: null });
    expect(await fetchProduct(api, { code: 'LK1' })).toMatchObject({
      price: '24,90',
      averageRating: 4.5,
      svhPrice: '',
      stock: null,
    });
  });

  it('without a name is invalid', async () => {
    expectFaults();
    const { api } = recordedClient({ message: 'hello' });
    expect((await failureOf(fetchProduct(api, { code: 'x' }))).kind).toBe('shape');
  });
});

describe('the delivery', () => {
  const dates = [
    { value: '2026-12-01', label: 'ti 1.12.', times: [{ value: '8', label: '08–12' }] },
    { value: '2026-12-02', label: 'ke 2.12.', times: [] },
  ];

  it('has dates with their times for a postal code [API-38]', async () => {
    const { api, only } = recordedClient({ dates });
    expect(await fetchDeliveryTimes(api, { postalCode: '00100' })).toEqual({ dates });
    expect(asked(only())).toBe('GET /api/v1/lihakauppa/checkout/delivery?postalCode=00100');
  });

  it('has no dates with another status than 200', async () => {
    const { api } = recordedClient(Response.json({ dates }, { status: 203 }));
    const error = await failureOf(fetchDeliveryTimes(api, { postalCode: '00100' }));
    expect(error).toMatchObject({ kind: 'status', status: 203 });
  });

  it.each([true, false])('is available to a postal code: %s [API-39]', async (isAvailable) => {
    const { api, only } = recordedClient({ isAvailable });
    expect(await fetchAvailability(api, { postalCode: '00100' })).toEqual({ isAvailable });
    expect(asked(only())).toBe('GET /api/v1/lihakauppa/checkout/availability?postalCode=00100');
  });

  it('is requested by the block with a post [API-40]', async () => {
    const { api, only } = recordedClient({ isAvailable: true });
    expect(await postDeliveryCheck(api, { postalCode: '00100' })).toEqual({ isAvailable: true });
    expect(asked(only())).toBe(
      'POST /api/v1/lihakauppa/checkout/availability {"postalCode":"00100"}',
    );
  });

  it('of the block goes to the block’s own endpoint [API-40]', async () => {
    const { api, only } = recordedClient({ isAvailable: true });
    await postDeliveryCheck(api, { postalCode: '00100' }, { endpoint: '/api/own-check' });
    expect(only().path).toBe('/api/own-check');
  });

  it('is not available when the answer does not say so', async () => {
    expectFaults();
    const { api } = recordedClient({});
    expect((await failureOf(fetchAvailability(api, { postalCode: '1' }))).kind).toBe('shape');
  });
});

describe('the reviews', () => {
  it('of a product come in pages [API-41]', async () => {
    const hit = { id: '5', stars: 4, text: 'Hyvä', userName: 'Maija', isVerified: true };
    const { api, only } = recordedClient({ hits: [{ ...hit, id: 5 }], hasMore: true });
    const request = { language: 'fi', page: 2, pageSize: 9, productId: '2001' };
    expect(await fetchReviews(api, request)).toEqual({
      hits: [hit],
      hasMore: true,
      totalCount: 0,
      productId: '',
    });
    expect(asked(only())).toBe(
      'GET /api/review/lihakauppa/?language=fi&page=2&pageSize=9&productId=2001',
    );
  });

  const review = { productId: '2001', rating: 5, text: 'Hyvä', userName: 'Maija' };

  it('accept a new one [API-42]', async () => {
    const { api, only } = recordedClient();
    await postReview(api, review);
    expect(asked(only())).toBe(`POST /api/review/lihakauppa/ ${JSON.stringify(review)}`);
  });

  it.each([200, 201, 204])('have accepted it with status %i [API-42]', async (status) => {
    const { api } = recordedClient(new Response(null, { status }));
    await expect(postReview(api, review)).resolves.toBeUndefined();
  });

  it('have not accepted it with status 400 [API-42]', async () => {
    const { api } = recordedClient(new Response('', { status: 400 }));
    expect((await failureOf(postReview(api, review))).status).toBe(400);
  });
});
