// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { fetchFilteredCards } from '../../../src/api/cards';
import { fetchCustomFacets, fetchFacetGroups, fetchRecipeTags } from '../../../src/api/facets';
import { postLike } from '../../../src/api/likes';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const card = {
  type: 'recipeCard',
  header: 'Lihapullat',
  image: '/l.jpg',
  link: '/l',
  ctaButton: 'Lue',
  likeCount: 4,
  totalTime: 30,
  imagePreset: 'third',
  cisionTextType: '',
  publishDate: '',
  productCode: '12',
  valoCode: '34',
  gtinCode: '56',
};
const tag = { id: 101, name: 'Laktoositon', count: 9, selected: false, display: true };

describe('the filtered cards', () => {
  it('are requested by item and card type [API-14]', async () => {
    const { api, only } = recordedClient([]);
    await fetchFilteredCards(api, { itemId: 'kana & liha', cardType: 'recipeCard' });
    expect(only().address).toBe('http://localhost/api/filtered-cards/kana%20%26%20liha/recipeCard');
  });

  it('are read as a list of cards [API-14]', async () => {
    const { api } = recordedClient([card, { header: 'Vain otsikko' }]);
    const [first, second] = await fetchFilteredCards(api, { itemId: '1', cardType: 'x' });
    expect(first).toEqual(card);
    expect(second).toMatchObject({ header: 'Vain otsikko', type: '', link: '', likeCount: 0 });
  });

  it('lose a card of another shape [API-14]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = recordedClient([null, card]);
    expect(await fetchFilteredCards(api, { itemId: '1', cardType: 'x' })).toEqual([card]);
  });
});

describe('the facets', () => {
  it('of groups are a list of ids and names [API-15]', async () => {
    const { api, only } = recordedClient([{ id: 21, name: 'Kana' }]);
    expect(await fetchFacetGroups(api, { language: 'fi' })).toEqual([{ id: '21', name: 'Kana' }]);
    expect(asked(only())).toBe('GET /api/facets/groups?language=fi');
  });

  it('that are custom come as a list, without parameters [API-16]', async () => {
    const { api, only } = recordedClient([tag]);
    expect(await fetchCustomFacets(api)).toEqual([tag]);
    expect(asked(only())).toBe('GET /api/facets/custom');
  });

  it('that are custom may be in facetTags [API-16]', async () => {
    const { api } = recordedClient({ facetTags: [tag] });
    expect(await fetchCustomFacets(api)).toEqual([tag]);
  });

  it('of recipes are those of a search block [API-17]', async () => {
    const { api, only } = recordedClient({ facetTags: [tag] });
    expect(await fetchRecipeTags(api, { recipeSearchBlockId: '88' })).toEqual([tag]);
    expect(asked(only())).toBe('GET /api/facets/recipetags?recipeSearchBlockId=88');
  });

  it('fail when there is no list in the answer', async () => {
    expectFaults();
    const { api } = recordedClient({ tags: 1 });
    expect((await failureOf(fetchCustomFacets(api))).kind).toBe('shape');
  });
});

describe('a like', () => {
  it('arrives though the same press leaves the page [API-18]', async () => {
    const { api, only } = recordedClient();
    await postLike(api, { contentId: '31' });
    expect(only().keepalive).toBe(true);
  });

  it('is posted without a body [API-18]', async () => {
    const { api, only } = recordedClient();
    await postLike(api, { contentId: '6001' });
    expect(asked(only())).toBe('POST /api/contentlikecount/6001');
  });

  it('does not read the answer [API-18]', async () => {
    const { api } = recordedClient(new Response('<p>Thanks'));
    await expect(postLike(api, { contentId: '6001' })).resolves.toBeUndefined();
  });

  it('fails on a refusal', async () => {
    const { api } = recordedClient(new Response('', { status: 500 }));
    expect((await failureOf(postLike(api, { contentId: '1' }))).status).toBe(500);
  });
});
