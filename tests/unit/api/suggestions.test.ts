// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { fetchSuggestions } from '../../../src/api/suggestions';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const request = { language: 'fi', pageSize: 5, q: 'liha', sortOrder: 0 };
const hit = {
  contentId: '11',
  url: '/reseptit/lihapullat',
  title: 'Lihapullat',
  category: 'Reseptit',
  teaserText: 'Arkeen',
  image: '/l.jpg',
  type: 'RecipePage',
};

it('asks for hits of the typed text [API-07]', async () => {
  const { api, only } = recordedClient({ hits: [] });
  await fetchSuggestions(api, request);
  expect(asked(only())).toBe(
    'GET /api/search/suggestions/?language=fi&pageSize=5&q=liha&sortOrder=0',
  );
});

it('reads all of a hit, with a number as its id [API-07]', async () => {
  const { api } = recordedClient({ hits: [{ ...hit, contentId: 11 }] });
  expect(await fetchSuggestions(api, request)).toEqual({ hits: [hit] });
});

it('can be cancelled [API-07]', async () => {
  const controller = new AbortController();
  const { api } = recordedClient({ hits: [] });
  controller.abort();
  const error = await failureOf(fetchSuggestions(api, request, { signal: controller.signal }));
  expect(error.kind).toBe('aborted');
});

it('keeps the good hits beside a bad one [API-04]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = recordedClient({ hits: [{ ...hit, title: { fi: 'x' } }, hit] });
  expect((await fetchSuggestions(api, request)).hits).toEqual([hit]);
});
