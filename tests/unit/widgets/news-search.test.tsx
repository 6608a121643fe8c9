import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/news-search/news-search.widget';
import type { Made } from '../support/answering-fetch';
import { describeSearchPage } from '../support/describe-search-page';
import { screen, within } from '../support/dom';
import {
  cards,
  field,
  goTo,
  more,
  page,
  press,
  query,
  said,
  searchOf,
  time,
  titles,
} from '../support/searching';

const path = '/api/search/newsroom';
const release = {
  type: 'CisionReleasePage',
  cisionTextType: 'Pörssitiedote',
  startPublish: '2026-03-05T08:00:00Z',
};
const newsPage = (made: Made, changes = {}) => page(made, { ...release, ...changes });
const shown = searchOf(widget, { path, answer: newsPage, options: { brand: 'atriacom' } });
const first = () => cards()[0] as HTMLElement;

describeSearchPage(widget, {
  path,
  count: '30 uutista',
  hit: release,
  options: { brand: 'atriacom', props: { showSearch: true } },
});

describe('the newsroom', () => {
  it('requests its first page with its own part of the search [SRCH-01] [API-13]', async () => {
    const { asked } = await shown(undefined, { language: 'en' });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.url.pathname).toBe(path);
    expect(asked()[0]?.url.search).toBe('?language=en&page=1&pageSize=12&sortOrder=2');
  });

  it('requests the newest first and omits that from the address [SRCH-33] [SRCH-10]', async () => {
    const { user, asked } = await shown();
    await press(user, 'Näytä lisää');
    expect(asked().map(({ param }) => param('sortOrder'))).toEqual(['2', '2']);
    expect(query()).toBe('?page=2');
  });

  it('sends the given authors [SRCH-33] [API-13]', async () => {
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

  it('shows a text that no box shows as a chip, to be removed [SRCH-27]', async () => {
    goTo('/uutiset?q=nakki');
    const { user, sent } = await shown();
    await press(user, 'Poista nakki');
    expect([sent('q'), query()]).toEqual([['nakki', null], '']);
  });

  it('removes it with all filters [SRCH-05]', async () => {
    goTo('/uutiset?q=nakki&facetTags=31');
    const { user } = await shown();
    await press(user, 'Tyhjennä suodattimet');
    expect(query()).toBe('');
  });

  it('has no chip for a text that is in its box [SRCH-27]', async () => {
    goTo('/uutiset?q=nakki');
    await shown(undefined, { props: { showSearch: true } });
    expect(screen.queryByRole('button', { name: 'Poista nakki' })).toBeNull();
  });

  it('sends the given categories [API-13]', async () => {
    const { asked } = await shown(undefined, { props: { matchAnyCategoryIds: '701, x,702' } });
    expect(asked()[0]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['701', '702']);
  });

  it('sends text and tags of the address [API-13]', async () => {
    goTo('/ajankohtaista?q=vuosi&facetTags=701,711');
    const { asked, tags } = await shown();
    expect(asked()[0]?.param('q')).toBe('vuosi');
    expect(tags()).toEqual(['701', '711']);
  });

  it('has no query box but a count and a grid [SRCH-33]', async () => {
    await shown();
    expect(screen.queryByRole('search')).toBeNull();
    expect(said()).toBe('30 uutista');
    expect(titles()).toHaveLength(12);
    expect(more()).toBeTruthy();
  });

  it('has a query box if it is to be shown [SRCH-33]', async () => {
    const { user, asked } = await shown(undefined, { props: { showSearch: true } });
    expect(screen.getByRole('searchbox', { name: 'Hae uutisista ja tiedotteista' })).toBeTruthy();
    await user.type(field(), 'vu{Enter}');
    await time.pass();
    expect(asked()[1]?.param('q')).toBe('vu');
  });
});

describe('an item', () => {
  it('of type CisionReleasePage is a release card: kind of text, day, title, no picture [SRCH-35]', async () => {
    await shown();
    expect(first().textContent).toBe('Pörssitiedote · 5.3.2026Osuma 1');
    expect(first().querySelector('img')).toBeNull();
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/osuma/1');
  });

  it('of type MyNewsDeskPage is a news-desk card: picture, day, title [SRCH-35]', async () => {
    await shown((made) => newsPage(made, { type: 'MyNewsDeskPage' }));
    expect(first().textContent).toBe('5.3.2026Osuma 1');
    expect(first().querySelector('img')?.getAttribute('src')).toContain('/pictures/1.webp');
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/osuma/1');
  });

  it('of another type has its picture, if there is one', async () => {
    await shown((made) => newsPage(made, { type: 'NewsPage' }));
    expect(first().querySelector('img')).toBeTruthy();
  });

  it('of another type without a picture has no space for one', async () => {
    await shown((made) => newsPage(made, { type: '', image: null }));
    expect(first().querySelector('img')).toBeNull();
    expect(first().textContent).toContain('Osuma 1');
  });

  it('without a kind of text and a day leaves no gap for them', async () => {
    await shown((made) => newsPage(made, { cisionTextType: null, startPublish: null }));
    expect(first().textContent).toBe('Osuma 1');
    expect(first().querySelector('p')).toBeNull();
  });
});
