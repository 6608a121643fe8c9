import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { replaceAddress } from '../../../src/core/page/location';
import { field, goTo, more, time, titles, total } from './product-search-setup';
import { block, page, path, recipe, shown } from './recipe-search-setup';

const never = () => new Promise(() => {});
const fail = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('while the recipe search waits', () => {
  it('has a stand-in for each recipe of the page [IMP-01]', async () => {
    const { container } = await shown(never);
    expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(12);
    expect(screen.getByRole('status').textContent).toBe('Ladataan...');
  });

  it('dims the old recipes during a new search [SRCH-02]', async () => {
    const { user, container } = await shown((made) => (made.param('q') ? never() : page(made)));
    await user.type(field(), 'keitto{Enter}');
    await time.pass();
    expect(titles()).toHaveLength(12);
    expect(container.querySelector('ul[aria-busy=true]')).toBeTruthy();
  });

  it('marks only the button while more is loaded [SRCH-02]', async () => {
    const { user, container } = await shown((made) =>
      made.param('page') === '2' ? never() : page(made),
    );
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeNull();
    expect(more()?.getAttribute('aria-busy')).toBe('true');
  });

  it('gives its requests up when it is removed [IMP-03]', async () => {
    const { requests, unmount } = await shown(never, { props: block }, never);
    unmount();
    expect(requests.map((made) => made.isAborted())).toEqual([true, true]);
    expect(requests.some(({ url }) => url.pathname === path)).toBe(true);
  });
});

describe('more recipes', () => {
  it('are appended, and the button goes with the last page [SRCH-04] [SRCH-18]', async () => {
    const { user, asked } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked()[1]?.param('page')).toBe('2');
    expect(titles().slice(11, 13)).toEqual(['Resepti 12', 'Resepti 13']);
    expect(window.location.search).toBe('?page=2');
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(total);
    expect(more()).toBeNull();
  });

  it('of an address with page 3 are loaded in turn, and go on with page 4 [SRCH-09]', async () => {
    goTo('/reseptit?page=3');
    const { asked, user } = await shown(undefined, { props: { pageSize: 5 } });
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1', '2', '3']);
    expect(titles()).toEqual(Array.from({ length: 15 }, (_, index) => `Resepti ${index + 1}`));
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked()[3]?.param('page')).toBe('4');
  });
});

describe('typing a recipe', () => {
  it('searches by itself from three characters, after 500 ms [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'ke');
    await time.pass(1000);
    await user.type(field(), 'i');
    await time.pass(499);
    expect(asked()).toHaveLength(1);
    await time.pass(1);
    expect(asked()[1]?.param('q')).toBe('kei');
  });

  it('searches any text at once on Enter and on the button [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'ke{Enter}');
    await time.pass();
    await user.clear(field());
    await user.type(field(), 'ka');
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    await time.pass();
    expect(asked().map(({ param }) => param('q'))).toEqual([null, 'ke', 'ka']);
  });

  it('goes back to page 1 and replaces the recipes [SRCH-03]', async () => {
    goTo('/reseptit?page=2');
    const { user, asked } = await shown((made) =>
      made.param('q') ? { ...page(made), hits: [recipe(77)], hasMore: false } : page(made),
    );
    await time.pass();
    await user.type(field(), 'keitto{Enter}');
    await time.pass();
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(titles()).toEqual(['Resepti 77']);
    expect(window.location.search).toBe('?q=keitto');
  });
});

describe('a recipe search that fails', () => {
  it('shows an error with a retry in place of the first page [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) => (isFailing ? 500 : page(made)));
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('keeps the recipes when a later page fails, with a retry beside the button [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) =>
      made.param('page') === '2' && isFailing ? 500 : page(made),
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

  it('shows the recipes that can be read when one cannot [API-04]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await shown((made) => ({ ...page(made), hits: ['broken', recipe(2)] }));
    expect(titles()).toEqual(['Resepti 2']);
  });
});

describe('the address of a recipe search', () => {
  it('is read: text, tags and page [SRCH-10] [SRCH-11]', async () => {
    goTo('/reseptit?q=keitto&facetTags=51,x,7y');
    const { asked } = await shown(undefined, { props: block });
    expect(field()).toHaveProperty('value', 'keitto');
    expect(asked()[0]?.url.searchParams.getAll('facetTags[]')).toEqual(['51']);
    expect(screen.getByRole('button', { name: 'Arki', pressed: true })).toBeTruthy();
  });

  it('is followed back and forward [IMP-31]', async () => {
    const { asked } = await shown(undefined, { props: block });
    goTo('/reseptit?q=keitto&facetTags=51');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('keitto');
    expect(field()).toHaveProperty('value', 'keitto');
    expect(screen.getByRole('button', { name: 'Arki', pressed: true })).toBeTruthy();
    replaceAddress('/reseptit');
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBeNull();
    expect(field()).toHaveProperty('value', '');
  });

  it('is replaced, not pushed, and keeps what is not its own [SRCH-10]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    goTo('/reseptit?utm=a#lista');
    const { user } = await shown();
    await user.type(field(), 'keitto{Enter}');
    await time.pass();
    expect(window.location.search + window.location.hash).toBe('?utm=a&q=keitto#lista');
    expect(push).not.toHaveBeenCalled();
  });
});
