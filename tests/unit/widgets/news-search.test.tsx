import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Made } from '../support/answering-fetch';
import { newsPage, path, shown } from './news-search-setup';
import { field, goTo, more, time, titles, total } from './product-search-setup';

const withSearch = { props: { showSearch: true } };
const waiting = () => new Promise(() => {});
const first = () => screen.getAllByRole('article')[0] as HTMLElement;

describe('the newsroom', () => {
  it('asks for its first page with its own part of the search [SRCH-01] [API-13]', async () => {
    const { asked } = await shown(undefined, { language: 'en' });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.url.pathname).toBe(path);
    expect(asked()[0]?.url.search).toBe('?language=en&page=1&pageSize=12&sortOrder=2');
  });

  it('asks for the newest first and leaves that out of the address [SRCH-33] [SRCH-10]', async () => {
    const { user, asked } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked().map(({ param }) => param('sortOrder'))).toEqual(['2', '2']);
    expect(window.location.search).toBe('?page=2');
  });

  it('sends the authors it is given [SRCH-33] [API-13]', async () => {
    const { asked } = await shown(undefined, {
      props: { authors: ' Viestintä, Anna Å. Öberg ,,Viestintä' },
    });
    expect(asked()[0]?.url.searchParams.getAll('authors[]')).toEqual([
      'Viestintä',
      'Anna Å. Öberg',
    ]);
  });

  it('sends no authors when there are none [SRCH-33]', async () => {
    const { asked } = await shown(undefined, { props: { authors: ' , ' } });
    expect(asked()[0]?.url.search).not.toContain('authors');
  });

  it('sends the categories it is given [API-13]', async () => {
    const { asked } = await shown(undefined, { props: { matchAnyCategoryIds: '701, x,702' } });
    expect(asked()[0]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['701', '702']);
  });

  it('sends text and tags of the address [API-13]', async () => {
    goTo('/ajankohtaista?q=vuosi&facetTags=701,711');
    const { asked, tags } = await shown();
    expect(asked()[0]?.param('q')).toBe('vuosi');
    expect(tags()).toEqual(['701', '711']);
  });

  it('asks at the address it was given, for pages of the size it was given [ELEM-06]', async () => {
    const { to } = await shown(undefined, { props: { endpoint: '/api/other', pageSize: 6 } });
    expect(to('/api/other')[0]?.param('pageSize')).toBe('6');
    expect(titles()).toHaveLength(6);
  });

  it('starts over when its authors change [IMP-03]', async () => {
    const { setProps, asked } = await shown();
    setProps({ authors: 'Viestintä' });
    await time.pass();
    expect(asked()[1]?.url.searchParams.getAll('authors[]')).toEqual(['Viestintä']);
  });

  it('has no query box but a count and a grid [SRCH-33]', async () => {
    await shown();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByText('30 uutista', { selector: 'p' })).toBeTruthy();
    expect(titles()).toHaveLength(12);
  });

  it('has a query box where it is to be shown [SRCH-33]', async () => {
    const { user, asked } = await shown(undefined, withSearch);
    expect(screen.getByRole('searchbox', { name: 'Hae uutisista ja tiedotteista' })).toBeTruthy();
    await user.type(field(), 'vu{Enter}');
    await time.pass();
    expect(asked()[1]?.param('q')).toBe('vu');
  });

  it('tells the page what is shown [ELEM-08]', async () => {
    goTo('/ajankohtaista?facetTags=701');
    const { events } = await shown();
    expect(events).toEqual([
      {
        name: 'atria-search-results',
        detail: { q: '', facetTags: [701], page: 1, totalCount: total },
      },
    ]);
  });
});

describe('an item', () => {
  it('of type CisionReleasePage is a release card: kind of text, day, title, no picture [SRCH-35]', async () => {
    await shown();
    expect(first().textContent).toBe('Pörssitiedote · 05/03/2026Tuote 1');
    expect(first().querySelector('img')).toBeNull();
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/tuote/1');
  });

  it('of type MyNewsDeskPage is a news-desk card: picture, day, title [SRCH-35]', async () => {
    await shown((made) => newsPage(made, { type: 'MyNewsDeskPage' }));
    expect(first().textContent).toBe('05/03/2026Tuote 1');
    expect(first().querySelector('img')?.getAttribute('src')).toContain('/pictures/1.webp');
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/tuote/1');
  });

  it('of another type has its picture, if there is one', async () => {
    await shown((made) => newsPage(made, { type: 'NewsPage' }));
    expect(first().querySelector('img')).toBeTruthy();
  });

  it('of another type without a picture has no place for one', async () => {
    await shown((made) => newsPage(made, { type: '', image: null }));
    expect(first().querySelector('img')).toBeNull();
    expect(first().textContent).toContain('Tuote 1');
  });

  it('without a kind of text and a day leaves no empty place for them', async () => {
    await shown((made) => newsPage(made, { cisionTextType: null, startPublish: null }));
    expect(first().textContent).toBe('Tuote 1');
    expect(first().querySelector('p')).toBeNull();
  });
});

describe('more items', () => {
  it('are appended while there are any [SRCH-04] [SRCH-33]', async () => {
    const { user } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('status').textContent).toBe('Näytetään 24 / 30');
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toEqual(Array.from({ length: total }, (_, index) => `Tuote ${index + 1}`));
    expect(more()).toBeNull();
  });

  it('of an address with page 3 are loaded in turn [SRCH-09]', async () => {
    goTo('/ajankohtaista?page=3');
    const { asked } = await shown(undefined, { props: { pageSize: 5 } });
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1', '2', '3']);
    expect(titles()).toHaveLength(15);
  });
});

describe('while it waits or cannot', () => {
  const fail = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('has a stand-in for each item of the page, and says so without a query box [IMP-01] [IMP-20]', async () => {
    const { container } = await shown(waiting);
    expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(12);
    expect(screen.getByRole('status').textContent).toBe('Ladataan...');
  });

  it('announces the count without a query box [IMP-20]', async () => {
    await shown();
    expect(screen.getByRole('status').textContent).toBe('30 uutista');
  });

  it('dims the old items during a new search, marks the button during a further page [SRCH-02]', async () => {
    const late = (made: Made) =>
      made.param('q') || made.param('page') === '2' ? waiting() : newsPage(made);
    const { user, container } = await shown(late, withSearch);
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeNull();
    expect(more()?.getAttribute('aria-busy')).toBe('true');
    await user.type(field(), 'vuosi{Enter}');
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeTruthy();
    expect(titles()).toHaveLength(12);
  });

  it('gives its request up when it is removed [IMP-03]', async () => {
    const { asked, unmount } = await shown(waiting);
    unmount();
    expect(asked()[0]?.isAborted()).toBe(true);
  });

  it('says "Ei tuloksia" without items [SRCH-13]', async () => {
    await shown(() => ({ hits: [], totalCount: 0, hasMore: false }));
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Ei tuloksia');
  });

  it('shows an error with a retry instead of a first page that fails [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) => (isFailing ? 500 : newsPage(made)));
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(titles()).toHaveLength(12);
  });

  it('shows a failure of a later page beside the button and keeps the items [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) =>
      made.param('page') === '2' && isFailing ? 500 : newsPage(made),
    );
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(titles()).toHaveLength(12);
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(titles()).toHaveLength(24);
  });
});
