import * as fc from 'fast-check';
import { atom } from 'jotai/vanilla';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PropsOf, type Wakes, widgetContract } from '../../../../../src/core/element/contract';
import { defineWidget } from '../../../../../src/core/element/define-widget';
import { flag, text } from '../../../../../src/core/element/reading/attributes';
import { markAttribute } from '../../../../../src/core/element/served/mark';
import { useParameter } from '../../../../../src/core/page/location';
import { pageSettings, setPageSettings } from '../../../../../src/core/page/settings';
import { useCall } from '../../../../../src/core/page/use-call';
import { pageStore } from '../../../../../src/core/state/store';
import { styles as placeholder } from '../../../../../src/core/ui/skeleton.styles';
import type { Tag } from '../../../../../src/server/page-tags';
import { renderRoot } from '../../../../../src/server/render-tag';
import { often } from '../../../support/chance';
import { act } from '../../../support/dom';
import { goToHash } from '../../../support/go-to-hash';
import { pageThatIdles } from '../../../support/served-page';

const description = 'A trial.';
const contract = (name: string, wakes: Wakes) =>
  widgetContract({
    name,
    purpose: 'text',
    summary: description,
    ...(wakes === 'touch' ? { wakes } : { wakes, because: description }),
    attributes: {
      heading: text({ description }),
      late: flag({ description }),
      asks: flag({ description }),
    },
  });
type Props = PropsOf<ReturnType<typeof contract>>;

/** What the visitor has stored. */
const storedAtom = atom(false);
let answer = 'fetched';
let renders = 0;
function View({ heading, late, asks }: Props) {
  renders++;
  const asked = useParameter('q');
  const call = useCall(asks ? 'a' : null, async () => answer);
  return (
    <button type="button" onClick={({ currentTarget }) => currentTarget.append('!')}>
      {`${heading} ${asked} ${call.data ?? ''}`}
      {late && <span className={placeholder.root} />}
      <slot name="inside" />
    </button>
  );
}
const make = (wakes: Wakes) =>
  defineWidget(contract(`trial-${wakes}`, wakes), View, (get) => get(storedAtom));
const widgets = { touch: make('touch'), idle: make('idle'), load: make('load') };
for (const widget of Object.values(widgets)) widget.register();

// It loads late, with the first element of a page.
beforeAll(() => import('../../../../../src/core/element/served/take-over'));

const idle = pageThatIdles();

beforeEach(() => {
  window.history.replaceState(null, '', '/sivu');
  pageStore.set(storedAtom, false);
  [answer, renders] = ['fetched', 0];
});

/** A page that a server has rendered so many minutes ago, whose code has just run. */
async function opened({
  wakes = 'touch' as Wakes,
  attributes = 'heading="a"',
  age = 0,
  before: prepare = () => {},
} = {}) {
  prepare();
  const widget = widgets[wakes];
  const inert = new DOMParser().parseFromString(`<${widget.tag} ${attributes}>`, 'text/html');
  const tag = inert.body.firstElementChild as Element;
  const root = await renderRoot(widget, tag as unknown as Tag, undefined, {
    url: new URL(window.location.href),
    settings: pageSettings(),
    base: '/w/',
    prefixOf: () => '',
    get: async () => 'unused',
  });
  vi.setSystemTime(Date.now() + age * 60_000);
  const [, markup = ''] = /^<template[^>]*>(.*)<\/template>$/s.exec(root.markup(false, '')) ?? [];
  const element = document.importNode(tag, true) as HTMLElement & { heading: string };
  const container = element.attachShadow({ mode: 'open' });
  // No sheet is loaded here.
  container.innerHTML = markup.replaceAll(' href=', ' title=');
  const before = container.querySelector('button');
  renders = 0;
  const painted = vi.fn();
  element.addEventListener('atria-paint', painted);
  await act(async () => document.body.replaceChildren(element));
  return {
    element,
    container,
    painted,
    button: before as HTMLButtonElement,
    isAsleep: () => container.firstElementChild?.hasAttribute(markAttribute) ?? false,
    words: () => container.querySelector('button')?.textContent,
    isKept: () => container.querySelector('button') === before,
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;

describe('an element whose contract wakes at a touch [SRV-09]', () => {
  it('counts as painted and ready without its view, and once', async () => {
    const { painted, isAsleep, button } = await opened();
    await idle();
    expect(painted).toHaveBeenCalledTimes(1);
    expect([renders, isAsleep()]).toEqual([0, true]);
    await act(async () => button.dispatchEvent(new Event('pointerover', { bubbles: true })));
    expect(isAsleep()).toBe(false);
    expect(renders).toBeGreaterThan(0);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (page: Opened) => unknown, string]>([
    [
      'a pointer over it',
      ({ button }) => button.dispatchEvent(new Event('pointerover', { bubbles: true })),
      'a  ',
    ],
    ['a row that is scrolled', ({ button }) => button.dispatchEvent(new Event('scroll')), 'a  '],
    ['a press, which is done once', ({ button }) => button.click(), 'a  !'],
    ['the focus', ({ button }) => button.focus(), 'a  '],
    ['another attribute', ({ element }) => element.setAttribute('heading', 'b'), 'b  '],
    [
      'a property',
      ({ element }) => {
        element.heading = 'b';
      },
      'b  ',
    ],
    ['a hash', () => goToHash('#a'), 'a  '],
    ['what the visitor has stored', () => pageStore.set(storedAtom, true), 'a  '],
  ])('wakes by %s, and keeps its nodes', async (_, touch, words) => {
    const page = await opened();
    await act(async () => void touch(page));
    await vi.waitFor(() => expect(page.words()).toBe(words));
    expect([page.isAsleep(), page.isKept()]).toEqual([false, true]);
  });

  it('wakes where the part of the address changes that it shows, by its view alone', async () => {
    const page = await opened();
    await act(async () => {
      window.history.pushState(null, '', '/sivu?other=1');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(page.isAsleep()).toBe(true);
    await act(async () => {
      window.history.pushState(null, '', '/sivu?q=x');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(page.words()).toBe('a x ');
  });

  it.each<[string, () => Promise<Opened>]>([
    [
      'of a page with a hash',
      () => opened({ before: () => window.history.replaceState(null, '', '/sivu#a') }),
    ],
    [
      'of a visitor with something stored',
      () => opened({ before: () => pageStore.set(storedAtom, true) }),
    ],
    [
      'that an editor looks at',
      () => opened({ before: () => setPageSettings({ editMode: true }) }),
    ],
    ['whose contract says so', () => opened({ wakes: 'load' })],
  ])('does not sleep on markup %s', async (_, open) => {
    const { isAsleep } = await open();
    expect(isAsleep()).toBe(false);
  });

  it.each<[string, () => Promise<Opened>]>([
    ['with old answers', () => opened({ attributes: 'heading="a" asks', age: 6 })],
    ['with a part that loads late', () => opened({ attributes: 'heading="a" late' })],
  ])('wakes when the page is idle on markup %s, and is painted then', async (_, open) => {
    const { isAsleep, painted } = await open();
    expect([isAsleep(), painted.mock.calls.length]).toEqual([true, 0]);
    await idle();
    expect([isAsleep(), painted.mock.calls.length]).toEqual([false, 1]);
  });

  it('asks again for answers that have become old while it slept [SRV-03]', async () => {
    const page = await opened({ attributes: 'heading="a" asks' });
    expect([page.isAsleep(), page.words()]).toEqual([true, 'a  fetched']);
    vi.setSystemTime(Date.now() + 6 * 60_000);
    answer = 'newer';
    await act(async () => page.button.focus());
    await idle();
    await vi.waitFor(() => expect(page.words()).toBe('a  newer'));
    expect(page.isKept()).toBe(true);
  });

  it('wakes when the page is idle if its contract says so, and is painted before', async () => {
    const { isAsleep, painted } = await opened({ wakes: 'idle' });
    expect([isAsleep(), painted.mock.calls.length]).toEqual([true, 1]);
    await idle();
    expect([isAsleep(), painted.mock.calls.length]).toEqual([false, 1]);
  });

  it('sleeps again elsewhere in the page, and follows its attributes there', async () => {
    const page = await opened();
    await act(async () => page.element.remove());
    page.element.setAttribute('heading', 'b');
    await act(async () => document.body.append(page.element));
    await vi.waitFor(() => expect(page.words()).toBe('b  '));
  });

  it('shows and does the same as if it had never slept, whatever comes in which order', async () => {
    const deeds: Record<string, (page: Opened) => void> = {
      attribute: ({ element }) => element.setAttribute('heading', 'b'),
      back: ({ element }) => element.setAttribute('heading', 'a'),
      property: ({ element }) => {
        element.heading = 'c';
      },
      press: ({ container }) => container.querySelector('button')?.click(),
      over: ({ container }) =>
        void container
          .querySelector('button')
          ?.dispatchEvent(new Event('pointerover', { bubbles: true })),
      stored: () => pageStore.set(storedAtom, true),
      remove: ({ element }) => element.remove(),
      insert: ({ element }) => document.body.append(element),
      address: () => {
        window.history.pushState(null, '', '/sivu?q=x');
        dispatchEvent(new PopStateEvent('popstate'));
      },
    };
    const play = async (wakes: Wakes, names: readonly string[]) => {
      window.history.replaceState(null, '', '/sivu');
      pageStore.set(storedAtom, false);
      const page = await opened({ wakes });
      for (const name of names) await act(async () => deeds[name]?.(page));
      // Both have their view now.
      await act(async () => {
        deeds.insert?.(page);
        deeds.over?.(page);
      });
      return page.words();
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(deeds)), { maxLength: 6 }),
        async (names) => {
          expect(await play('touch', names)).toBe(await play('load', names));
        },
      ),
      { numRuns: often(100) },
    );
  });
});
