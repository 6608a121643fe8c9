/** What differs between a server and a page, or from one page of a visit to the next. */
const names = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'screen',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'innerWidth',
  'innerHeight',
  'getComputedStyle',
] as const;

/** A clock that reports reads of the present time; dates of a given time work as usual. */
const clockThatTells = (tell: (name: string) => void) =>
  new Proxy(Date, {
    construct(target, given, self) {
      if (given.length === 0) tell('new Date()');
      return Reflect.construct(target, given, self);
    },
    get(target, name) {
      if (name === 'now') tell('Date.now()');
      return Reflect.get(target, name);
    },
  });

/**
 * Records reads of the page, the clock and random numbers while `render` runs: a view would render
 * something else from them on a server than at hydration.
 */
export function whatIsAsked(render: () => void): string[] {
  const asked = new Set<string>();
  const tell = (name: string) => {
    const from = /\/(src\/[^\s:)?]+)/.exec(new Error(name).stack ?? '')?.[1];
    if (from) asked.add(`${name} in ${from}`);
  };
  const restores = names.map((name) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get: () => tell(name) });
    return () => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    };
  });
  const { Date: clock } = globalThis;
  const { random } = Math;
  globalThis.Date = clockThatTells(tell);
  Math.random = () => {
    tell('Math.random()');
    return random();
  };
  try {
    render();
  } finally {
    globalThis.Date = clock;
    Math.random = random;
    for (const restore of restores) restore();
  }
  return [...asked];
}
