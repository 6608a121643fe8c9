import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { useWidget } from '../../../../src/core/element/widget-context';
import type { Language } from '../../../../src/core/page/language';
import { useCall } from '../../../../src/core/page/use-call';
import { act, screen, userEvent } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderInFrame } from '../../support/render-in-frame';

/** A view of a call that is refused with this status, with its retry pressed once. */
async function retried(status: number) {
  expectFaults();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const make = vi.fn(() => Promise.reject(new ApiError('status', String(status), status)));
  function View() {
    const { status: shown, retry } = useCall('menu', make);
    return (
      <button type="button" onClick={retry}>
        {shown}
      </button>
    );
  }
  renderInFrame(<View />);
  await userEvent.click(await screen.findByRole('button', { name: 'failed' }));
  return { calls: make.mock.calls.length, loads: reload.mock.calls.length };
}

it('makes a failed call once more', async () => {
  expect(await retried(500)).toEqual({ calls: 2, loads: 0 });
});

it('reloads the page when refused for a missing login, which no call can correct', async () => {
  expect(await retried(401)).toEqual({ calls: 1, loads: 1 });
});

/** A view of a call whose answers the test gives; its last content, and its requests. */
function answering(speaks: boolean) {
  const asked: { language: Language; signal: AbortSignal }[] = [];
  let settle: { resolve: (text: string) => void; reject: (error: unknown) => void };
  let shown = '';
  function View() {
    const { language } = useWidget();
    const make = (_: unknown, signal: AbortSignal) => {
      asked.push({ language, signal });
      return new Promise<string>((resolve, reject) => {
        settle = { resolve, reject };
      });
    };
    const { status, data = 'nothing' } = useCall('greeting', make, speaks ? language : undefined);
    shown = `${status} ${data}`;
    return null;
  }
  const view = renderInFrame(() => <View />);
  return {
    ...view,
    asked,
    shown: () => shown,
    answer: (text: string) => act(async () => settle.resolve(text)),
    fail: () => act(async () => settle.reject(new ApiError('status', '500', 500))),
  };
}

it('shows its data while the answer in another language is pending, and when that fails', async () => {
  expectFaults();
  const { asked, shown, answer, fail, setLanguage } = answering(true);
  expect(shown()).toBe('loading nothing');
  await answer('moi');
  expect(shown()).toBe('done moi');
  setLanguage('en');
  expect(shown()).toBe('loading moi');
  expect(asked.map(({ language }) => language)).toEqual(['fi', 'en']);
  await answer('hi');
  expect(shown()).toBe('done hi');
  setLanguage('se');
  await fail();
  expect(shown()).toBe('failed hi');
});

it('makes no second call for a language that its answer does not depend on', async () => {
  const { asked, shown, answer, setLanguage } = answering(false);
  await answer('7');
  setLanguage('en');
  expect(shown()).toBe('done 7');
  expect(asked).toHaveLength(1);
});

it('shows nothing of the key before, from the first render for another key on', async () => {
  const shown: string[] = [];
  const make = () => Promise.resolve('A');
  function View() {
    const [key, setKey] = useState('a');
    const { status, data = 'nothing' } = useCall(key, make);
    shown.push(`${key} ${status} ${data}`);
    return <button type="button" aria-label="b" onClick={() => setKey('b')} />;
  }
  renderInFrame(<View />);
  await vi.waitFor(() => expect(shown.at(-1)).toBe('a done A'));
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('b done A'));
  expect(shown.find((one) => one.startsWith('b'))).toBe('b loading nothing');
});
