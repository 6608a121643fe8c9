import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import {
  numberParam,
  type Param,
  pageParam,
  textParam,
} from '../../../../src/core/listing/query-params';
import { useListing } from '../../../../src/core/listing/use-listing';
import { useTypedText } from '../../../../src/core/search/use-typed-text';
import { held } from '../../../support/held';
import { act, screen } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderInFrame } from '../../support/render-in-frame';
import { goTo, press, query, time, travel } from '../../support/searching';

// A listing that is no search page: a text and an order to choose, of eleven jobs.
const params = { q: textParam(), sort: numberParam(0), page: pageParam() };
const all = Array.from({ length: 11 }, (_, index) => `Työ ${index + 1}`);
const size = 5;

type Asked = { q: string; sort: number; page: number };

function jobs(answer = (_: Asked): Promise<void> | undefined => undefined) {
  const asked: Asked[] = [];
  const signals: AbortSignal[] = [];
  const load = async (_: unknown, one: Asked, { signal }: { signal: AbortSignal }) => {
    asked.push(one);
    signals.push(signal);
    await answer(one);
    const found = all.filter((job) => job.includes(one.q));
    const orders = [found, found.toReversed(), found.toSorted()];
    const hits = orders[one.sort]?.slice((one.page - 1) * size, one.page * size) ?? [];
    return { hits, totalCount: found.length, hasMore: one.page * size < found.length, office: 'A' };
  };
  function Jobs() {
    const listing = useListing({ params, load });
    const { text, type, submit } = useTypedText(listing);
    const { query: shown, status, hits, totalCount, first, change, more, retry } = listing;
    return (
      <form action={submit}>
        <input aria-label="Haku" value={text} onChange={({ target }) => type(target.value)} />
        <button type="button" onClick={() => change({ sort: 1 })}>
          Sulkeutuvat
        </button>
        <button type="button" onClick={() => change({ sort: 2 })}>
          Aakkosin
        </button>
        <button type="button" onClick={more}>
          Lisää
        </button>
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
    goTo('/lista?sort=1&page=2');
    const { asked } = await shown();
    const one = { q: '', sort: 1 };
    expect(asked).toEqual([
      { ...one, page: 1 },
      { ...one, page: 2 },
    ]);
    expect(hits()).toBe(all.toReversed().slice(0, 10).join(', '));
  });

  it('has all fields of its answer', async () => {
    await shown();
    expect(screen.getByText('ready 0 1 11 A')).toBeTruthy();
  });

  it('writes a choice as a history entry, from page 1, and omits the default [SRCH-10] [SRCH-03]', async () => {
    goTo('/lista?page=2');
    const { user, asked } = await shown();
    await press(user, 'Sulkeutuvat');
    expect(asked.at(-1)).toEqual({ q: '', sort: 1, page: 1 });
    expect(query()).toBe('?sort=1');
    await travel('back');
    expect(query()).toBe('?page=2');
    expect(hits()).toBe(all.slice(0, 10).join(', '));
  });

  it('adds further pages, without a history entry [SRCH-10] [IMP-31]', async () => {
    goTo('/lista?ennen');
    window.history.pushState(null, '', '/lista');
    const { user, asked } = await shown();
    await press(user, 'Lisää');
    await press(user, 'Lisää');
    expect([hits(), query()]).toEqual([all.join(', '), '?page=3']);
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
    await travel('back');
    expect(query()).toBe('?ennen');
  });

  it('corrects an address with a page that does not exist, without a history entry [SRCH-10]', async () => {
    goTo('/lista?ennen');
    window.history.pushState(null, '', '/lista?page=9');
    const { asked } = await shown();
    await time.pass();
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect([hits(), query()]).toEqual([all.join(', '), '?page=3']);
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
    const { user, signals } = await shown(({ sort }) => (sort === 1 ? old : undefined));
    await press(user, 'Sulkeutuvat');
    await press(user, 'Aakkosin');
    expect(signals[1]?.aborted).toBe(true);
    release();
    await time.pass();
    expect(hits()).toBe('Työ 1, Työ 10, Työ 11, Työ 2, Työ 3');
  });

  it('keeps the entry to which Back leads when an answer comes at the same time [SRCH-10] [IMP-31]', async () => {
    const [last, release] = held();
    const { user } = await shown(({ sort }) => (sort === 2 ? last : undefined));
    await press(user, 'Sulkeutuvat');
    await press(user, 'Aakkosin');
    await act(async () => {
      release();
      await vi.advanceTimersByTimeAsync(0);
      window.history.back();
    });
    await time.pass();
    expect([hits(), query()]).toEqual(['Työ 11, Työ 10, Työ 9, Työ 8, Työ 7', '?sort=1']);
    await travel('forward');
    expect([hits(), query()]).toEqual(['Työ 1, Työ 10, Työ 11, Työ 2, Työ 3', '?sort=2']);
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
    expect([query(), window.location.origin]).toEqual(['?sort=1', 'http://localhost:3000']);
    expect(hits()).toContain('Työ 11');
  });
});

it('a parameter determines the type of its values', () => {
  const sort: Param<number> = params.sort;
  expect(sort.normal).toBe(0);
});
