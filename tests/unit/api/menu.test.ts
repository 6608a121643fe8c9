// @vitest-environment node
import { expect, it } from 'vitest';
import { fetchMenu, fetchMenuRecipes, postMenu } from '../../../src/api/menu';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const card = { header: 'Hernekeitto', link: '/h', image: '/h.jpg' };
const week = { monday: [card], tuesday: [], wednesday: [], thursday: [card], friday: [] };

it('asks for a menu by its id [API-51]', async () => {
  const { api, only } = recordedClient([week]);
  await fetchMenu(api, { menuId: '12' });
  expect(asked(only())).toBe('GET /api/fs/menu?menuId=12');
});

it('reads the weeks, a missing day as an empty one [API-51]', async () => {
  const { api } = recordedClient([week, { monday: [{ header: 'Keitto' }] }]);
  expect(await fetchMenu(api, { menuId: '12' })).toEqual([
    week,
    {
      monday: [{ header: 'Keitto', link: '', image: '' }],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
    },
  ]);
});

it('fails when a menu is no list of weeks', async () => {
  expectFaults();
  const { api } = recordedClient({ weeks: [] });
  expect((await failureOf(fetchMenu(api, { menuId: '12' }))).kind).toBe('shape');
});

it('reads the recipes by name, without parameters [API-52]', async () => {
  const { api, only } = recordedClient({ Hernekeitto: card });
  expect(await fetchMenuRecipes(api)).toEqual({ Hernekeitto: card });
  expect(asked(only())).toBe('GET /api/fs/menu/recipes');
});

it('posts the list of weeks [API-53]', async () => {
  const { api, only } = recordedClient({ id: 13 });
  await postMenu(api, [week]);
  expect(asked(only())).toBe(`POST /api/fs/menu ${JSON.stringify([week])}`);
});

it.each([[{ id: 13 }], [{ id: '13' }], [13], ['13']])(
  'reads the new id from %j [API-53]',
  async (answer) => {
    const { api } = recordedClient(answer);
    expect(await postMenu(api, [week])).toBe('13');
  },
);
