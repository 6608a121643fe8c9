import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PropsOf, widgetContract } from '../../../../../src/core/element/contract';
import { defineWidget, type WidgetDefinition } from '../../../../../src/core/element/define-widget';
import { text } from '../../../../../src/core/element/reading/attributes';
import { pageParam, textParam } from '../../../../../src/core/listing/query-params';
import { useListing } from '../../../../../src/core/listing/use-listing';
import { initial } from '../../../../../src/core/page/settings';
import { useCall } from '../../../../../src/core/page/use-call';
import { renderRoot } from '../../../../../src/server/render-tag';
import { act } from '../../../support/dom';
import { expectFaults } from '../../../support/expect-faults';
import { goTo } from '../../../support/searching';
import { pageThatIdles } from '../../../support/served-page';

/** The calls that are not answered yet. */
interface Asked {
  readonly of: string;
  readonly signal: AbortSignal;
  readonly answer: (given: unknown) => Promise<void>;
  readonly fail: () => Promise<void>;
}
let asked: Asked[] = [];
const ask = (of: string, signal: AbortSignal) =>
  new Promise<never>((resolve, reject) => {
    asked.push({
      of,
      signal,
      answer: (given) => act(async () => resolve(given as never)),
      fail: () => act(async () => reject(new TypeError('away'))),
    });
  });

const contract = (name: string) =>
  widgetContract({
    name,
    purpose: 'text',
    summary: 'A trial.',
    wakes: 'load',
    because: 'A trial.',
    attributes: { wanted: text({ description: 'A trial.' }) },
  });
type Props = PropsOf<ReturnType<typeof contract>>;

/** The views so far, each as its text. */
let shown: string[] = [];
const show = (words: string) => {
  shown.push(words);
  return (
    <p>
      <button type="button">Moi</button>
      {words}
    </p>
  );
};

function Price({ wanted }: Props) {
  const { status, data = 'nothing' } = useCall<string>(wanted || null, (_, signal) =>
    ask(wanted, signal),
  );
  return show(`${status} ${data}`);
}

const params = { q: textParam(), page: pageParam() };
function Prices(_: Props) {
  const { status, hits, more } = useListing({
    params,
    load: (_, { q, page }, { signal }) => ask(`${q} ${page}`, signal),
  });
  return (
    <>
      {show(`${status} ${hits.join(' ')}`)}
      <button type="button" data-more onClick={more} />
    </>
  );
}
const price = defineWidget(contract('price-trial'), Price);
const prices = defineWidget(contract('prices-trial'), Prices);
const page = (hits: string, hasMore = false) => ({
  ...{ hits: hits.split(' '), hasMore, totalCount: 9 },
});

const idle = pageThatIdles();

beforeEach(() => {
  goTo('/lista');
  [asked, shown] = [[], []];
});

/** A page that a server has rendered so many minutes ago, with these answers; it is not idle yet. */
async function opened(
  definition: WidgetDefinition,
  minutes: number,
  answers: Record<string, unknown>,
) {
  const host = document.createElement(definition.tag);
  host.setAttribute('wanted', 'a');
  const rendering = renderRoot(
    definition,
    { localName: definition.tag, attributes: [], getAttribute: (name) => host.getAttribute(name) },
    undefined,
    {
      url: new URL(location.href),
      settings: initial,
      base: 'https://cdn.example/',
      get: async () => undefined,
      prefixOf: (name) => name,
    },
  );
  await vi.waitFor(async () => {
    for (const { of, answer } of asked.splice(0)) await answer(answers[of]);
    expect(await Promise.race([rendering, undefined])).toBeDefined();
  });
  const markup = (await rendering).markup(false, '');
  vi.setSystemTime(Date.now() + minutes * 60_000);
  definition.register();
  host.attachShadow({ mode: 'open' }).innerHTML = markup
    .replace(/^<template [^>]*>|<\/template>.*$/gs, '')
    .replaceAll('rel="stylesheet"', '');
  shown = [];
  await act(async () => document.body.replaceChildren(host));
  await vi.dynamicImportSettled();
  // A touch hydrates at once.
  await act(async () => host.shadowRoot?.dispatchEvent(new Event('pointerdown')));
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
  return { host, find };
}

describe('an answer in the markup', () => {
  it('is shown without a call while it is not older than five minutes [SRV-03]', async () => {
    for (const minutes of [0, 4.9, -4.9]) {
      await opened(price, minutes, { a: '9,90' });
      await idle();
      expect(asked).toEqual([]);
      expect(new Set(shown)).toEqual(new Set(['done 9,90']));
    }
  });

  it.each([5.1, 60 * 24 * 7, -5.1])(
    'is shown, and asked for again once the page is idle, where it is %d minutes old [SRV-03]',
    async (minutes) => {
      const { find } = await opened(price, minutes, { a: '9,90' });
      const button = find('button');
      button?.focus();
      expect(asked).toEqual([]);
      await idle();
      expect(asked.map(({ of }) => of)).toEqual(['a']);
      expect(new Set(shown)).toEqual(new Set(['done 9,90']));
      await asked[0]?.answer('12,90');
      expect(shown.at(-1)).toBe('done 12,90');
      expect(find('button')).toBe(button);
      expect(find('p')?.textContent).toContain('12,90');
      await idle();
      expect(asked).toHaveLength(1);
    },
  );

  it('stays where the call for a newer one fails, which is logged [SRV-03]', async () => {
    const said = expectFaults();
    await opened(price, 6, { a: '9,90' });
    await idle();
    await asked[0]?.fail();
    expect(new Set(shown)).toEqual(new Set(['done 9,90']));
    expect(said.mock.calls).toEqual([['atria:', expect.any(TypeError)]]);
    await idle();
    expect(asked).toHaveLength(1);
  });

  it('gives way to what is wanted meanwhile, whose call is the only one [SRV-03]', async () => {
    const { host } = await opened(price, 6, { a: '9,90' });
    await idle();
    await act(async () => host.setAttribute('wanted', 'b'));
    expect(asked.map(({ of, signal }) => [of, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    await asked[0]?.answer('12,90');
    expect(shown.at(-1)).toBe('loading nothing');
    await asked[1]?.answer('3,50');
    expect(shown.at(-1)).toBe('done 3,50');
  });

  it('is not asked for again where something else is wanted before the page is idle [SRV-03]', async () => {
    const { host } = await opened(price, 6, { a: '9,90' });
    await act(async () => host.setAttribute('wanted', 'b'));
    await idle();
    expect(asked.map(({ of }) => of)).toEqual(['b']);
  });
});

describe('hits in the markup', () => {
  const two = { ' 1': page('a b', true), ' 2': page('c d', true) };

  it('are listed without a call while they are not older than five minutes [SRV-03]', async () => {
    goTo('/lista?page=2');
    await opened(prices, 4.9, two);
    await idle();
    expect(asked).toEqual([]);
    expect(new Set(shown)).toEqual(new Set(['ready a b c d']));
  });

  it('stay until all their pages are there anew, which show at once [SRV-03]', async () => {
    goTo('/lista?page=2');
    await opened(prices, 6, two);
    expect(asked).toEqual([]);
    await idle();
    await asked[0]?.answer(page('a B', true));
    expect(new Set(shown)).toEqual(new Set(['ready a b c d']));
    await asked[1]?.answer(page('C', true));
    expect(asked.map(({ of }) => of)).toEqual([' 1', ' 2']);
    expect(new Set(shown)).toEqual(new Set(['ready a b c d', 'ready a B C']));
    await idle();
    expect(asked).toHaveLength(2);
  });

  it('are fewer where there are fewer now [SRV-03]', async () => {
    goTo('/lista?page=2');
    await opened(prices, 6, two);
    await idle();
    await asked[0]?.answer(page('a'));
    expect(asked).toHaveLength(1);
    expect(shown.at(-1)).toBe('ready a');
  });

  it('stay where a call for newer ones fails [SRV-03]', async () => {
    expectFaults();
    goTo('/lista?page=2');
    await opened(prices, 6, two);
    await idle();
    await asked[0]?.answer(page('a B', true));
    await asked[1]?.fail();
    expect(new Set(shown)).toEqual(new Set(['ready a b c d']));
  });

  it('are asked for again together with more, wanted meanwhile [SRV-03]', async () => {
    const { find } = await opened(prices, 6, { ' 1': page('a b', true) });
    await idle();
    await act(async () => find('[data-more]')?.click());
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[1]?.answer(page('c', false));
    await vi.waitFor(() => expect(shown.at(-1)).toBe('ready a b c'));
    await idle();
    await asked[2]?.answer(page('A', true));
    await asked[3]?.answer(page('C', false));
    expect(shown.at(-1)).toBe('ready A C');
    expect(asked.map(({ of }) => of)).toEqual([' 1', ' 2', ' 1', ' 2']);
  });

  it('give way to another search, and their call is aborted [SRV-03]', async () => {
    await opened(prices, 6, { ' 1': page('a b') });
    await idle();
    await act(async () => {
      goTo('/lista?q=kana');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(asked.map(({ of, signal }) => [of, signal.aborted])).toEqual([
      [' 1', true],
      ['kana 1', false],
    ]);
    await asked[1]?.answer(page('x'));
    await asked[0]?.answer(page('y'));
    await vi.waitFor(() => expect(shown.at(-1)).toBe('ready x'));
  });
});
