import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import { replaceAddress } from '../../../src/core/page/location';
import type { RenderOptions } from './render-widget';
import {
  field,
  follow,
  goTo,
  press,
  query,
  type SearchAtHand,
  time,
  titles,
  travel,
} from './searching';

/** What every search page must do with the address of the page. */
export function describeSearchAddress(
  { test, shown, usual, size }: SearchAtHand,
  options: RenderOptions<Contract> = {},
) {
  describe('the address', () => {
    it('is read, as far as it is valid, and has no defaults [SRCH-10] [SRCH-11]', async () => {
      goTo(`/lista?q=nakki&page=-2&pageSize=${size}&currentPage=1&contentGroup=0`);
      const { sent } = await shown();
      expect([sent('q'), sent('page'), sent('pageSize')]).toEqual([['nakki'], ['1'], [`${size}`]]);
      expect(field()).toHaveProperty('value', 'nakki');
      expect(query()).toBe('?q=nakki');
    });

    test('is searched once when the widget itself changes it [SRCH-10]', async () => {
      const { user, asked } = await shown();
      await user.type(field(), 'nakki{Enter}');
      await time.pass(1000);
      expect(asked()).toHaveLength(2);
    });

    test('keeps hash and parameters of the page [SRCH-10] [BRAND-08]', async () => {
      goTo('/lista?utm=a#lista');
      const { user } = await shown();
      await user.type(field(), 'nakki{Enter}');
      expect(query() + window.location.hash).toBe('?utm=a&q=nakki#lista');
    });

    test('is followed when something else on the page changes it [IMP-31]', async () => {
      const { sent } = await shown();
      replaceAddress('/lista?q=toinen');
      await time.pass();
      expect(sent('q')).toEqual([null, 'toinen']);
      expect(field()).toHaveProperty('value', 'toinen');
    });

    test('has names of its own, beside another of its kind [SRCH-10]', async () => {
      goTo('/lista?toinen-page=2&page=2');
      const named = { props: { pageSize: 5, addressName: 'toinen' } };
      const { sent, user } = await shown(undefined, named);
      await time.pass();
      expect(sent('page')).toEqual(['1', '2']);
      await press(user, 'Näytä lisää');
      expect([query(), titles().length]).toEqual(['?toinen-page=3&page=2', 15]);
    });

    test('keeps typed text when an attribute changes, and searches it [SRCH-12]', async () => {
      const { user, sent, setProps } = await shown();
      await user.type(field(), 'kana');
      setProps({ ...options.props, pageSize: 7 });
      await time.pass();
      expect(field()).toHaveProperty('value', 'kana');
      await time.pass(500);
      expect([sent('q').at(-1), sent('pageSize').at(-1)]).toEqual(['kana', '7']);
    });

    test('keeps the entry of a link within the page when a text is submitted after it [SRCH-10] [IMP-31]', async () => {
      const { user } = await shown();
      await user.type(field(), 'kana');
      await time.pass(500);
      await follow('#toimitus');
      await user.type(field(), '{Enter}');
      await time.pass();
      expect(query() + window.location.hash).toBe('?q=kana#toimitus');
      await travel('back');
      expect(query() + window.location.hash).toBe('?q=kana');
      expect(field()).toHaveProperty('value', 'kana');
    });

    test('is not searched again for the same query [SRCH-10]', async () => {
      goTo('/lista?q=nakki');
      const { user, asked } = await shown();
      const { length } = window.history;
      await press(user, 'Hae');
      expect([asked().length, window.history.length]).toEqual([1, length]);
    });

    test('shared with another listing is not changed back by either [SRCH-10]', async () => {
      const first = await shown(undefined, { props: { pageSize: 12 } });
      const second = await shown((made) => ({ ...usual(made), hasMore: false }));
      const mine = within(first.container);
      await first.user.click(mine.getByRole('button', { name: 'Näytä lisää' }));
      await time.pass();
      expect(mine.getAllByRole('heading', { level: 3 })).toHaveLength(24);
      expect([first.sent('page'), second.sent('page')]).toEqual([['1', '2'], ['1']]);
      expect(query()).toBe('?page=2');
    });
  });
}
