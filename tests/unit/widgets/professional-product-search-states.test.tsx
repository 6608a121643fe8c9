import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  buttonsIn,
  field,
  goTo,
  more,
  page,
  paths,
  quiet,
  shown,
  time,
  titles,
  total,
} from './professional-product-search-setup';

describe('with hidden initial results', () => {
  const options = { props: { hideInitialResults: true } };
  const hint = 'Hae nimellä tai valitse suodatin, niin näet tuotteet.';

  it('asks for the facets only and says what to do [SRCH-08] [SRCH-31]', async () => {
    const { asked, events } = await shown({}, options);
    expect(asked()[0]?.param('hideResults')).toBe('true');
    expect(titles()).toEqual([]);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByText('Ei tuloksia')).toBeNull();
    expect(buttonsIn('Suodattimet')).toContain('Gluteeniton');
    expect(button('Raaka-aine')).toBeTruthy();
    expect(events).toEqual([]);
  });

  it.each(['Gluteeniton', 'Makkarat'])(
    'shows products once %s is chosen [SRCH-08]',
    async (name) => {
      const { user, asked } = await shown({}, options);
      await user.click(button(name));
      await time.pass();
      expect(asked().at(-1)?.param('hideResults')).toBeNull();
      expect(titles()).toHaveLength(12);
      expect(screen.queryByText(hint)).toBeNull();
    },
  );

  it('shows products once something is searched for [SRCH-08]', async () => {
    const { user, asked } = await shown({}, options);
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(asked().at(-1)?.param('hideResults')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

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

  it('clears the search, and hides products again [SRCH-08] [SRCH-30]', async () => {
    goTo('/tuotteet?q=nakki&facetTags=11&productGroup=52');
    const { user, asked } = await shown({}, options);
    expect(screen.queryByRole('button', { name: 'Näytä kaikki tuotteet' })).toBeNull();
    await user.click(button('Tyhjennä haku'));
    await time.pass();
    expect(titles()).toEqual([]);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(asked().at(-1)?.param('hideResults')).toBe('true');
  });

  it('speaks of equipment in its mode [SRCH-31]', async () => {
    await shown({}, { props: { hideInitialResults: true, equipment: true } });
    expect(screen.getByText('Hae nimellä tai valitse suodatin, niin näet laitteet.')).toBeTruthy();
  });
});

describe('while it waits', () => {
  it('has a stand-in for each product of the page [IMP-01]', async () => {
    const { container } = await shown({ search: () => new Promise(() => {}) });
    expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(12);
  });

  it('dims the old results during a new search [SRCH-02]', async () => {
    const { user, container } = await shown({
      search: (made) => (made.param('productGroup') ? new Promise(() => {}) : page(made)),
    });
    await user.click(button('Makkarat'));
    await time.pass();
    expect(titles()).toHaveLength(12);
    expect(container.querySelector('ul[aria-busy=true]')).toBeTruthy();
  });

  it('marks only the button while more is loaded [SRCH-02]', async () => {
    const { user, container } = await shown({
      search: (made) => (made.param('page') === '2' ? new Promise(() => {}) : page(made)),
    });
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeNull();
    expect(more()?.getAttribute('aria-busy')).toBe('true');
  });

  it('says what came [IMP-20]', async () => {
    await shown();
    expect(screen.getByRole('status').textContent).toBe('30 tuotetta');
  });

  it('gives all its requests up when it is removed [IMP-03]', async () => {
    const never = () => new Promise(() => {});
    const view = await shown({ search: never, groups: never, custom: never });
    view.unmount();
    expect(view.requests.map(({ url }) => url.pathname).sort()).toEqual(
      Object.values(paths).sort(),
    );
    expect(view.requests.every(({ isAborted }) => isAborted())).toBe(true);
  });
});

describe('more products', () => {
  it('are appended, and the button goes with the last page [SRCH-04]', async () => {
    const { user, asked } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked()[1]?.param('page')).toBe('2');
    expect(titles().slice(11, 14)).toEqual(['Tuote 12', 'Tuote 13', 'Tuote 14']);
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(total);
    expect(more()).toBeNull();
  });

  it('of an address with page 3 are loaded in turn, and go on with page 4 [SRCH-09]', async () => {
    goTo('/tuotteet?page=3');
    const { asked, user } = await shown({}, { props: { pageSize: 5 } });
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1', '2', '3']);
    expect(titles()).toHaveLength(15);
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked()[3]?.param('page')).toBe('4');
  });
});

describe('without hits and with errors', () => {
  it('says "Ei tuloksia" [SRCH-13]', async () => {
    await shown({ search: () => ({ hits: [], totalCount: 0, hasMore: false }) });
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
  });

  it('replaces the results of a first page that fails with an error and a retry [SRCH-14]', async () => {
    const log = quiet();
    let isFailing = true;
    const { user } = await shown({ search: (made) => (isFailing ? 500 : page(made)) });
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(log).toHaveBeenCalled();
    isFailing = false;
    await user.click(button('Yritä uudelleen'));
    await time.pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('shows a failure of a later page beside the button and keeps the hits [SRCH-14]', async () => {
    quiet();
    let isFailing = true;
    const { user } = await shown({
      search: (made) => (made.param('page') === '2' && isFailing ? 500 : page(made)),
    });
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(titles()).toHaveLength(12);
    isFailing = false;
    await user.click(button('Yritä uudelleen'));
    await time.pass();
    expect(titles()).toHaveLength(24);
  });
});

describe('typing', () => {
  it('searches by itself from three characters, after 500 ms [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'na');
    await time.pass(1000);
    await user.type(field(), 'k');
    await time.pass(499);
    expect(asked()).toHaveLength(1);
    await time.pass(1);
    expect(asked()[1]?.param('q')).toBe('nak');
  });

  it('keeps group and tags, and goes back to page 1 [SRCH-03]', async () => {
    goTo('/tuotteet?productGroup=52&facetTags=11&page=2');
    const { user } = await shown();
    await time.pass();
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(window.location.search).toBe('?q=nakki&productGroup=52&facetTags=11');
  });
});

describe('the address', () => {
  it('is followed when it changes under the widget [IMP-31]', async () => {
    const { asked } = await shown();
    goTo('/tuotteet?q=nakki&facetTags=11&productGroup=52');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('nakki');
    expect(field()).toHaveProperty('value', 'nakki');
    expect(button('Gluteeniton').getAttribute('aria-pressed')).toBe('true');
    expect(button('Leikkeleet').getAttribute('aria-pressed')).toBe('true');
  });

  it('with values that make no sense is read as far as it makes some [SRCH-11]', async () => {
    goTo('/tuotteet?page=-2&pageSize=99999&facetTags=abc,,7x,11');
    const { asked } = await shown();
    expect(asked()[0]?.param('page')).toBe('1');
    expect(asked()[0]?.param('pageSize')).toBe('12');
    expect(asked()[0]?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
  });

  it('leaves a page size out that is the one of the attribute [SRCH-10]', async () => {
    goTo('/tuotteet?pageSize=6&page=1&utm=a#lista');
    const { user } = await shown({}, { props: { pageSize: 6 } });
    await user.click(button('Makkarat'));
    expect(window.location.search + window.location.hash).toBe('?utm=a&productGroup=11#lista');
  });

  it('starts over when an attribute changes [IMP-03]', async () => {
    const { setProps, asked } = await shown();
    setProps({ containerPage: '5' });
    await time.pass();
    expect(asked().at(-1)?.param('containerPage')).toBe('5');
  });
});
