// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import {
  type Answers,
  type Asked,
  type ListingAction,
  type ListingPage,
  listingReducer,
  noAnswers,
  viewOf,
} from '../../../../src/core/listing/listing-state';

type Page = ListingPage<string>;
const error = new ApiError('status', '500', 500);
const asked = (part: Partial<Asked> = {}): Asked => ({
  ...{ key: 'a', language: 'fi', page: 1 },
  ...part,
});
const begun: Answers<Page> = noAnswers;

/** The view of some answers, and the result of the call that it makes. */
function listing(answers: Answers<Page>, ask: Asked) {
  const view = viewOf(answers, ask);
  const next = (action: (call: NonNullable<typeof view.call>) => ListingAction<Page>) => {
    if (!view.call) throw new Error('no call is due');
    return listing(listingReducer(answers, action(view.call)), ask);
  };
  return {
    ...view,
    answers,
    hits: view.pages.flatMap(({ hits }) => hits).join(''),
    answer: (hits: string, hasMore = true) =>
      next((call) => ({
        ...{ type: 'answer', call },
        page: { hits: [...hits], hasMore, totalCount: 9 },
      })),
    fail: () => next((call) => ({ type: 'fail', call, error })),
    retry: () => listing(listingReducer(answers, { type: 'retry' }), ask),
    /** Answers its pages again. */
    renew: (...pages: readonly [hits: string, hasMore: boolean][]) => {
      const renewed = pages.reduce<Answers<Page>>(
        (now, [hits, hasMore], at) =>
          listingReducer(now, {
            ...{ type: 'answer', call: { ...ask, number: at + 1, attempt: 0 } },
            page: { hits: [...hits], hasMore, totalCount: 9 },
          }),
        answers,
      );
      return listing(renewed, ask);
    },
    ask: (part: Partial<Asked>) => listing(answers, { ...ask, ...part }),
  };
}
const start = (part?: Partial<Asked>) => listing(begun, asked(part));

describe('the state of a listing', () => {
  it('distinguishes waiting for the first page from waiting for a later one [SRCH-02]', () => {
    const first = start().answer('a');
    const statuses = [start(), first, first.ask({ page: 2 })].map(({ status }) => status);
    expect(statuses).toEqual(['first', 'ready', 'more']);
  });

  it('keeps the old hits while another search is pending [SRCH-02]', () => {
    expect(start().answer('a').ask({ key: 'b' })).toMatchObject({ status: 'first', hits: 'a' });
  });

  it('replaces the hits with those of the new search [SRCH-03]', () => {
    expect(start().answer('a').ask({ key: 'b' }).answer('b').hits).toBe('b');
  });

  it('appends the hits of the next page [SRCH-04]', () => {
    const grown = start().answer('a').ask({ page: 2 }).answer('b', false);
    expect(grown).toMatchObject({ hits: 'ab', page: 2, status: 'ready', call: undefined });
  });

  it('shows fewer pages again where the address goes back, and more without a call [IMP-31]', () => {
    const grown = start().answer('a').ask({ page: 2 }).answer('b');
    expect(grown.ask({ page: 1 })).toMatchObject({ hits: 'a', loaded: 1, call: undefined });
    expect(grown.ask({ page: 1 }).ask({ page: 2 })).toMatchObject({ hits: 'ab', call: undefined });
  });

  it('requests the same again in another language, all its pages, which stay until the new ones come', () => {
    const full = start({ page: 2 }).answer('ab').answer('cd', false);
    const other = full.ask({ language: 'en' });
    expect(other).toMatchObject({ status: 'first', hits: 'abcd', awaited: 0, call: { number: 1 } });
    const half = other.answer('AB');
    expect(half).toMatchObject({ status: 'first', hits: 'ABcd', call: { number: 2 } });
    expect(half.answer('C', false)).toMatchObject({ status: 'ready', hits: 'ABC' });
    expect(other.answer('A', false).hits).toBe('A');
    expect(half.ask({ key: 'b', page: 1 }).answer('x').hits).toBe('x');
  });

  it('replaces its pages by newer ones at once, and goes on after them [SRV-03]', () => {
    const full = start({ page: 2 }).answer('ab').answer('cd');
    const newer = full.renew(['aB', true], ['Cd', true]);
    expect(newer).toMatchObject({ status: 'ready', hits: 'aBCd', loaded: 2, call: undefined });
    expect(newer.ask({ page: 3 })).toMatchObject({ status: 'more', call: { number: 3 } });
    const fewer = full.renew(['a', false]);
    expect(fewer).toMatchObject({ status: 'ready', hits: 'a', loaded: 1, page: 1 });
    // What the first page alone tells, such as facets, is newer, too.
    expect(newer.answers.first?.hits).toEqual(['a', 'B']);
  });

  it('requests no page after the last [SRCH-04]', () => {
    const last = start().answer('a', false).ask({ page: 2 });
    expect(last).toMatchObject({ status: 'ready', page: 1, call: undefined });
  });

  it('loads pages 1 to N in turn, and goes on with N+1 [SRCH-09]', () => {
    const two = start({ page: 3 }).answer('a').answer('b');
    expect(two).toMatchObject({ status: 'first', loaded: 2, awaited: 1, page: 3 });
    const three = two.answer('c');
    expect(three).toMatchObject({ status: 'ready', hits: 'abc' });
    expect(three.ask({ page: 4 }).call?.number).toBe(4);
  });

  it('stops at the last page when an address asks for more than there are [SRCH-09]', () => {
    expect(start({ page: 30 }).answer('a', false)).toMatchObject({ status: 'ready', page: 1 });
  });

  it('loses the results when the first page fails, but not their facets [SRCH-14]', () => {
    const failed = start().answer('a').ask({ key: 'b' }).fail();
    expect(failed).toMatchObject({ status: 'failed', hits: '', call: undefined, error });
    expect(failed.answers.first?.hits).toEqual(['a']);
  });

  it('keeps the hits when a later page fails, and tries that page again [SRCH-14]', () => {
    const failed = start().answer('a').ask({ page: 2 }).fail();
    expect(failed).toMatchObject({ status: 'moreFailed', hits: 'a', call: undefined });
    // Its message stays until the answer, with a busy button that keeps the focus [IMP-12].
    expect(failed.retry()).toMatchObject({ status: 'moreFailed', isRetrying: true, loaded: 1 });
    expect(failed.retry().call).toMatchObject({ number: 2 });
    expect(failed.retry().fail()).toMatchObject({ isRetrying: false, call: undefined });
    expect(failed.retry().answer('b').hits).toBe('ab');
  });

  it('tries the first page again, as another call [SRCH-14]', () => {
    const failed = start().fail();
    expect(failed.retry()).toMatchObject({
      status: 'failed',
      call: { number: 1 },
      isRetrying: true,
    });
    expect(failed.retry().call).not.toEqual(start().call);
  });

  it('no longer has an error once the query changes [SRCH-14]', () => {
    expect(start().fail().ask({ key: 'b' })).toMatchObject({ status: 'first', error: undefined });
  });
});

it('shows the present query, whatever was asked, answered and failed before [SRCH-10] [IMP-03]', () => {
  const part = fc.record({
    key: fc.constantFrom('a', 'b'),
    language: fc.constantFrom('fi', 'en'),
    page: fc.integer({ min: 1, max: 4 }),
  });
  const step = fc.oneof(part, fc.constantFrom('answer', 'answer', 'answer', 'fail', 'retry'));
  // Three pages of each, which say whose they are.
  const pageOf = ({ key, language }: Asked, number: number) => `[${key} ${language} ${number}]`;
  const answered = (now: ReturnType<typeof start>, ask: Asked) =>
    now.call
      ? listing(
          listingReducer(now.answers, {
            ...{ type: 'answer', call: now.call },
            page: {
              hits: [pageOf(ask, now.call.number)],
              hasMore: now.call.number < 3,
              totalCount: 3,
            },
          }),
          ask,
        )
      : now;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let ask = asked();
      let now = start();
      for (const one of steps) {
        if (typeof one === 'object') {
          ask = { ...ask, ...one };
          now = now.ask(one);
        } else if (one === 'retry') now = now.retry();
        else if (one === 'fail') now = now.call ? now.fail() : now;
        else now = answered(now, ask);
        const isPending = now.status === 'first' || now.status === 'more' || now.isRetrying;
        expect(Boolean(now.call)).toBe(isPending);
      }
      if (now.error) now = now.retry();
      for (let calls = 0; now.call; calls++) {
        expect(calls).toBeLessThan(4);
        now = answered(now, ask);
      }
      const count = Math.min(ask.page, 3);
      const due = Array.from({ length: count }, (_, at) => pageOf(ask, at + 1));
      expect([now.status, now.hits, now.page]).toEqual(['ready', due.join(''), count]);
    }),
  );
});
