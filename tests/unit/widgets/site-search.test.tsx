import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/site-search/site-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { fakeTime } from '../support/fake-time';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { goTo, tag } from './product-search-setup';

const time = fakeTime();
const total = 25;
const hit = (number: number, more = {}) => ({
  contentId: number,
  title: `Sivu ${number}`,
  url: `/sivu/${number}`,
  link: `/linkki/${number}`,
  category: 'Reseptit',
  text: `Teksti ${number}`,
  image: `/pictures/${number}.webp`,
  ...more,
});

/** One page of 25 hits. */
function page({ param }: Made, more = {}) {
  const [number, size] = [Number(param('page')), Number(param('pageSize'))];
  const from = (number - 1) * size;
  const hits = Array.from({ length: Math.min(size, total - from) }, (_, index) =>
    hit(from + index + 1, more),
  );
  return { hits, totalCount: total, hasMore: from + size < total, facetCategories: [] };
}

async function shown(
  answer: (made: Made) => unknown = page,
  options: RenderOptions<typeof widget.contract> = {},
) {
  const backend = answeringFetch(answer);
  const view = renderWidget(widget, { settings: backend.settings, ...options });
  await time.pass();
  return { ...view, ...backend, user: time.user() };
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const field = () => screen.getByRole('searchbox');
const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });

beforeEach(() => goTo('/haku'));
afterEach(() => {
  vi.restoreAllMocks();
  goTo('/');
});

describe('the site search', () => {
  it('asks for ten hits of all content by default [SRCH-15] [SRCH-01] [API-08]', async () => {
    const { requests } = await shown();
    expect(requests[0]?.url.pathname + (requests[0]?.url.search ?? '')).toBe(
      '/api/search/content/?language=fi&page=1&pageSize=10&contentGroup=0&sortOrder=0',
    );
    expect(titles()).toHaveLength(10);
  });

  it('reads text, size, group and tags from the address [SRCH-15] [API-08]', async () => {
    goTo('/haku?q=nakki&pageSize=5&contentGroup=2&facetTags=7,x,9');
    const { requests } = await shown();
    const { param, url } = requests[0] as Made;
    expect([param('q'), param('pageSize'), param('contentGroup')]).toEqual(['nakki', '5', '2']);
    expect(url.searchParams.getAll('facetTags[]')).toEqual(['7', '9']);
    expect((field() as HTMLInputElement).value).toBe('nakki');
    expect(screen.getByRole('radio', { name: 'Reseptit', checked: true })).toBeTruthy();
  });

  it.each([
    ['?page=2', ['1', '2']],
    ['?currentPage=2', ['1', '2']],
    ['?page=1&currentPage=2', ['1']],
  ])('reads the page from %s [SRCH-15]', async (query, pages) => {
    goTo(`/haku${query}`);
    const { requests } = await shown();
    await time.pass();
    expect(requests.map(({ param }) => param('page'))).toEqual(pages);
  });

  it('opens what a redirect asks for, and drops what is the default [SRCH-10] [QS-15]', async () => {
    goTo('/haku?q=kana&contentGroup=1&currentPage=1&pageSize=10');
    await shown();
    expect(window.location.search).toBe('?q=kana&contentGroup=1');
  });

  it('sends the order it was given to the address it was given [ELEM-06]', async () => {
    const { to } = await shown(page, { props: { sortOrder: 2, endpoint: '/api/muu' } });
    expect(to('/api/muu')[0]?.param('sortOrder')).toBe('2');
  });
});

describe('a hit', () => {
  it('shows title, image and text, and links to its url [SRCH-17]', async () => {
    const { container } = await shown();
    const link = screen.getByRole('link', { name: 'Sivu 1' });
    expect(link.getAttribute('href')).toBe('/sivu/1');
    expect(screen.getByText('Teksti 1')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/1.webp');
  });

  it('links to its link where it has no url [SRCH-17]', async () => {
    await shown((made) => page(made, { url: '' }));
    expect(screen.getByRole('link', { name: 'Sivu 1' }).getAttribute('href')).toBe('/linkki/1');
  });

  it('stands without a picture and a text [SRCH-17]', async () => {
    const { container } = await shown((made) => page(made, { image: null, text: null }));
    expect(titles()).toHaveLength(10);
    expect(container.querySelector('img')).toBeNull();
  });

  it('with an address that runs a script goes nowhere [IMP-09]', async () => {
    await shown((made) => page(made, { url: 'javascript:alert(1)', link: '' }));
    expect(
      screen.queryByRole('link', { name: 'Sivu 1' })?.getAttribute('href') ?? '',
    ).not.toContain('javascript');
  });
});

describe('the content groups', () => {
  const names = () =>
    within(screen.getByRole('radiogroup', { name: 'Rajaa hakua' }))
      .getAllByRole('radio')
      .map((one) => one.parentElement?.textContent);

  it('are four by default, the first chosen [SRCH-16]', async () => {
    await shown();
    expect(names()).toEqual(['Kaikki', 'Tuotteet', 'Reseptit', 'Muu sisältö']);
    expect(screen.getByRole('radio', { name: 'Kaikki', checked: true })).toBeTruthy();
  });

  it('have the numbers 0 to 3 [SRCH-16]', async () => {
    const { user, requests } = await shown();
    for (const name of ['Tuotteet', 'Reseptit', 'Muu sisältö', 'Kaikki']) {
      await user.click(screen.getByRole('radio', { name }));
      await time.pass();
    }
    expect(requests.map(({ param }) => param('contentGroup'))).toEqual(['0', '1', '2', '3', '0']);
  });

  it('search again from page 1, without the tags of another group [SRCH-16] [SRCH-03]', async () => {
    goTo('/haku?q=kana&page=2&contentGroup=1&facetTags=7');
    const { user, requests } = await shown();
    await time.pass();
    await user.click(screen.getByRole('radio', { name: 'Reseptit' }));
    await time.pass();
    expect(requests.at(-1)?.url.search).toBe(
      '?language=fi&page=1&pageSize=10&q=kana&contentGroup=2&sortOrder=0',
    );
    expect(window.location.search).toBe('?q=kana&contentGroup=2');
    expect(titles()).toHaveLength(10);
  });

  it('can be others [SRCH-16]', async () => {
    await shown(page, {
      props: {
        contentGroups: [
          { id: 0, name: 'Everything' },
          { id: 9, name: 'News' },
        ],
      },
    });
    expect(names()).toEqual(['Everything', 'News']);
  });

  it.each([
    ['en', ['All', 'Products', 'Recipes', 'Other content']],
    ['se', ['Allt', 'Produkter', 'Recept', 'Övrigt innehåll']],
    ['de', ['Alle', 'Produkte', 'Rezepte', 'Weitere Inhalte']],
  ])('are named in %s [I18N-05]', async (language, expected) => {
    await shown(page, { language });
    expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual(
      expected,
    );
  });

  it('bring the facets of what is searched [SRCH-06] [SRCH-16]', async () => {
    const facetCategories = [{ id: 1, name: 'Ruokalaji', facetTags: [tag(401, 'Keitot')] }];
    const { user, requests } = await shown((made) => ({
      ...page(made),
      facetCategories: made.param('contentGroup') === '2' ? facetCategories : [],
    }));
    expect(screen.queryByRole('button', { name: 'Ruokalaji' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Reseptit' }));
    await time.pass();
    await user.click(screen.getByRole('button', { name: 'Ruokalaji' }));
    await user.click(screen.getByRole('option', { name: 'Keitot (401)' }));
    await time.pass();
    expect(requests.at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['401']);
  });
});

describe('what there is', () => {
  it('is counted, shown by pages and announced [SRCH-04] [IMP-20]', async () => {
    const { user } = await shown();
    expect(screen.getByText('25 hakutulosta', { selector: 'p' })).toBeTruthy();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(20);
    expect(screen.getByRole('status').textContent).toBe('Näytetään 20 / 25');
    expect(window.location.search).toBe('?page=2');
  });

  it('is "Hakutuloksia ei löytynyt" when there is nothing [SRCH-13]', async () => {
    await shown(() => ({ hits: [], totalCount: 0, hasMore: false }));
    expect(screen.getByText('Hakutuloksia ei löytynyt', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Hakutuloksia ei löytynyt');
  });

  it('is an error with a retry when the first page fails [SRCH-14]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fails = true;
    const { user } = await shown((made) => (fails ? 500 : page(made)));
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(titles()).toHaveLength(10);
  });

  it('stays when a later page fails [SRCH-14]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await shown((made) => (made.param('page') === '2' ? 500 : page(made)));
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(10);
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(more()).toBeTruthy();
  });

  it('is told to the page [ELEM-08]', async () => {
    goTo('/haku?q=nakki');
    const { events } = await shown();
    expect(events).toEqual([
      {
        name: 'atria-search-results',
        detail: { q: 'nakki', facetTags: [], page: 1, totalCount: 25 },
      },
    ]);
  });
});
