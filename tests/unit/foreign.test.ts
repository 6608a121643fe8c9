import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectFaults } from './support/expect-faults';

// The true one: the setup of the tests replaces a part of it.
vi.unmock('../../src/core/page/next-frame');

// Each test is a page of its own, since what fails is reported once a page.
beforeEach(() => {
  vi.resetModules();
  expectFaults();
});

/** The failures that the page is told of from now on, and how often the console is. */
const told: string[] = [];
const hear = (event: Event) => {
  const { kind, path } = (event as CustomEvent).detail;
  told.push(`${kind} ${path}`);
};
beforeEach(() => {
  told.length = 0;
  document.addEventListener('atria-error', hear);
});
afterEach(() => document.removeEventListener('atria-error', hear));
const saidOnce = async (path: string) => {
  // A rejection is known a turn later.
  await vi.waitFor(() => expect(told).toEqual([`stopped ${path}`]));
  expect(console.error).toHaveBeenCalledTimes(1);
};

const fault = new Error('consent');
const fail = (): never => {
  throw fault;
};

/** Like a promise of another library. */
const thenable = (then: unknown) => Object.fromEntries([['then', then]]);

describe('the guard around foreign code', () => {
  it('gives what the code returns, and says nothing', async () => {
    const { foreign } = await import('../../src/foreign');
    expect(foreign('x', () => 5)).toBe(5);
    expect(foreign('x', () => null)).toBeNull();
    await expect(foreign('x', () => Promise.resolve(6))).resolves.toBe(6);
    expect(told).toEqual([]);
  });

  it.each<[how: string, call: () => unknown]>([
    ['throws', fail],
    [
      'throws a text',
      () => {
        throw 'consent';
      },
    ],
    ['rejects', () => Promise.reject(fault)],
    [
      'is a thenable that rejects',
      () => thenable((_: unknown, no: (e: Error) => void) => no(fault)),
    ],
    ['is a thenable that throws', () => thenable(fail)],
    [
      'is a getter that throws',
      () => Object.defineProperty<{ x?: unknown }>({}, 'x', { get: fail }).x,
    ],
    ['is a proxy that throws', () => new Proxy({}, { get: fail })],
  ])('goes on where it %s, and says so once a page', async (_, call) => {
    const { foreign } = await import('../../src/foreign');
    const onFail = vi.fn();
    expect(() => foreign('x', call, onFail)).not.toThrow();
    await saidOnce('x');
    expect(onFail).toHaveBeenCalledTimes(1);
    foreign('x', call);
    foreign('x', fail);
    await saidOnce('x');
  });

  it('goes on where not even an event can be made', async () => {
    const { fire, foreign } = await import('../../src/foreign');
    vi.stubGlobal('CustomEvent', fail);
    expect(fire(document, 'atria-x')).toBe(true);
    expect(foreign('x', fail)).toBeUndefined();
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});

describe('the data layer', () => {
  const page = window as { dataLayer?: unknown };
  const push = async () => {
    const { pushFormEvent } = await import('../../src/core/analytics/data-layer');
    pushFormEvent('sent', 'form');
  };
  const entry = { event: 'sent', formName: 'form' };
  afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

  const counting = () => Object.assign(() => {}, { got: [] as object[], push: keep });
  function keep(this: { got: object[] }, one: object) {
    this.got.push(one);
    return 1;
  }
  it.each<[what: string, given: () => unknown, got: (layer: never) => unknown]>([
    ['an array', () => [1], (layer: unknown[]) => layer.slice(1)],
    ['an object with its own push', () => ({ got: [], push: keep }), ({ got }) => got],
    ['a function with a push', counting, ({ got }) => got],
    ['a proxy', () => new Proxy([], {}), (layer) => layer],
  ])('that is %s is kept [ANA-01]', async (_, given, got) => {
    page.dataLayer = given();
    const before = page.dataLayer;
    await push();
    expect(page.dataLayer).toBe(before);
    expect(got(page.dataLayer as never)).toEqual([entry]);
    expect(told).toEqual([]);
  });

  it.each([[undefined], [null], [false], ['text'], [7], [{}], [{ push: 'text' }]])(
    'that is %j is made anew [ANA-01]',
    async (given) => {
      page.dataLayer = given;
      await push();
      expect(page.dataLayer).toEqual([entry]);
      expect(told).toEqual([]);
    },
  );

  it.each<[what: string, given: PropertyDescriptor]>([
    ['has a push that throws', { value: { push: fail } }],
    ['has a push that rejects', { value: { push: () => Promise.reject(fault) } }],
    [
      'has a getter for its push that throws',
      { value: Object.defineProperty({}, 'push', { get: fail }) },
    ],
    ['is frozen', { value: Object.freeze([]) }],
    ['is a getter that throws', { get: fail }],
    ['can be read alone', { value: null }],
    ['is a proxy that refuses', { value: new Proxy([], { set: () => false }) }],
    ['is a revoked proxy', { get: () => revoked().push }],
  ])('that %s stops nothing, and is reported once', async (_, given) => {
    Object.defineProperty(window, 'dataLayer', { configurable: true, ...given });
    await push();
    await push();
    await saidOnce('dataLayer.push');
  });
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable<object[]>([], {});
    revoke();
    return proxy;
  };
});

describe('a function of the browser that a page has replaced', () => {
  it.each<[what: string, given: unknown]>([
    ['is missing', undefined],
    ['throws', fail],
    ['returns nothing', () => undefined],
    ['returns null', () => null],
  ])('matchMedia that %s: what holds otherwise', async (_, given) => {
    const { matches, onMatches } = await import('../../src/core/page/media-query');
    vi.stubGlobal('matchMedia', given);
    expect(matches('print')).toBe(false);
    expect(matches('(width > 1px)', true)).toBe(true);
    expect(() => onMatches('print', () => {})()).not.toThrow();
    await saidOnce('matchMedia');
  });

  it('matchMedia of an old polyfill: it is read, and not followed', async () => {
    const { matches, onMatches } = await import('../../src/core/page/media-query');
    vi.stubGlobal('matchMedia', () => ({ matches: true, addListener() {} }));
    expect(matches('print')).toBe(true);
    expect(() => onMatches('print', () => {})()).not.toThrow();
    await saidOnce('matchMedia');
  });

  it.each([
    ['is missing', undefined],
    ['throws', fail],
  ])(
    'requestAnimationFrame that %s: soon all the same, unless it is cancelled',
    async (_, given) => {
      const { nextFrame } = await import('../../src/core/page/next-frame');
      vi.stubGlobal('requestAnimationFrame', given);
      const cancelled = vi.fn();
      nextFrame(cancelled)();
      await new Promise<void>((called) => nextFrame(called));
      expect(cancelled).not.toHaveBeenCalled();
      await saidOnce('requestAnimationFrame');
    },
  );

  it('requestAnimationFrame of a polyfill without ids: once', async () => {
    const { nextFrame } = await import('../../src/core/page/next-frame');
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => void setTimeout(call));
    const called = vi.fn();
    nextFrame(called);
    await new Promise<void>((then) => nextFrame(then));
    expect(called).toHaveBeenCalledTimes(1);
  });

  const observers = ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const;
  const broken: Readonly<Record<string, unknown>> = {
    'is missing': undefined,
    'throws when it is made': class {
      constructor() {
        fail();
      }
    },
    'throws when it observes': class {
      observe = fail;
      disconnect = fail;
    },
  };
  const rows = observers.flatMap((kind) => Object.keys(broken).map((how) => [kind, how] as const));
  it.each(rows)('%s that %s: says that nothing is observed', async (kind, how) => {
    const { makeObserver } = await import('../../src/core/page/observers');
    vi.stubGlobal(kind, broken[how]);
    const observer = makeObserver(kind, () => {});
    expect(observer.observe(document.body)).toBe(false);
    expect(observer.disconnect).not.toThrow();
    await saidOnce(kind);
  });

  it('ResizeObserver that fails: the window’s size counts', async () => {
    const { observeSize } = await import('../../src/core/page/observe-size');
    vi.stubGlobal('ResizeObserver', undefined);
    const onSize = vi.fn();
    const stop = observeSize(onSize, document.body);
    await vi.waitFor(() => expect(onSize).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(onSize).toHaveBeenCalledTimes(2));
    stop();
    await saidOnce('ResizeObserver');
  });

  const entry = { isIntersecting: true };
  it.each<[what: string, observe: (call: (entries?: unknown[]) => void) => void, got: unknown[][]]>(
    [
      ['says nothing', () => {}, [[]]],
      ['has no entries', (call) => call([]), [[]]],
      ['passes nothing', (call) => call(), [[]]],
      ['throws', fail, [[]]],
      ['works', (call) => call([entry]), [[entry]]],
    ],
  )('IntersectionObserver that %s is not awaited for ever', async (_, observe, got) => {
    vi.useFakeTimers();
    const { watchView } = await import('../../src/core/page/observers');
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly call: () => void) {}
        observe() {
          observe(this.call);
        }
        disconnect() {}
      },
    );
    const seen: unknown[] = [];
    watchView([document.body], (entries) => seen.push(entries));
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual(got);
  });

  it('IntersectionObserver that is not needed any more is not awaited', async () => {
    vi.useFakeTimers();
    const { watchView } = await import('../../src/core/page/observers');
    watchView([document.body], () => {})();
    vi.advanceTimersToNextFrame();
    expect(vi.getTimerCount()).toBe(0);
  });

  const blocked = () => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  };
  const { replaceState } = window.history;
  it.each<[what: string, given: typeof replaceState, isDone: boolean]>([
    ['throws', blocked, false],
    ['does nothing', () => {}, false],
    [
      'throws after it has written',
      function (this: History, ...given) {
        replaceState.apply(this, given);
        blocked();
      },
      true,
    ],
    ['works', replaceState, true],
  ])('a history that %s: says whether the page has the address', async (_, given, isDone) => {
    const { replaceAddress, onAddress } = await import('../../src/core/page/location');
    const onChange = vi.fn();
    const stop = onAddress(onChange);
    vi.spyOn(window.history, 'replaceState').mockImplementation(given);
    replaceAddress('/x?q=1');
    stop();
    expect(window.location.search).toBe(isDone ? '?q=1' : '');
    expect(onChange).toHaveBeenCalledTimes(isDone ? 1 : 0);
    vi.mocked(window.history.replaceState).mockRestore();
  });

  it('addEventListener of an old zone.js: a listener that stops takes no other with it', async () => {
    const { listen } = await import('../../src/core/page/listen');
    const added = vi.spyOn(window, 'addEventListener');
    listen(window, 'resize scroll', () => {}, { passive: true })();
    // The end of a signal would end the one listener that it keeps for each event.
    expect(added.mock.calls.map(([name, , options]) => [name, options])).toEqual([
      ['resize', { passive: true }],
      ['scroll', { passive: true }],
    ]);
  });

  it('Event of MooTools: the page’s address is told all the same', async () => {
    const { onAddress, tellAddress } = await import('../../src/core/page/location');
    const onChange = vi.fn();
    const stop = onAddress(onChange);
    vi.stubGlobal('Event', function MooEvent() {});
    tellAddress();
    stop();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('arrays of Prototype.js: JSON has them as they are', async () => {
    const { toJson } = await import('../../src/to-json');
    const value = { list: [1, [2], new Date(0)], text: 'a' };
    const plain = JSON.stringify(value);
    Object.assign(Array.prototype, { toJSON: () => '[1]' });
    try {
      expect(JSON.stringify(value)).not.toBe(plain);
      expect(toJson(value)).toBe(plain);
      expect(toJson([[]])).toBe('[[]]');
      expect(toJson({ list: [1] }, (one) => (one === 1 ? 2 : one))).toBe('{"list":[2]}');
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(toJson(value)).toBe(plain);
  });

  it.each<[what: string, given: unknown]>([
    ['is missing', undefined],
    ['throws', fail],
  ])('print that %s leaves no sheet in the page', async (_, given) => {
    const { printAlone } = await import('../../src/core/ui/print-alone');
    vi.stubGlobal('print', given);
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' });
    await printAlone(host, [document.createTextNode('Ruokalista')]);
    expect(document.querySelector('[data-atria-print]')).toBeNull();
    await saidOnce('print');
  });
});
