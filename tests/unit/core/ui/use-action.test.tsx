import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { Refusal, refusalText, useAction } from '../../../../src/core/ui/use-action';

/** An action whose runs end when the test says so. */
function setup(when: 'latest' | 'once') {
  const runs: { given: string; signal: AbortSignal; end: (value: string) => void }[] = [];
  const make = (signal: AbortSignal, given: string) =>
    new Promise<string>((end) => void runs.push({ given, signal, end }));
  const view = renderHook(() => useAction(make, { when }));
  const start = async (given: string) => {
    const results: (string | undefined)[] = [];
    await act(async () => {
      view.result.current.run(given).then((value) => results.push(value));
    });
    return results;
  };
  return { ...view, runs, start, now: () => view.result.current };
}
const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

describe('an action', () => {
  it('is busy while it runs, and returns its result', async () => {
    const { start, runs, now } = setup('latest');
    const results = await start('a');
    expect(now()).toMatchObject({ busy: true, value: undefined });
    await act(async () => runs[0]?.end('A'));
    expect(now()).toMatchObject({ busy: false, value: 'A', error: undefined });
    expect(results).toEqual(['A']);
  });

  it('of which the latest counts aborts the older one and ignores it [IMP-03]', async () => {
    const { start, runs, now } = setup('latest');
    const older = await start('a');
    await start('b');
    expect(runs[0]?.signal.aborted).toBe(true);
    await act(async () => runs[1]?.end('B'));
    await act(async () => runs[0]?.end('A'));
    expect(now().value).toBe('B');
    expect(older).toEqual([undefined]);
  });

  it('that is done once is not done again while it runs, but after [IMP-28]', async () => {
    const { start, runs, now } = setup('once');
    await start('a');
    expect(await start('b')).toEqual([undefined]);
    expect(runs.map(({ given }) => given)).toEqual(['a']);
    await act(async () => runs[0]?.end('A'));
    await start('c');
    expect(runs.map(({ given }) => given)).toEqual(['a', 'c']);
    expect(now().busy).toBe(true);
  });

  it('is cancelled by reset [IMP-03]', async () => {
    const { start, runs, now } = setup('once');
    await start('a');
    act(() => now().reset());
    expect(runs[0]?.signal.aborted).toBe(true);
    await act(async () => runs[0]?.end('A'));
    expect(now()).toMatchObject({ busy: false, value: undefined });
    await start('b');
    expect(runs).toHaveLength(2);
  });

  it('is aborted when its widget is removed [IMP-03]', async () => {
    const { start, runs, unmount } = setup('latest');
    await start('a');
    unmount();
    expect(runs[0]?.signal.aborted).toBe(true);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('gone'))],
    [
      'throws at once',
      () => {
        throw new Error('gone');
      },
    ],
  ])('that %s ends with its error and can be done again [IMP-04]', async (_, fail) => {
    const { result } = renderHook(() => useAction<[], string>(fail, { when: 'once' }));
    for (let turn = 1; turn <= 2; turn++) {
      await act(async () => expect(await result.current.run()).toBeUndefined());
      expect(result.current).toMatchObject({ busy: false, error: new Error('gone') });
      expect(logged).toHaveBeenCalledTimes(turn);
    }
  });

  it('does not log a message meant for the visitor', async () => {
    const refuse = () => Promise.reject(new Refusal('Koodi on jo käytössä'));
    const { result } = renderHook(() => useAction(refuse, { when: 'once' }));
    await act(async () => void (await result.current.run()));
    expect(refusalText(result.current.error)).toBe('Koodi on jo käytössä');
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows a visitor the back end’s words, and nothing of a script error', () => {
    expect(refusalText(new ApiError('status', 'internal', 500, 'Loppu'))).toBe('Loppu');
    expect(refusalText(new TypeError('x is undefined'))).toBe('');
  });
});
