import { describe, expect, it } from 'vitest';
import { rendered, screen, within } from '../support/dom';
import {
  button,
  follow,
  goTo,
  press,
  query,
  said,
  time,
  titles,
  travel,
} from '../support/searching';

import { buttonsIn, groups, page, shown } from './professional-product-search-setup';

describe('in equipment mode', () => {
  const options = { props: { equipment: true } };

  it('searches equipment [SRCH-31] [API-10]', async () => {
    const { asked } = await shown({}, options);
    expect(asked()[0]?.param('searchEquipments')).toBe('true');
  });

  it('searches products otherwise [SRCH-31]', async () => {
    const { asked } = await shown();
    expect(asked()[0]?.param('searchEquipments')).toBeNull();
  });

  it('uses the texts for equipment [SRCH-31]', async () => {
    await shown({ search: (made) => page(made, { totalCount: 1 }) }, options);
    expect(screen.getByRole('searchbox', { name: 'Etsi laitetta nimellä' })).toBeTruthy();
    expect(screen.getByText('1 laite', { selector: 'p' })).toBeTruthy();
    expect(button('Näytä kaikki laitteet')).toBeTruthy();
  });

  it('has the facets of the answer, not the groups and tags of products [SRCH-31]', async () => {
    const { to } = await shown({}, options);
    expect(buttonsIn('Ruokavalio')).toBe('Gluteeniton, Maidoton');
    expect(button('Raaka-aine')).toBeTruthy();
    expect(buttonsIn('Tuoteryhmät')).toBe('');
    expect(to('/api/facets')).toHaveLength(0);
  });

  it('starts and ends with its attribute [ELEM-02] [SRCH-31]', async () => {
    const { setProps, asked } = await shown();
    setProps({ equipment: true });
    await time.pass();
    expect(asked().at(-1)?.param('searchEquipments')).toBe('true');
    expect(buttonsIn('Tuoteryhmät')).toBe('');
    setProps({ equipment: false });
    await time.pass();
    expect(asked().at(-1)?.param('searchEquipments')).toBeNull();
    expect(buttonsIn('Tuoteryhmät')).toBe(groups.map(({ name }) => name).join(', '));
  });
});

describe('with hidden initial results', () => {
  const options = { props: { hideInitialResults: true } };
  const hint = 'Hae nimellä tai valitse suodatin, niin näet tuotteet.';

  it('requests only the facets and says what to do [SRCH-08] [SRCH-31]', async () => {
    const { asked, events } = await shown({}, options);
    expect(asked()[0]?.param('hideResults')).toBe('true');
    expect(titles()).toEqual([]);
    expect(screen.getByText(hint, { selector: 'p' })).toBeTruthy();
    expect(said()).toBe(hint);
    expect(screen.queryByText('Ei tuloksia')).toBeNull();
    expect(buttonsIn('Suodattimet')).toContain('Gluteeniton');
    expect(button('Raaka-aine')).toBeTruthy();
    expect(events).toEqual([]);
  });

  it.each(['Gluteeniton', 'Makkarat'])(
    'shows products once %s is chosen [SRCH-08]',
    async (name) => {
      const { user, asked } = await shown({}, options);
      await press(user, name);
      expect(asked().at(-1)?.param('hideResults')).toBeNull();
      expect(titles()).toHaveLength(12);
      expect(screen.queryByText(hint, { selector: 'p' })).toBeNull();
    },
  );

  it.each(['?q=nakki', '?facetTags=31', '?page=2', '?productGroup=52'])(
    'shows products at once with the address %s [SRCH-08]',
    async (query) => {
      goTo(`/tuotteet${query}`);
      const { asked } = await shown({}, options);
      await time.pass();
      expect(titles().length).toBeGreaterThan(0);
      expect(asked()[0]?.param('hideResults')).toBeNull();
    },
  );

  it('shows all products on request, until a query is made and removed [SRCH-30] [SRCH-08]', async () => {
    goTo('/tuotteet?q=nakki&facetTags=11&productGroup=52');
    const { user, sent } = await shown({}, options);
    await press(user, 'Näytä kaikki tuotteet');
    expect(query()).toBe('');
    expect(sent('hideResults').at(-1)).toBeNull();
    expect(titles()).toHaveLength(12);
    await press(user, 'Gluteeniton');
    await press(user, 'Gluteeniton');
    expect(titles()).toEqual([]);
    expect(screen.getByText(hint, { selector: 'p' })).toBeTruthy();
  });

  it('shows all products on request if there was no query [SRCH-30]', async () => {
    const { user, sent } = await shown({}, options);
    await press(user, 'Näytä kaikki tuotteet');
    expect(sent('hideResults')).toEqual(['true', null]);
    expect(titles()).toHaveLength(12);
  });

  it('disappear and come back with the history entries [SRCH-10] [IMP-31]', async () => {
    // Where Back would lead if one of the two added no entry.
    goTo('/lista?ennen');
    window.history.pushState(null, '', '/lista');
    const { user, events } = await shown({}, options);
    await press(user, 'Näytä kaikki tuotteet');
    await press(user, 'Gluteeniton');
    expect(query()).toBe('?facetTags=11');
    await travel('back');
    expect([query(), titles().length]).toEqual(['', 12]);
    await travel('back');
    expect([query(), titles().length]).toEqual(['', 0]);
    expect(screen.getByText(hint, { selector: 'p' })).toBeTruthy();
    await travel('forward');
    expect(titles()).toHaveLength(12);
    expect(events).toHaveLength(4);
  });

  it('are there again when the visitor comes back to the page, or reloads it [SRCH-10] [IMP-31]', async () => {
    const first = await shown({}, options);
    await press(first.user, 'Näytä kaikki tuotteet');
    first.unmount();
    await shown({}, options);
    expect(titles()).toHaveLength(12);
  });

  it('stay where a link leads to a place of the same page [SRCH-10] [IMP-31]', async () => {
    const { user } = await shown({}, options);
    await press(user, 'Näytä kaikki tuotteet');
    await follow('#toimitus');
    expect(titles()).toHaveLength(12);
    await travel('back');
    await travel('back');
    expect([window.location.hash, titles().length]).toEqual(['', 0]);
  });

  it('keeps the focus when the last chip disappears, and the products with it [IMP-12] [SRCH-30]', async () => {
    const { user, container } = await shown({}, options);
    await press(user, 'Gluteeniton');
    const list = screen.getByRole('list', { name: 'Valitut suodattimet' });
    await user.click(within(list).getByRole('button'));
    await time.pass(100);
    expect(screen.getByText(hint, { selector: 'p' })).toBeTruthy();
    expect(container.contains(rendered.activeElement)).toBe(true);
  });

  it.each([
    ['facetTags', 'Poista 987'],
    ['productGroup', 'Poista Tuoteryhmä 987'],
  ])(
    'has a chip for an unknown %s, so that it can be removed [SRCH-27] [SRCH-30]',
    async (name, chip) => {
      goTo(`/tuotteet?${name}=987`);
      const { user } = await shown({}, options);
      await time.pass();
      expect(buttonsIn('Valitut suodattimet')).toBe(chip);
      await press(user, 'Tyhjennä suodattimet');
      expect(query()).toBe('');
    },
  );

  it('uses the texts for equipment in its mode [SRCH-31]', async () => {
    await shown({}, { props: { hideInitialResults: true, equipment: true } });
    const hint = 'Hae nimellä tai valitse suodatin, niin näet laitteet.';
    expect(screen.getByText(hint, { selector: 'p' })).toBeTruthy();
  });
});
