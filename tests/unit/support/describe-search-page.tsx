import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import { patience } from '../../../src/core/state/patience';
import { held } from '../../support/held';
import { describeNoHits } from './describe-no-hits';
import { describeOldHits } from './describe-old-hits';
import { describeSearchAddress } from './describe-search-address';
import { describeSearchFacets } from './describe-search-facets';
import { rendered, screen, within } from './dom';
import { expectFaults } from './expect-faults';
import type { RenderOptions } from './render-widget';
import {
  field,
  goTo,
  hit,
  more,
  never,
  nothing,
  page,
  press,
  query,
  type SearchAtHand,
  type SearchFixture,
  said,
  searchOf,
  time,
  titles,
  titlesTo,
  total,
  travel,
} from './searching';
import { testOf } from './test-of';

interface Battery<C extends Contract> extends SearchFixture<C> {
  /** The text for thirty hits. */
  readonly count: string;
  /** The text for none. */
  readonly empty?: string;
  /** Hits per page unless its attribute says otherwise. */
  readonly size?: number;
  /** Whether it has no facets: its call has none. */
  readonly plain?: boolean;
  /** Fields of every hit of this search. */
  readonly hit?: object;
  /** Whether the first ring tries on it what is the same code for all searches, too. */
  readonly isWhole?: boolean;
}

/** What every search page must do, in Finnish. */
export function describeSearchPage<C extends Contract>(
  widget: WidgetDefinition<C>,
  battery: Battery<C>,
) {
  const { count, empty = 'Ei tuloksia', size = 12, plain = false } = battery;
  const test = testOf(battery.isWhole);
  const usual: typeof page = (made, given) => page(made, { ...battery.hit, ...given });
  const one = (number: number) => hit(number, battery.hit);
  const shown = searchOf<Contract>(widget as unknown as WidgetDefinition<Contract>, {
    ...(battery as SearchFixture<Contract>),
    answer: usual,
  });
  const search: SearchAtHand = { test, shown, usual, size };
  /** An answer that comes when the test says so. */
  const later = (answer: unknown) => {
    const [promise, resolve] = held<unknown>();
    const release = async () => {
      resolve(answer);
      await time.pass();
    };
    return { promise, release };
  };
  /** Fails while `fails` holds. */
  const failing = (fits = (_: string | null) => true) => {
    const state = { fails: true };
    const answer: Parameters<typeof shown>[0] = (made) =>
      state.fails && fits(made.param('page')) ? 500 : usual(made);
    return { state, answer };
  };

  describe('as every search page', () => {
    it('has its hits in a list with a name and a heading, between the page and the cards', async () => {
      await shown();
      const heading = screen.getByRole('heading', { level: 2, name: 'Hakutulokset' });
      expect(
        within(screen.getByRole('list', { name: 'Hakutulokset' })).getAllByRole('heading', {
          level: 3,
        }),
      ).toHaveLength(size);
      expect(heading).toBeTruthy();
    });

    it('uses the given address, and pages of the given size [ELEM-06]', async () => {
      const { to, asked } = await shown(undefined, {
        props: { endpoint: '/api/other', pageSize: 5 },
      });
      expect(to('/api/other').map(({ param }) => param('pageSize'))).toEqual(['5']);
      expect(asked()).toEqual([]);
      expect(titles()).toHaveLength(5);
    });

    it('reports its results to the page [ELEM-08]', async () => {
      goTo('/lista?q=nakki');
      const { events } = await shown();
      const detail = { q: 'nakki', facetTags: [], page: 1, totalCount: total };
      expect(events).toEqual([{ name: 'atria-search-results', detail }]);
    });

    it('shows the valid hits when one is invalid [API-04]', async () => {
      expectFaults();
      await shown((made) => ({ ...usual(made), hits: ['broken', one(2)] }));
      expect(titles()).toEqual(['Osuma 2']);
    });
  });

  describe('while it waits', () => {
    it('has a placeholder for each hit of the page, and announces that it loads [IMP-01] [IMP-20]', async () => {
      const { container } = await shown(never);
      expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(size);
      expect(said()).toBe('Ladataan...');
    });

    it('announces the number of hits [IMP-20]', async () => {
      await shown();
      expect(said()).toBe(count);
      expect(screen.getByText(count, { selector: 'p' })).toBeTruthy();
    });

    describeOldHits(search, battery.hit);

    test('says so when that takes long, and asks again on a press; a late answer still counts [API-03]', async () => {
      const late = later(usual);
      const { user, asked } = await shown((made) => late.promise.then(() => usual(made)));
      await time.pass(patience - 1);
      expect(screen.queryByText('Haku kestää tavallista kauemmin.')).toBeNull();
      await time.pass(1);
      const slow = 'Haku kestää tavallista kauemmin.';
      expect(screen.getByText(slow, { selector: 'div' })).toBeTruthy();
      expect(said()).toBe(slow);
      await press(user, 'Yritä uudelleen');
      expect(asked().map(({ isAborted }) => isAborted())).toEqual([true, false]);
      expect(screen.queryByText('Haku kestää tavallista kauemmin.')).toBeNull();
      await time.pass(patience);
      await late.release();
      expect(screen.queryByText('Haku kestää tavallista kauemmin.')).toBeNull();
      expect(titles()).toEqual(titlesTo(size));
    });

    test('marks only the button while more is loading [SRCH-02]', async () => {
      const { user, container } = await shown((made) =>
        made.param('page') === '2' ? never() : usual(made),
      );
      await press(user, 'Näytä lisää');
      expect(container.querySelector('ul[aria-busy=true]')).toBeNull();
      expect(more()?.getAttribute('aria-busy')).toBe('true');
    });

    test('aborts all its requests when it is removed [IMP-03]', async () => {
      const { requests, asked, unmount } = await shown(never);
      expect(asked()).toHaveLength(1);
      expect(asked()[0]?.isAborted()).toBe(false);
      unmount();
      expect(asked()[0]?.isAborted()).toBe(true);
      expect(requests.length).toBeGreaterThan(0);
    });

    test('drops the answer of an older search that comes late [IMP-03]', async () => {
      const old = later({ ...nothing(), hits: [one(99)], totalCount: 1 });
      const { user, sent } = await shown((made) =>
        made.param('q') === 'vanha' ? old.promise : usual(made),
      );
      await user.type(field(), 'vanha{Enter}');
      await time.pass();
      await user.clear(field());
      await user.type(field(), 'uusi{Enter}');
      await time.pass();
      expect(sent('q')).toEqual([null, 'vanha', 'uusi']);
      await old.release();
      expect(titles()).toEqual(titlesTo(size));
      expect(said()).toBe(count);
    });

    test('drops the answer for attributes that have changed [IMP-03]', async () => {
      const old = later({ ...nothing(), hits: [one(99)], totalCount: 1 });
      const { setProps, requests } = await shown(({ param, url, ...made }) =>
        url.pathname === '/api/new' ? usual({ param, url, ...made }) : old.promise,
      );
      setProps({ ...battery.options?.props, endpoint: '/api/new' });
      await time.pass();
      expect(requests.map(({ url }) => url.pathname)).toContain('/api/new');
      await old.release();
      expect(titles()).toEqual(titlesTo(size));
    });
  });

  describe('further pages', () => {
    it('are appended, and the button disappears with the last one [SRCH-04]', async () => {
      const { user, sent } = await shown(undefined, { props: { pageSize: 12 } });
      await press(user, 'Näytä lisää');
      expect(titles()).toEqual(titlesTo(24));
      await press(user, 'Näytä lisää');
      expect(titles()).toEqual(titlesTo(total));
      expect(sent('page')).toEqual(['1', '2', '3']);
      expect(more()).toBeNull();
    });

    test('are announced [IMP-20]', async () => {
      const { user } = await shown(undefined, { props: { pageSize: 12 } });
      await press(user, 'Näytä lisää');
      expect(said()).toBe('Näytetään 24 / 30');
    });

    test.each([
      ['goes', 20],
      ['stays', 12],
    ])('move the focus to the first new one when the button %s [IMP-12]', async (_, pageSize) => {
      const { user } = await shown(undefined, { props: { pageSize } });
      await press(user, 'Näytä lisää');
      const list = screen.getByRole('list', { name: 'Hakutulokset' });
      expect(list.children[pageSize]?.contains(rendered.activeElement)).toBe(true);
    });

    test('are in the address, and add no history entry [SRCH-10]', async () => {
      const { user } = await shown();
      const { length } = window.history;
      await press(user, 'Näytä lisää');
      expect(query()).toBe('?page=2');
      expect(window.history.length).toBe(length);
    });

    test('of an address with page 3 are loaded in turn, and go on with page 4 [SRCH-09]', async () => {
      goTo('/lista?page=3');
      const { sent, user } = await shown(undefined, { props: { pageSize: 5 } });
      await time.pass();
      expect(sent('page')).toEqual(['1', '2', '3']);
      expect(titles()).toEqual(titlesTo(15));
      await press(user, 'Näytä lisää');
      expect(sent('page')[3]).toBe('4');
    });

    test('of an address with page 3 have their space from the start [SRCH-09] [IMP-01]', async () => {
      goTo('/lista?page=3');
      const { container } = await shown((made) =>
        made.param('page') === '2' ? never() : usual(made),
      );
      expect(container.querySelectorAll('ul[aria-busy=true] > li')).toHaveLength(size * 3);
    });
  });

  describe('typing', () => {
    test('searches by itself from three characters, after 500 ms [SRCH-12]', async () => {
      const { user, sent } = await shown();
      await user.type(field(), 'na');
      await time.pass(1000);
      await user.type(field(), 'k');
      await time.pass(499);
      expect(sent('q')).toEqual([null]);
      await time.pass(1);
      expect(sent('q')).toEqual([null, 'nak']);
    });

    test('searches again when the field is emptied [SRCH-12]', async () => {
      goTo('/lista?q=nakki');
      const { user, sent } = await shown();
      await user.clear(field());
      await time.pass(500);
      expect(sent('q')).toEqual(['nakki', null]);
    });

    test('searches any text at once on Enter and on the button [SRCH-12]', async () => {
      const { user, sent } = await shown();
      await user.type(field(), 'na{Enter}');
      await time.pass();
      await user.clear(field());
      await user.type(field(), 'ka');
      await press(user, 'Hae');
      expect(sent('q')).toEqual([null, 'na', 'ka']);
    });

    test('goes back to page 1 and replaces the hits [SRCH-03]', async () => {
      goTo('/lista?page=2');
      const { user, sent } = await shown((made) =>
        made.param('q') ? { ...usual(made), hits: [one(77)], hasMore: false } : usual(made),
      );
      await time.pass();
      await user.type(field(), 'nakki{Enter}');
      await time.pass();
      expect(sent('page').at(-1)).toBe('1');
      expect(titles()).toEqual(['Osuma 77']);
      expect(query()).toBe('?q=nakki');
    });

    test('adds no history entry; a submitted text does, whenever it was typed [SRCH-10]', async () => {
      const { user, sent } = await shown();
      const { length } = window.history;
      await user.type(field(), 'nakki');
      await time.pass(500);
      expect(query()).toBe('?q=nakki');
      expect(window.history.length).toBe(length);
      await user.type(field(), '{Enter}');
      await time.pass();
      expect(window.history.length).toBe(length + 1);
      await travel('back');
      expect(query()).toBe('');
      expect(sent('q').at(-1)).toBeNull();
      expect(field()).toHaveProperty('value', '');
      await travel('forward');
      expect(sent('q').at(-1)).toBe('nakki');
      expect(field()).toHaveProperty('value', 'nakki');
      expect(rendered.activeElement).toBe(field());
    });
  });

  describeNoHits(search, empty);

  describe('with errors', () => {
    it('has an error with a retry in place of a first page that fails [SRCH-14]', async () => {
      const log = expectFaults();
      const { state, answer } = failing();
      const { user } = await shown(answer);
      expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
      expect(log).toHaveBeenCalled();
      state.fails = false;
      await press(user, 'Yritä uudelleen');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(titles()).toHaveLength(size);
    });

    test('asks again by itself once the connection is back, but not after a refusal [SRCH-14]', async () => {
      expectFaults();
      const fault: { answer: unknown } = { answer: Promise.reject(new TypeError('offline')) };
      const { asked } = await shown((made) => fault.answer ?? usual(made));
      const online = async () => {
        window.dispatchEvent(new Event('online'));
        await time.pass();
      };
      expect(screen.getByRole('alert')).toBeTruthy();
      fault.answer = 500;
      await online();
      expect(asked()).toHaveLength(2);
      fault.answer = undefined;
      await online();
      expect(asked()).toHaveLength(2);
    });

    test.each([null, '2'])(
      'keeps the focus when page %s is tried again [IMP-12]',
      async (number) => {
        expectFaults();
        const { state, answer } = failing((one) => !number || one === number);
        const { user } = await shown(answer, { props: { pageSize: 12 } });
        if (number) await press(user, 'Näytä lisää');
        state.fails = false;
        await press(user, 'Yritä uudelleen');
        expect(titles().length).toBeGreaterThan(0);
        await time.pass(100);
        // The first of the new hits; or what is before the message.
        const place = number ? titles()[12] : undefined;
        expect(rendered.activeElement?.matches('a, button')).toBe(true);
        if (place) expect(rendered.activeElement?.textContent).toBe(place);
      },
    );

    test('no longer announces that it loads when the error is there [IMP-20]', async () => {
      expectFaults();
      await shown(() => 500);
      expect(said()).toBe('');
    });

    test('has the error of a later page beside the button and keeps the hits [SRCH-14]', async () => {
      expectFaults();
      const { state, answer } = failing((number) => number === '2');
      const { user } = await shown(answer, { props: { pageSize: 12 } });
      await press(user, 'Näytä lisää');
      expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
      expect(said()).toBe('');
      expect(titles()).toHaveLength(12);
      expect(more()).toBeTruthy();
      state.fails = false;
      await press(user, 'Yritä uudelleen');
      expect(titles()).toHaveLength(24);
    });

    test('keeps what was typed [SRCH-14]', async () => {
      expectFaults();
      const { user } = await shown((made) => (made.param('q') ? 500 : usual(made)));
      await user.type(field(), 'nakki{Enter}');
      await time.pass();
      expect(field()).toHaveProperty('value', 'nakki');
    });
  });

  describeSearchAddress(search, battery.options as RenderOptions<Contract>);
  if (!plain) describeSearchFacets(search);
}
