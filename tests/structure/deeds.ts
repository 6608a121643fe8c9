import { setImmediate as turn } from 'node:timers/promises';
import { vi } from 'vitest';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { pageSettings, setPageSettings } from '../../src/core/page/settings';

/**
 * What a page does while it runs: calls, events of a widget, timers that are left, reads of what the
 * visitor has stored.
 */
export async function whatIsDone(
  run: () => Promise<void>,
  { contract }: WidgetDefinition,
): Promise<string[]> {
  const done = new Set<string>();
  const areas = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    const area = globalThis[name];
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        done.add(`reads ${name}`);
        return area;
      },
    });
    return () => before && Object.defineProperty(globalThis, name, before);
  });
  const settings = pageSettings();
  setPageSettings({
    ...settings,
    fetch: async (input) => {
      done.add(`calls ${input instanceof Request ? input.url : input}`);
      return new Promise(() => {});
    },
  });
  const heard = ({ type }: Event) => done.add(`fires ${type}`);
  for (const name of Object.keys(contract.events)) addEventListener(name, heard, true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  try {
    await run();
    // Effects, and what they start.
    for (let turns = 0; turns < 5; turns++) await turn();
    if (vi.getTimerCount() > 0) done.add(`has ${vi.getTimerCount()} timers`);
  } finally {
    vi.useRealTimers();
    for (const restore of areas) restore();
    for (const name of Object.keys(contract.events)) removeEventListener(name, heard, true);
    setPageSettings(settings);
  }
  return [...done];
}
