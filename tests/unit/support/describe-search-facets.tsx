import { describe, expect, it } from 'vitest';
import { rendered, screen } from './dom';
import { expectFaults } from './expect-faults';
import {
  button,
  choose,
  field,
  goTo,
  nothing,
  press,
  query,
  type SearchAtHand,
  time,
  titles,
  travel,
} from './searching';

/** What the dropdowns of every search page with facets must do. */
export function describeSearchFacets({ test, shown, usual }: SearchAtHand) {
  describe('the facets', () => {
    const marked = (made: Parameters<typeof usual>[0]) => {
      const { facetCategories, ...rest } = usual(made);
      const chosen = made.url.searchParams.getAll('facetTags[]');
      const mark = (tag: { id: number }) => ({ ...tag, selected: chosen.includes(`${tag.id}`) });
      const facets = facetCategories.map((one) => ({ ...one, facetTags: one.facetTags.map(mark) }));
      return { ...rest, facetCategories: facets };
    };
    const checked = (name: RegExp) =>
      screen.getByRole('option', { name }).getAttribute('aria-selected');

    it('are a dropdown per category, with name and count of its tags [SRCH-06]', async () => {
      const { user } = await shown();
      await user.click(button('Säilytys'));
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Tuore (31)',
        'Pakaste (32)',
      ]);
    });

    test('are checked where the server says selected [SRCH-06]', async () => {
      const { user } = await shown((made) => {
        const [first, second] = usual(made).facetCategories;
        const tags = second?.facetTags.map((tag) => ({ ...tag, selected: tag.id === 32 }));
        return { ...usual(made), facetCategories: [first, { ...second, facetTags: tags }] };
      });
      await user.click(button(/^Säilytys/));
      expect([checked(/Tuore/), checked(/Pakaste/)]).toEqual(['false', 'true']);
    });

    it('toggle a tag and search from page 1; the address lists them [SRCH-05] [SRCH-03] [SRCH-11]', async () => {
      goTo('/lista?page=2&facetTags=32,x');
      const { user, tags, sent } = await shown();
      await time.pass();
      await choose(user, /^Säilytys/, /Tuore/);
      expect(tags()).toEqual(['32', '31']);
      expect(sent('page').at(-1)).toBe('1');
      expect(query()).toBe('?facetTags=32,31');
      await user.click(screen.getByRole('option', { name: /Tuore/ }));
      await time.pass();
      expect(tags()).toEqual(['32']);
    });

    test('are history entries: back undoes one, forward redoes it [SRCH-10] [IMP-31]', async () => {
      const { user, tags } = await shown(marked);
      await choose(user, /^Säilytys/, /Tuore/);
      await user.click(screen.getByRole('option', { name: /Pakaste/ }));
      await time.pass();
      await travel('back');
      expect(query()).toBe('?facetTags=31');
      expect(tags()).toEqual(['31']);
      expect([checked(/Tuore/), checked(/Pakaste/)]).toEqual(['true', 'false']);
      await travel('back');
      expect(tags()).toEqual([]);
      await travel('forward');
      expect(tags()).toEqual(['31']);
    });

    test('keep the state of the page’s own router in a history entry, without ours [SRCH-10]', async () => {
      const { user } = await shown();
      const turbo = { restorationIdentifier: 'a' };
      window.history.replaceState({ turbo, atriaOpen: true }, '');
      await choose(user, /^Säilytys/, /Tuore/);
      expect(window.history.state).toEqual({ turbo });
    });

    test('are searched with a text that was too short to be searched by itself [SRCH-12] [SRCH-05]', async () => {
      const { user, sent, tags } = await shown();
      await user.type(field(), 'ka');
      await choose(user, /^Säilytys/, /Tuore/);
      expect([sent('q').at(-1), tags(), query()]).toEqual(['ka', ['31'], '?q=ka&facetTags=31']);
      expect(field()).toHaveProperty('value', 'ka');
    });

    test('are not ticked once they are deselected, before the answer and without one [SRCH-05]', async () => {
      expectFaults();
      let fails = false;
      const { user, tags } = await shown((made) => (fails ? 500 : marked(made)));
      await choose(user, /^Säilytys/, /Tuore/);
      expect(checked(/Tuore/)).toBe('true');
      fails = true;
      await user.click(screen.getByRole('option', { name: /Tuore/ }));
      expect(checked(/Tuore/)).toBe('false');
      await time.pass();
      expect(checked(/Tuore/)).toBe('false');
      expect([tags(), query()]).toEqual([[], '']);
    });

    test('show as chips that can be removed one by one, or all at once [SRCH-27] [SRCH-05]', async () => {
      goTo('/lista?facetTags=31,32');
      const { user, tags } = await shown();
      await press(user, 'Poista Tuore');
      expect(tags()).toEqual(['32']);
      await press(user, 'Tyhjennä suodattimet');
      expect(tags()).toEqual([]);
      expect(screen.queryByRole('list', { name: 'Valitut suodattimet' })).toBeNull();
    });

    test('keep name, place and focus where a later answer leaves them out [SRCH-27] [IMP-12]', async () => {
      const { user } = await shown((made) =>
        made.url.searchParams.has('facetTags[]') ? nothing() : usual(made),
      );
      await user.click(button(/^Säilytys/));
      await user.click(screen.getByRole('option', { name: /Tuore/ }));
      await time.pass();
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Tuore (0)']);
      expect(button('Poista Tuore')).toBeTruthy();
      expect(rendered.activeElement?.isConnected).toBe(true);
      expect(rendered.activeElement).not.toBe(document.body);
      await press(user, 'Poista Tuore');
      await user.click(button('Säilytys'));
      expect(screen.getAllByRole('option')).toHaveLength(2);
    });

    test('can be deselected if they leave no hit of the text, which stays [SRCH-13]', async () => {
      goTo('/lista?facetTags=31&q=riisi');
      const { user, tags, sent } = await shown((made) =>
        made.url.searchParams.has('facetTags[]') ? nothing() : usual(made),
      );
      const [, below] = screen.getAllByRole('button', { name: 'Tyhjennä suodattimet' });
      if (below) await user.click(below);
      await time.pass();
      expect([tags(), sent('q').at(-1)]).toEqual([[], 'riisi']);
      expect(titles()[0]).toBe('Osuma 1');
    });

    test('can be deselected if they leave no hit [SRCH-13]', async () => {
      goTo('/lista?facetTags=31');
      const { user, tags } = await shown((made) =>
        made.url.searchParams.has('facetTags[]') ? nothing() : usual(made),
      );
      await press(user, 'Tyhjennä haku');
      expect(tags()).toEqual([]);
      expect(titles()[0]).toBe('Osuma 1');
    });
  });
}
