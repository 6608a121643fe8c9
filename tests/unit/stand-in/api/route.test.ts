// @vitest-environment node
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { searchRecipes } from '../../../../src/api/search';
import { answers, honoPath, isAt } from '../../../../stand-in/api/route';

/** What a route of the search answers. */
async function answered(answer: () => object): Promise<Response> {
  const route = answers(searchRecipes, answer);
  const app = new Hono().on(route.method, honoPath(route.path), route.answer);
  app.onError((error) => {
    throw error;
  });
  return app.request('/api/search/recipes');
}
const hits = (...list: unknown[]) => ({ hits: list });

describe('a route of the stand-in back end', () => {
  it('is where the call is declared', async () => {
    const answer = await answered(() => hits({ title: 'Kermainen kanapasta' }));
    expect(await answer.json()).toEqual({ hits: [{ title: 'Kermainen kanapasta' }] });
  });

  it('answers nothing that the client refuses', async () => {
    await expect(answered(() => ({ hits: 'none' }))).rejects.toThrow(
      'GET /api/search/recipes: the client refuses this answer: hits: expected',
    );
  });

  it('answers no entry that the client drops', async () => {
    await expect(answered(() => hits({ title: 'A' }, { title: {} }))).rejects.toThrow('title');
  });

  it('may refuse in any shape', async () => {
    const answer = await answered(() => Response.json({ message: 'no' }, { status: 404 }));
    expect(answer.status).toBe(404);
  });

  it('may have values in its path', () => {
    expect(honoPath('/api/filtered-cards/{itemId}/{cardType}')).toBe(
      '/api/filtered-cards/:itemId/:cardType',
    );
    expect(isAt('/api/products/{code}', '/api/products/LK4101')).toBe(true);
    expect(isAt('/api/products/{code}', '/api/products/LK4101/x')).toBe(false);
  });
});
