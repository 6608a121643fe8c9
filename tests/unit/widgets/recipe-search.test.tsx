import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/recipe-search/recipe-search.widget';
import { held } from '../../support/held';
import type { Made } from '../support/answering-fetch';
import { describeSearchPage } from '../support/describe-search-page';
import { act, screen, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import {
  type Answer,
  query as addressQuery,
  cards,
  field,
  goTo,
  hit,
  page as hitPage,
  more,
  nothing,
  press,
  searchOf,
  tag,
  time,
  titles,
} from '../support/searching';

const path = '/api/search/recipes';
const tagsPath = '/api/facets/recipetags';
const block = { recipeSearchBlockId: '5501' };
const blockTags = [tag(51, 'Arki'), tag(52, 'Juhla'), tag(53, 'Piilo', { display: false })];
const recipe = (number: number) => hit(number, { totalTime: 75 });
const page = (made: Made, more = {}) => hitPage(made, { totalTime: 75, ...more });
const fixture = (tags: Answer = () => blockTags) => ({
  path,
  answer: page,
  others: (made: Made) => (made.url.pathname === tagsPath ? tags(made) : undefined),
});
const shown = searchOf(widget, fixture());

describeSearchPage(widget, {
  ...fixture(),
  count: '30 reseptiä',
  hit: { totalTime: 75 },
  options: { props: block },
});

describe('the recipe search page', () => {
  it('has a query box, dropdowns, a count, a grid and a show-more button [SRCH-18]', async () => {
    await shown();
    expect(field()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Raaka-aine' })).toBeTruthy();
    expect(screen.getByText('30 reseptiä', { selector: 'p' })).toBeTruthy();
    expect(titles()).toHaveLength(12);
    expect(more()).toBeTruthy();
  });

  it('asks for a recipe by name or ingredient in its box [SRCH-20]', async () => {
    await shown();
    const label = 'Löydä resepti nimellä tai raaka-aineella';
    expect(screen.getByPlaceholderText(label)).toBe(screen.getByRole('searchbox', { name: label }));
  });

  it('counts a single recipe as one', async () => {
    await shown(() => ({ hits: [recipe(1)], totalCount: 1, hasMore: false }));
    expect(screen.getByText('1 resepti', { selector: 'p' })).toBeTruthy();
    expect(more()).toBeNull();
  });

  it('says "Ei tuloksia" when there are none [SRCH-18] [SRCH-13]', async () => {
    await shown(nothing);
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
  });
});

describe('the request', () => {
  it('has its own part of the search and omits what is empty [SRCH-01] [API-12]', async () => {
    const { asked } = await shown(undefined, { language: 'se' });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.url.pathname).toBe(path);
    expect(asked()[0]?.url.search).toBe('?language=se&page=1&pageSize=12&contentGroup=0');
  });

  it('has the text, the tags and the categories there are [API-12] [SRCH-01]', async () => {
    goTo('/reseptit?q=keitto&facetTags=21,31&sortOrder=1&productGroup=4');
    const { asked } = await shown(undefined, {
      props: { matchAnyCategoryIds: '601, 603,x', pageSize: 8 },
    });
    const given = asked()[0]?.url.searchParams;
    expect([...new Set(given?.keys())].sort()).toEqual([
      'contentGroup',
      'facetTags[]',
      'language',
      'matchAnyCategoryIds[]',
      'page',
      'pageSize',
      'q',
    ]);
    expect(given?.get('q')).toBe('keitto');
    expect(given?.get('pageSize')).toBe('8');
    expect(given?.getAll('facetTags[]')).toEqual(['21', '31']);
    expect(given?.getAll('matchAnyCategoryIds[]')).toEqual(['601', '603']);
  });

  it('is made again when the categories change [API-12]', async () => {
    const { asked, setProps } = await shown();
    setProps({ matchAnyCategoryIds: '602' });
    await time.pass();
    expect(asked()[1]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['602']);
  });

  it('keeps the categories out of the address [SRCH-10]', async () => {
    const { user } = await shown(undefined, { props: { matchAnyCategoryIds: '601' } });
    await user.type(field(), 'keitto{Enter}');
    expect(addressQuery()).toBe('?q=keitto');
  });

  it('requests only facets while recipes are hidden [SRCH-08] [API-12]', async () => {
    const { asked, user } = await shown(undefined, {
      props: { ...block, hideInitialResults: true },
    });
    expect(asked()[0]?.param('hideResults')).toBe('true');
    expect(titles()).toEqual([]);
    expect(screen.queryByText('Ei tuloksia')).toBeNull();
    await press(user, 'Arki');
    expect(asked()[1]?.param('hideResults')).toBeNull();
    expect(titles()).toHaveLength(12);
  });
});

describe('the content group', () => {
  const asks = async (query: string) => {
    goTo(`/reseptit${query}`);
    const { asked } = await shown();
    return asked()[0]?.param('contentGroup');
  };

  it.each(['', '?utm_source=x', '?q=&page=', '?pageSize=8'])(
    'is 0 with the address "%s" [SRCH-22]',
    async (query) => {
      expect(await asks(query)).toBe('0');
    },
  );

  it.each([
    '?q=keitto',
    '?page=1',
    '?page=2',
    '?facetTags=21',
    '?contentGroup=0',
    '?contentGroup=1',
    '?contentGroup=3',
  ])('is 1 with the address "%s" [SRCH-22]', async (query) => {
    expect(await asks(query)).toBe('1');
  });

  it('stays 0 when the visitor searches later on [SRCH-22]', async () => {
    const { asked, user } = await shown();
    await user.type(field(), 'keitto{Enter}');
    await time.pass();
    await press(user, 'Näytä lisää');
    expect(asked().map(({ param }) => param('contentGroup'))).toEqual(['0', '0', '0']);
  });

  it('stays 1 for every request of the page [SRCH-22]', async () => {
    goTo('/reseptit?q=keitto');
    const { asked, user } = await shown();
    await user.clear(field());
    await user.type(field(), '{Enter}');
    await time.pass();
    expect(asked().map(({ param }) => param('contentGroup'))).toEqual(['1', '1']);
  });

  it.each(['', '?q=kana', '?facetTags=21'])(
    'is not written into the address "%s" [SRCH-10] [SRCH-22]',
    async (query) => {
      goTo(`/reseptit${query}`);
      const { user } = await shown();
      await user.clear(field());
      await user.type(field(), 'keitto{Enter}');
      await time.pass();
      expect(new URLSearchParams(addressQuery()).has('contentGroup')).toBe(false);
    },
  );
});

describe('the link to all recipes', () => {
  it('goes to all recipes, not to the same empty search, where there are none [SRCH-19]', async () => {
    goTo('/reseptit?q=zzz');
    await shown(nothing);
    expect(link().getAttribute('href')).toBe('/haku?q=&contentGroup=2&currentPage=1&pageSize=10');
  });

  const link = () => screen.getByRole('link', { name: 'Katso kaikki reseptit' });

  it('goes to the recipes of the site search with the text [SRCH-19] [SRCH-20]', async () => {
    goTo('/reseptit?q=uuni%20kana');
    await shown();
    expect(link().getAttribute('href')).toBe(
      '/haku?q=uuni%20kana&contentGroup=2&currentPage=1&pageSize=10',
    );
  });

  it('goes to another site search if it is set [SRCH-19]', async () => {
    await shown(undefined, { props: { searchUrl: '/sok' } });
    expect(link().getAttribute('href')).toBe('/sok?q=&contentGroup=2&currentPage=1&pageSize=10');
  });

  it('follows the search text [SRCH-19]', async () => {
    const { user } = await shown();
    await user.type(field(), 'keitto{Enter}');
    await time.pass();
    expect(link().getAttribute('href')).toContain('?q=keitto&');
  });

  it('goes to the page of all recipes when there is one [SRCH-20]', async () => {
    goTo('/reseptit?q=kana');
    await shown(undefined, { props: { allRecipesUrl: '/kaikki-reseptit' } });
    expect(link().getAttribute('href')).toBe('/kaikki-reseptit');
  });
});

describe('the filters of the block', () => {
  const list = () => screen.queryByRole('list', { name: 'Reseptien suodattimet' });
  const buttons = () => within(list() as HTMLElement).getAllByRole('button');

  it('are requested with its id [SRCH-21] [API-17]', async () => {
    const { to } = await shown(undefined, { props: block });
    expect(to(tagsPath).map(({ url }) => url.search)).toEqual(['?recipeSearchBlockId=5501']);
  });

  it('are not requested without one [SRCH-21]', async () => {
    const { to } = await shown();
    expect(to(tagsPath)).toEqual([]);
    expect(list()).toBeNull();
  });

  it('are buttons for the tags to be displayed [SRCH-20]', async () => {
    await shown(undefined, { props: block });
    expect(buttons().map((one) => one.textContent)).toEqual(['Arki', 'Juhla']);
  });

  it('toggle their tag and search from page 1 [SRCH-05] [SRCH-03] [SRCH-20]', async () => {
    goTo('/reseptit?page=2');
    const { user, asked } = await shown(undefined, { props: block });
    await time.pass();
    await user.click(buttons()[0] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['51']);
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(screen.getByRole('button', { name: 'Arki', pressed: true })).toBeTruthy();
    expect(addressQuery()).toBe('?facetTags=51');
    await user.click(buttons()[0] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual([]);
    expect(addressQuery()).toBe('');
  });

  it('are those of another block when the id changes; the old answer is dropped [SRCH-21] [IMP-03]', async () => {
    const [old, release] = held<unknown>();
    const tags: Answer = ({ param }) =>
      param('recipeSearchBlockId') === '77' ? [tag(71, 'Talvi')] : old;
    const { to, setProps } = await searchOf(widget, fixture(tags))(undefined, { props: block });
    setProps({ recipeSearchBlockId: '77' });
    await time.pass();
    expect(to(tagsPath)[1]?.param('recipeSearchBlockId')).toBe('77');
    release(blockTags);
    await time.pass();
    expect(buttons().map((one) => one.textContent)).toEqual(['Talvi']);
    setProps({ recipeSearchBlockId: '' });
    await time.pass();
    expect(list()).toBeNull();
  });

  it('are none for an unknown id, which is reported to the editor [ELEM-10]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { setProps } = await searchOf(
      widget,
      fixture(() => []),
    )(undefined, { props: { recipeSearchBlockId: '99999' } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '<atria-recipe-search> attribute recipe-search-block-id: given "99999", expected the id of a block that has filters',
    );
    setProps({ recipeSearchBlockId: '' });
    await time.pass();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('are beside those of the answer [SRCH-06] [SRCH-20]', async () => {
    const { user, asked } = await shown(undefined, { props: block });
    await user.click(screen.getByRole('button', { name: 'Säilytys' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Tuore (31)',
      'Pakaste (32)',
    ]);
    await user.click(screen.getByRole('option', { name: 'Tuore (31)' }));
    await user.click(buttons()[1] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['31', '52']);
  });

  it('load no earlier than the first recipes, so that nothing moves [IMP-01]', async () => {
    const [isAnswered, answer] = held();
    await shown((made) => isAnswered.then(() => page(made)), { props: block });
    expect(list()).toBeNull();
    answer();
    await time.pass();
    expect(list()).toBeTruthy();
  });

  it('are omitted when their call fails; the search works without them [IMP-04]', async () => {
    expectFaults();
    await searchOf(
      widget,
      fixture(() => 500),
    )(undefined, { props: block });
    expect(list()).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('are there when the search fails [SRCH-14]', async () => {
    expectFaults();
    await shown(() => 500, { props: block });
    expect(buttons()).toHaveLength(2);
  });
});

describe('a recipe', () => {
  it('shows title, picture and time and links to its page [SRCH-23]', async () => {
    await shown();
    const card = within(cards()[0] as HTMLElement);
    expect(card.getByRole('link', { name: 'Osuma 1' }).getAttribute('href')).toBe('/osuma/1');
    expect(cards()[0]?.querySelector('img')?.getAttribute('src')).toContain('/pictures/1.webp');
    expect(card.getByText('1 h 15 min')).toBeTruthy();
  });

  it('leaves no gap for what it lacks [SRCH-23]', async () => {
    await shown((made) => page(made, { totalTime: null, image: null }));
    expect(cards()[0]?.textContent).toBe('Osuma 1');
  });

  it('is a card of its own by its id: the same one stays, another is made anew [SRCH-23]', async () => {
    const { user } = await shown((made) =>
      made.param('q') ? { ...page(made), hits: [recipe(1), recipe(99)] } : page(made),
    );
    const [first, second] = cards();
    await user.type(field(), 'keitto{Enter}');
    await time.pass();
    expect(titles()).toEqual(['Osuma 1', 'Osuma 99']);
    expect(cards()[0]).toBe(first);
    expect(cards()[1]).not.toBe(second);
  });

  const look = async (brand: string, cardType?: 'recipeCard' | 'jyvabroilerRecipeCard') => {
    const { unmount } = await shown(undefined, { brand, props: cardType ? { cardType } : {} });
    const { className } = cards()[0] as HTMLElement;
    unmount();
    return className;
  };

  it('is the card of the brand [SRCH-23]', async () => {
    const main = await look('atriafi');
    const poultry = await look('jyvabroiler');
    expect(main).not.toBe(poultry);
    expect(await look('jyvabroiler', 'recipeCard')).toBe(main);
    expect(await look('atriafi', 'jyvabroilerRecipeCard')).toBe(poultry);
    expect(await look('ammattilaiset')).toBe(main);
  });
});

describe('the likes of a recipe', () => {
  const likes = () => screen.getByText('Tykkäyksiä').nextElementSibling?.textContent;
  const likeInAnotherTab = (id: string) =>
    act(() => {
      window.localStorage.setItem('likedcontent', JSON.stringify([id]));
      window.dispatchEvent(new StorageEvent('storage', { key: 'likedcontent' }));
    });

  it('follow one that is given elsewhere on the page', async () => {
    const liked = { ...recipe(1), likeCount: 41 };
    await shown(() => ({ hits: [liked], totalCount: 1, hasMore: false }));
    expect(likes()).toBe('41');
    likeInAnotherTab(String(liked.contentId));
    expect(likes()).toBe('42');
  });
});
