import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/site-search/site-search.widget';
import type { Made } from '../support/answering-fetch';
import { describeSearchPage } from '../support/describe-search-page';
import { screen, within } from '../support/dom';
import {
  choose,
  field,
  goTo,
  page,
  query,
  searchOf,
  tag,
  time,
  titles,
  travel,
} from '../support/searching';

const path = '/api/search/content/';
const site = { link: '/linkki/1', category: 'Reseptit', text: 'Teksti' };
const content = (made: Made, more = {}) => ({ ...page(made, { ...site, ...more }) });
const shown = searchOf(widget, { path, answer: content });
const choice = (name: string) => screen.getByRole('radio', { name });

describeSearchPage(widget, {
  path,
  count: '30 hakutulosta',
  empty: 'Hakutuloksia ei löytynyt',
  size: 10,
  hit: site,
});

describe('the site search', () => {
  it('requests ten hits of all content by default [SRCH-15] [SRCH-01] [API-08]', async () => {
    const { asked } = await shown();
    expect(asked()[0]?.url.search).toBe(
      '?language=fi&page=1&pageSize=10&contentGroup=0&sortOrder=0',
    );
    expect(titles()).toHaveLength(10);
  });

  it('reads text, size, group and tags from the address [SRCH-15] [API-08]', async () => {
    goTo('/haku?q=nakki&pageSize=5&contentGroup=2&facetTags=7,x,9');
    const { asked, tags } = await shown();
    const { param } = asked()[0] as Made;
    expect([param('q'), param('pageSize'), param('contentGroup')]).toEqual(['nakki', '5', '2']);
    expect(tags()).toEqual(['7', '9']);
    expect(field()).toHaveProperty('value', 'nakki');
    expect(choice('Reseptit')).toHaveProperty('checked', true);
  });

  it.each([
    ['?page=2', ['1', '2']],
    ['?currentPage=2', ['1', '2']],
    ['?page=1&currentPage=2', ['1']],
  ])('reads the page from %s [SRCH-15]', async (address, pages) => {
    goTo(`/haku${address}`);
    const { sent } = await shown();
    await time.pass();
    expect(sent('page')).toEqual(pages);
  });

  it('opens what a redirect asks for, and omits defaults [SRCH-10] [QS-15]', async () => {
    goTo('/haku?q=kana&contentGroup=1&currentPage=1&pageSize=10');
    await shown();
    expect(query()).toBe('?q=kana&contentGroup=1');
  });

  it('sends the given order [ELEM-06]', async () => {
    const { sent } = await shown(undefined, { props: { sortOrder: 2 } });
    expect(sent('sortOrder')).toEqual(['2']);
  });
});

describe('a hit', () => {
  const link = () => screen.getByRole('link', { name: 'Osuma 1' });

  it('shows title, image and text, and links to its url [SRCH-17]', async () => {
    const { container } = await shown();
    expect(link().getAttribute('href')).toBe('/osuma/1');
    expect(screen.getAllByText('Teksti')).toHaveLength(10);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/1.webp');
  });

  it('links to its link where it has no url [SRCH-17]', async () => {
    await shown((made) => content(made, { url: '' }));
    expect(link().getAttribute('href')).toBe('/linkki/1');
  });

  it('shows without a picture and a text [SRCH-17]', async () => {
    const { container } = await shown((made) => content(made, { image: null, text: null }));
    expect(titles()).toHaveLength(10);
    expect(container.querySelector('img')).toBeNull();
  });

  it('with an address that runs a script goes nowhere [IMP-09]', async () => {
    await shown((made) => content(made, { url: 'javascript:alert(1)', link: '' }));
    expect(titles()[0]).toBe('Osuma 1');
    expect(screen.queryByRole('link', { name: 'Osuma 1' })?.getAttribute('href') ?? '').toBe('');
  });
});

describe('the content groups', () => {
  const names = () =>
    within(screen.getByRole('radiogroup'))
      .getAllByRole('radio')
      .map((one) => one.parentElement?.textContent);

  it('are four by default, the first chosen [SRCH-16]', async () => {
    await shown();
    expect(screen.getByRole('radiogroup', { name: 'Rajaa hakua' })).toBeTruthy();
    expect(names()).toEqual(['Kaikki', 'Tuotteet', 'Reseptit', 'Muu sisältö']);
    expect(choice('Kaikki')).toHaveProperty('checked', true);
  });

  it('have the numbers 0 to 3 [SRCH-16]', async () => {
    const { user, sent } = await shown();
    for (const name of ['Tuotteet', 'Reseptit', 'Muu sisältö', 'Kaikki']) {
      await user.click(choice(name));
      await time.pass();
    }
    expect(sent('contentGroup')).toEqual(['0', '1', '2', '3', '0']);
  });

  it('search again from page 1, without the tags of another group [SRCH-16] [SRCH-03]', async () => {
    goTo('/haku?q=kana&page=2&contentGroup=1&facetTags=7');
    const { user, asked } = await shown();
    await time.pass();
    await user.click(choice('Reseptit'));
    await time.pass();
    expect(asked().at(-1)?.url.search).toBe(
      '?language=fi&page=1&pageSize=10&q=kana&contentGroup=2&sortOrder=0',
    );
    expect(query()).toBe('?q=kana&contentGroup=2');
    expect(titles()).toHaveLength(10);
  });

  it('are history entries [SRCH-10] [SRCH-16]', async () => {
    const { user, sent } = await shown();
    await user.click(choice('Reseptit'));
    await time.pass();
    await travel('back');
    expect(choice('Kaikki')).toHaveProperty('checked', true);
    expect(sent('contentGroup')).toEqual(['0', '2', '0']);
  });

  it('can be others [SRCH-16]', async () => {
    const contentGroups = [
      { id: 0, name: 'Everything' },
      { id: 9, name: 'News' },
    ];
    await shown(undefined, { props: { contentGroups } });
    expect(names()).toEqual(['Everything', 'News']);
  });

  it.each([
    ['en', ['All', 'Products', 'Recipes', 'Other content']],
    ['se', ['Allt', 'Produkter', 'Recept', 'Övrigt innehåll']],
    ['de', ['Alle', 'Produkte', 'Rezepte', 'Weitere Inhalte']],
  ])('are named in %s [I18N-05]', async (language, expected) => {
    await shown(undefined, { language });
    expect(names()).toEqual(expected);
  });

  it('show the facets of their search [SRCH-06] [SRCH-16]', async () => {
    const dishes = [{ id: 1, name: 'Ruokalaji', facetTags: [tag(401, 'Keitot')] }];
    const { user, tags } = await shown((made) => ({
      ...content(made),
      facetCategories: made.param('contentGroup') === '2' ? dishes : [],
    }));
    expect(screen.queryByRole('button', { name: 'Ruokalaji' })).toBeNull();
    await user.click(choice('Reseptit'));
    await time.pass();
    await choose(user, 'Ruokalaji', 'Keitot (401)');
    expect(tags()).toEqual(['401']);
  });
});
