import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import {
  type Param,
  pageParam,
  readQuery,
  textParam,
} from '../../../../src/core/page/query-params';
import { useListing } from '../../../../src/core/search/use-listing';
import { useTypedText } from '../../../../src/core/search/use-typed-text';
import { held } from '../../../support/held';
import { act, screen } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderInFrame } from '../../support/render-in-frame';
import { goTo, press, query, time, travel } from '../../support/searching';

// A listing that is no search page: a text, an order to choose and page numbers, of eleven jobs.
const sort: Param<'newest' | 'closing'> = {
  normal: 'newest',
  asks: false,
  read: (text) => (text === 'closing' ? text : undefined),
};
const params = { q: textParam(), sort, page: pageParam() };
const all = Array.from({ length: 11 }, (_, index) => `Työ ${index + 1}`);
const size = 5;

type Asked = { q: string; sort: string; page: number };

function jobs(answer = (_: Asked): Promise<void> | undefined => undefined) {
  const asked: Asked[] = [];
  const signals: AbortSignal[] = [];
  const load = async (_: unknown, one: Asked, { signal }: { signal: AbortSignal }) => {
    asked.push(one);
    signals.push(signal);
    await answer(one);
    const found = all.filter((job) => job.includes(one.q));
    const sorted = one.sort === 'closing' ? found.toReversed() : found;
    const hits = sorted.slice((one.page - 1) * size, one.page * size);
    return { hits, totalCount: found.length, hasMore: one.page * size < found.length, office: 'A' };
  };
  function Jobs() {
    const listing = useListing({ params, load, paging: 'numbers' });
    const { text, type, submit } = useTypedText(listing);
    const { query: shown, status, hits, totalCount, first, change, retry } = listing;
    return (
      <form action={submit}>
        <input aria-label="Haku" value={text} onChange={({ target }) => type(target.value)} />
        <button type="button" onClick={() => change({ sort: 'closing' })}>
          Sulkeutuvat
        </button>
        {[1, 2, 3].map((page) => (
          <button key={page} type="button" onClick={() => change({ page })}>
            {page}
          </button>
        ))}
        {status === 'failed' && (
          <button type="button" onClick={retry}>
            Uudelleen
          </button>
        )}
        <p>{[status, shown.sort, shown.page, totalCount, first?.office].join(' ')}</p>
        <p data-testid="hits">{hits.join(', ')}</p>
      </form>
    );
  }
  return { Jobs, asked, signals };
}
const hits = () => screen.getByTestId('hits').textContent;

async function shown(...given: Parameters<typeof jobs>) {
  const made = jobs(...given);
  const view = renderInFrame(<made.Jobs />);
  await time.pass();
  return { ...made, ...view, user: time.user() };
}

describe('a listing with parameters of its own', () => {
  it('requests what the address says, one page at a time', async () => {
    goTo('/lista?sort=closing&page=2');
    const { asked } = await shown();
    expect(asked).toEqual([{ q: '', sort: 'closing', page: 2 }]);
    expect(hits()).toBe('Työ 6, Työ 5, Työ 4, Työ 3, Työ 2');
  });

  it('has all fields of its answer', async () => {
    await shown();
    expect(screen.getByText('ready newest 1 11 A')).toBeTruthy();
  });

  it('writes a choice as a history entry, from page 1, and omits the default [SRCH-10] [SRCH-03]', async () => {
    goTo('/lista?page=2');
    const { user, asked } = await shown();
    await press(user, 'Sulkeutuvat');
    expect(asked.at(-1)).toEqual({ q: '', sort: 'closing', page: 1 });
    expect(query()).toBe('?sort=closing');
    await travel('back');
    expect(query()).toBe('?page=2');
    expect(hits()).toBe('Työ 6, Työ 7, Työ 8, Työ 9, Työ 10');
  });

  it('goes from page to page, and back, replacing the content [SRCH-10] [IMP-31]', async () => {
    const { user, asked } = await shown();
    await press(user, '2');
    await press(user, '3');
    expect([hits(), query()]).toEqual(['Työ 11', '?page=3']);
    await travel('back');
    await travel('back');
    await travel('forward');
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 2, 1, 2]);
  });

  it('corrects an address with a page that does not exist, without a history entry [SRCH-10]', async () => {
    goTo('/lista?ennen');
    window.history.pushState(null, '', '/lista?page=9');
    const { asked } = await shown();
    await time.pass();
    expect(asked.map(({ page }) => page)).toEqual([9, 1]);
    expect([hits(), query()]).toEqual(['Työ 1, Työ 2, Työ 3, Työ 4, Työ 5', '']);
    await travel('back');
    expect(query()).toBe('?ennen');
  });

  it('searches what is typed [SRCH-12]', async () => {
    const { user } = await shown();
    await user.type(screen.getByRole('textbox'), 'Työ 1');
    await time.pass(500);
    expect([hits(), query()]).toEqual(['Työ 1, Työ 10, Työ 11', '?q=Ty%C3%B6%201']);
  });

  it('drops the answer of an older query, and aborts its call [IMP-03]', async () => {
    const [old, release] = held();
    const { user, signals } = await shown(({ page }) => (page === 2 ? old : undefined));
    await press(user, '2');
    await press(user, '3');
    expect(signals[1]?.aborted).toBe(true);
    release();
    await time.pass();
    expect(hits()).toBe('Työ 11');
  });

  it('keeps the entry to which Back leads when an answer comes at the same time [SRCH-10] [IMP-31]', async () => {
    const [third, release] = held();
    const { user } = await shown(({ page }) => (page === 3 ? third : undefined));
    await press(user, '2');
    await press(user, '3');
    await act(async () => {
      release();
      await vi.advanceTimersByTimeAsync(0);
      window.history.back();
    });
    await time.pass();
    expect([hits(), query()]).toEqual([all.slice(5, 10).join(', '), '?page=2']);
    await travel('forward');
    expect([hits(), query()]).toEqual(['Työ 11', '?page=3']);
  });

  it('fails, even if the call throws before it is made, and tries again [SRCH-14]', async () => {
    expectFaults();
    let fails = true;
    const { user } = await shown(() => {
      if (fails) throw new Error('no address');
      return undefined;
    });
    fails = false;
    await press(user, 'Uudelleen');
    expect(hits()).toContain('Työ 5');
  });

  it('reloads the page when refused for a missing login, which no call can correct', async () => {
    expectFaults();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { user, asked } = await shown(() => {
      throw new ApiError('status', '401', 401);
    });
    await press(user, 'Uudelleen');
    expect([asked.length, reload.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a query that the page’s address cannot hold', () => {
  it('is listed all the same [SRCH-10]', async () => {
    const { user } = await shown();
    expectFaults();
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    const { history } = window;
    const kept = [history.pushState, history.replaceState] as const;
    Object.assign(history, { pushState: refuse, replaceState: refuse });
    await press(user, 'Sulkeutuvat');
    Object.assign(history, { pushState: kept[0], replaceState: kept[1] });
    expect(hits()).toContain('Työ 11');
  });

  it('is written relative to the page’s own address, with any base [SRCH-10]', async () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/';
    document.head.append(base);
    const { user } = await shown();
    await press(user, 'Sulkeutuvat');
    base.remove();
    expect([query(), window.location.origin]).toEqual(['?sort=closing', 'http://localhost:3000']);
    expect(hits()).toContain('Työ 11');
  });
});

it('a parameter determines the type of its values', () => {
  const found: 'newest' | 'closing' = readQuery(params, '').sort;
  expect(found).toBe('newest');
});
