import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limit } from '../../../../scripts/test/limits';
import { idsParam, pageParam, textParam } from '../../../../src/core/listing/query-params';
import type { ListingContext } from '../../../../src/core/listing/use-listing';
import { useListing } from '../../../../src/core/listing/use-listing';
import { useTypedText } from '../../../../src/core/search/use-typed-text';
import { often } from '../../support/chance';
import { expectFaults } from '../../support/expect-faults';
import { renderInFrame } from '../../support/render-in-frame';
import { renewPage } from '../../support/renew-page';
import { follow, goTo, time, travel } from '../../support/searching';

const params = { q: textParam(), facetTags: idsParam(), page: pageParam() };
const pages = 3;
type Query = { readonly q: string; readonly facetTags: readonly number[]; readonly page: number };
type Name = 'a' | 'b';
const tags = { a: 'atria-product-search', b: 'atria-site-search' };

/** The content of a hit: its listing and its query. */
const hitOf = (name: Name, { q, facetTags }: Query, page: number, language: string) =>
  `${name} ${language} "${q}" [${facetTags}] ${page}`;

/** A page of the browser with two listings; their calls wait until they are answered. */
function openPage() {
  const hosts = {
    a: document.body.appendChild(document.createElement(tags.a)),
    b: document.body.appendChild(document.createElement(tags.b)),
  };
  const held: { signal: AbortSignal; answer: (fails: boolean) => void }[] = [];
  const load = (name: Name) => (_: unknown, query: Query, context: ListingContext) =>
    new Promise<{ hits: string[]; totalCount: number; hasMore: boolean }>((resolve, reject) => {
      const { signal, isHidden, language } = context;
      const hits = isHidden ? [] : [hitOf(name, query, query.page, language)];
      const hasMore = !isHidden && query.page < pages;
      held.push({
        signal,
        answer: (fails) =>
          fails ? reject(new Error('lost')) : resolve({ hits, totalCount: pages, hasMore }),
      });
    });
  const made = (name: Name) => {
    const shown = {} as {
      listing: ReturnType<typeof useProbe>[0];
      typed: ReturnType<typeof useProbe>[1];
    };
    const loadOwn = load(name);
    function useProbe() {
      const listing = useListing({ params, hideInitialResults: true, load: loadOwn });
      return [listing, useTypedText(listing)] as const;
    }
    const Probe = () => {
      [shown.listing, shown.typed] = useProbe();
      return null;
    };
    return { ...renderInFrame(<Probe />, { host: hosts[name] }), shown, language: 'fi' };
  };
  const there: Partial<Record<Name, ReturnType<typeof made>>> = {};
  return {
    there,
    mount: (name: Name) => (there[name] ??= made(name)),
    unmount(name: Name) {
      there[name]?.unmount();
      delete there[name];
    },
    async answer(fails: boolean) {
      held.shift()?.answer(fails);
      await time.pass();
    },
    /** Answers all, including aborted calls, and retries failed ones. */
    async settle() {
      while (held.length > 0) await this.answer(false);
      for (const one of Object.values(there))
        if (one.shown.listing.status.endsWith('ailed')) act(() => one.shown.listing.retry());
      await time.pass();
      while (held.length > 0) await this.answer(false);
    },
    close() {
      this.unmount('a');
      this.unmount('b');
      for (const host of Object.values(hosts)) host.remove();
    },
  };
}
type Page = ReturnType<typeof openPage>;

interface One {
  readonly facetTags: readonly number[];
  readonly page: number;
  readonly all: boolean;
}
interface Entry {
  readonly q: string;
  readonly hash: string;
  readonly a: One;
  readonly b: One;
  /** The entry before the visitor typed. */
  readonly untyped?: Entry | undefined;
}
const fresh: One = { facetTags: [], page: 1, all: false };
const asks = ({ q, a, b }: Entry) => JSON.stringify([q, a.facetTags, a.page, b.facetTags, b.page]);
const showing = ({ a, b }: Entry) => `${a.all} ${b.all}`;

/** The required address and history, by the requirements alone. */
class History {
  entries: Entry[] = [{ q: '', hash: '', a: fresh, b: fresh }];
  at = 0;
  get now(): Entry {
    return this.entries[this.at] as Entry;
  }
  /** A listing's change of its own part, and of the shared text. */
  with(name: Name, part: Partial<One>, q = this.now.q): Entry {
    const { a, b } = this.now;
    const all = { a, b };
    const start = q === this.now.q ? {} : { page: 1 };
    const other = name === 'a' ? 'b' : 'a';
    return {
      ...this.now,
      q,
      [other]: { ...all[other], ...start },
      [name]: { ...all[name], page: 1, all: false, ...part },
      untyped: undefined,
    };
  }
  push(entry: Entry, from: Entry = this.now) {
    const { hash, a, b } = this.now;
    const left = { ...from, hash, a: { ...from.a, all: a.all }, b: { ...from.b, all: b.all } };
    this.entries.splice(this.at, Number.POSITIVE_INFINITY, { ...left, untyped: undefined }, entry);
    this.at++;
  }
  replace(entry: Entry) {
    // Unlike a browser, the document of these tests loses the forward entries.
    this.entries.splice(this.at, Number.POSITIVE_INFINITY, entry);
  }
  step(entry: Entry, from: Entry = this.now) {
    if (asks(entry) !== asks(from) || showing(entry) !== showing(this.now)) this.push(entry, from);
    else this.replace(entry);
  }
}

type Step = (page: Page, history: History) => Promise<void>;
const name = fc.constantFrom<Name>('a', 'b');
const onListing = (
  page: Page,
  one: Name,
  act_: (shown: NonNullable<Page['there'][Name]>['shown']) => void,
) => {
  const listing = page.there[one];
  if (listing) act(() => act_(listing.shown));
  return Boolean(listing);
};
const text = fc.constantFrom('', 'kana', 'nauta');

const choose = fc.tuple(name, fc.constantFrom(1, 2)).map(
  ([one, id]): Step =>
    async (page, history) => {
      const before = history.now[one].facetTags;
      const facetTags = before.includes(id) ? before.filter((tag) => tag !== id) : [...before, id];
      if (onListing(page, one, ({ listing }) => listing.change({ facetTags })))
        history.step(history.with(one, { facetTags }));
    },
);
const type = fc.tuple(name, text).map(
  ([one, q]): Step =>
    async (page, history) => {
      if (!onListing(page, one, ({ typed }) => typed.type(q))) return;
      await time.pass(500);
      if (q === history.now.q) return;
      const untyped = history.now.untyped ?? history.now;
      history.replace({ ...history.with(one, {}, q), untyped });
    },
);
const submit = fc.tuple(name, text).map(
  ([one, q]): Step =>
    async (page, history) => {
      if (!onListing(page, one, ({ typed }) => typed.type(q))) return;
      onListing(page, one, ({ typed }) => typed.submit());
      const next = history.with(one, {}, q);
      const isNews = asks(next) !== asks(history.now) || showing(next) !== showing(history.now);
      const { untyped } = history.now;
      if (isNews || (untyped && asks(next) !== asks(untyped))) history.step(next, untyped);
    },
);
const more = name.map(
  (one): Step =>
    async (page, history) => {
      const listing = page.there[one]?.shown.listing;
      if (listing?.status !== 'ready' || !listing.hasMore || listing.isHidden) return;
      onListing(page, one, (shown) => shown.listing.more());
      const { now } = history;
      history.replace({ ...now, [one]: { ...now[one], page: now[one].page + 1 } });
    },
);
const showAll = name.map(
  (one): Step =>
    async (page, history) => {
      const isThere = onListing(page, one, ({ listing, typed }) => {
        typed.erase();
        listing.clearAll(true);
      });
      const next = history.with(one, { ...fresh, all: true }, '');
      if (isThere && (asks(next) !== asks(history.now) || showing(next) !== showing(history.now)))
        history.step(next);
    },
);
const link = fc.constantFrom('#x', '#y').map(
  (hash): Step =>
    async ({ there }, history) => {
      const { now } = history;
      if (hash === now.hash) return;
      await follow(hash);
      // "Shows all" is kept for a listing that follows the link.
      const on = ({ all, ...one }: One) => ({ ...one, all: all && Boolean(there.a ?? there.b) });
      history.entries.splice(history.at + 1, Number.POSITIVE_INFINITY, {
        ...{ ...now, hash, untyped: undefined, a: on(now.a), b: on(now.b) },
      });
      history.at++;
    },
);
const go = fc.constantFrom<'back' | 'forward'>('back', 'back', 'forward').map(
  (way): Step =>
    async (_, history) => {
      const at = history.at + (way === 'back' ? -1 : 1);
      if (!history.entries[at]) return;
      history.at = at;
      await travel(way);
    },
);
const mount = name.map(
  (one): Step =>
    async (page) =>
      void page.mount(one),
);
const unmount = name.map(
  (one): Step =>
    async (page) =>
      page.unmount(one),
);
const reload = fc.tuple(name, name).map(
  (order): Step =>
    async (page) => {
      page.unmount('a');
      page.unmount('b');
      renewPage();
      for (const one of order) page.mount(one);
    },
);
const language = fc.tuple(name, fc.constantFrom('fi', 'en')).map(
  ([one, to]): Step =>
    async (page) => {
      const listing = page.there[one];
      if (!listing) return;
      listing.setLanguage(to);
      listing.language = to;
    },
);
const answer = fc.boolean().map(
  (isRight): Step =>
    (page) =>
      page.answer(!isRight),
);
const settle = fc.constant<Step>((page) => page.settle());

const kinds = [
  ...[choose, type, submit, more, more, showAll, link, go, go, mount, mount, unmount, reload],
  ...[language, answer, answer, settle, settle],
];
// A walk over few kinds reaches the combinations of only these.
const walk = fc
  .subarray(kinds, { minLength: 3 })
  .chain((some) => fc.array(fc.oneof(...some), { minLength: 3, maxLength: 25 }));

function checkAddress({ now }: History) {
  const given = new URLSearchParams(window.location.search);
  const of = (prefix: string) => ({
    facetTags: given.get(`${prefix}facetTags`) ?? '',
    page: Number(given.get(`${prefix}page`) ?? 1),
  });
  const due = ({ facetTags, page }: One) => ({ facetTags: facetTags.join(), page });
  expect([given.get('q') ?? '', of(''), of('site-search-2-'), window.location.hash]).toEqual([
    ...[now.q, due(now.a), due(now.b), now.hash],
  ]);
}

async function checkShown(page: Page, { now }: History) {
  for (const one of ['a', 'b'] as const) {
    const probe = page.there[one];
    if (!probe) continue;
    const { listing, typed } = probe.shown;
    const query = { q: now.q, ...now[one] };
    const isHidden = !now.q && !query.all && query.facetTags.length === 0 && query.page === 1;
    const due = Array.from({ length: isHidden ? 0 : query.page }, (_, at) =>
      hitOf(one, query, at + 1, probe.language),
    );
    expect([listing.status, listing.isHidden, listing.hits, typed.text]).toEqual([
      ...['ready', isHidden, due, now.q],
    ]);
  }
}

it('two listings of a page: address, history and content agree in random walks [SRCH-10] [SRCH-03] [SRCH-09] [IMP-03] [IMP-31]', {
  timeout: Math.max(120_000, often(limit(120_000))),
}, async () => {
  expectFaults();
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      window.history.pushState(null, '', '/lista');
      goTo('/lista');
      renewPage();
      const page = openPage();
      const history = new History();
      page.mount('a');
      page.mount('b');
      try {
        for (const one of steps) {
          await one(page, history);
          await time.pass();
          checkAddress(history);
        }
        await page.settle();
        checkAddress(history);
        await checkShown(page, history);
      } finally {
        page.close();
      }
    }),
    { numRuns: often(60) },
  );
});
