import { describe, expect, it, vi } from 'vitest';
import { recentSearches, rememberSearch } from '../../../src/core/quick-search/recent-searches';
import { rendered, screen } from '../support/dom';
import { field, search, show, time } from '../support/quick-search-page';

const hit = { contentId: 1, title: 'Kesän nakkikeitto', url: '/1', teaserText: 'Pää nakki' };
const showOne = (stop: readonly string[] = []) => show(() => ({ hits: [hit] }), { stop });
const entries = () => screen.queryAllByRole('option').map((one) => one.textContent);

describe('the words of the search', () => {
  it('are marked in title and teaser, ignoring case and accents', async () => {
    const { user, container } = showOne();
    await search(user, 'NAKKI kesa paa');
    const marks = [...container.querySelectorAll('mark')].map((one) => one.textContent);
    expect(marks).toEqual(['Kesä', 'nakki', 'Pää', 'nakki']);
    expect(entries()).toEqual(['Kesän nakkikeittoPää nakki']);
  });
});

describe('recent searches', () => {
  const visit = async (stop?: readonly string[]) => {
    const view = showOne(stop);
    await view.user.click(field());
    await time.pass();
    return view;
  };

  it('are offered when the box is empty, the latest first', async () => {
    rememberSearch('kinkku');
    rememberSearch('nakki');
    const { requests } = await visit();
    expect(entries()).toEqual(['nakki', 'kinkku']);
    expect(screen.getByRole('listbox', { name: 'Viimeisimmät haut' })).toBeTruthy();
    // Named once for a screen reader.
    expect(screen.getByText('Viimeisimmät haut').matches('[aria-hidden=true]')).toBe(true);
    expect(requests).toEqual([]);
  });

  it('are not offered to a visitor who has none', async () => {
    await visit();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are replaced by a typed text and come back when it is removed', async () => {
    rememberSearch('kinkku');
    const { user } = await visit();
    await user.type(field(), 'n');
    expect(entries()).toEqual([]);
    await user.clear(field());
    await time.pass();
    expect(entries()).toEqual(['kinkku']);
  });

  it('are opened with arrow and Enter', async () => {
    rememberSearch('pihvi & sipuli');
    const { user } = await visit();
    await user.keyboard('{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(marked.id);
    expect(marked.getAttribute('href')).toBe('/haku?q=pihvi%20%26%20sipuli');
    const clicked = vi.fn((event: Event) => event.preventDefault());
    marked.addEventListener('click', clicked);
    await user.keyboard('{Enter}');
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('can be cleared, which keeps the focus in the field', async () => {
    rememberSearch('kinkku');
    const { user } = await visit();
    await user.click(screen.getByRole('button', { name: 'Tyhjennä hakuhistoria' }));
    expect(recentSearches()).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(rendered.activeElement).toBe(field());
  });

  it('close on Escape', async () => {
    rememberSearch('kinkku');
    const { user } = await visit();
    await user.keyboard('{Escape}');
    expect(entries()).toEqual([]);
  });

  it('contain what was searched, each once, five at most', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) rememberSearch(text);
    const { user, go } = await visit();
    await user.type(field(), ' C ');
    await user.keyboard('{Enter}');
    expect(go).toHaveBeenCalledWith('/haku?q=C');
    expect(recentSearches()).toEqual(['C', 'e', 'd', 'b', 'a']);
    rememberSearch('\u200bf\u00a0');
    rememberSearch(' F\u00ad ');
    rememberSearch('f');
    expect(recentSearches()).toEqual(['f', 'C', 'e', 'd', 'b']);
  });

  it('do not contain what the page stopped', async () => {
    const { user } = await visit(['atria-search-navigate']);
    await user.type(field(), 'nakki{Enter}');
    expect(recentSearches()).toEqual([]);
  });

  it.each(['kaputt', '{"a":1}', '[1,2]', 'null'])(
    'read %s in the storage as none [IMP-11]',
    (text) => {
      localStorage.setItem('atria-recent-searches', text);
      expect(recentSearches()).toEqual([]);
    },
  );
});
