import { expect, type Page } from '@playwright/test';
import { minutes } from '../../scripts/test/limits';
import { failCalls, shop } from './support/sites';
import { test } from './support/test';
import { keepErrors } from './support/told-errors';
import { openPage, pageOf, rendered } from './support/widgets';

// Code of the page that throws, is missing or is half loaded, before the widgets' own. Unit tests
// (tests/unit/foreign.test.ts, core/form/captcha.test.ts) have more ways to fail.

/** A row: what the page does to itself, and what is told of it, once. */
type Ways = Readonly<Record<string, readonly [take: () => void, told: readonly string[]]>>;

/** Opens later pages with the fault; returns what the present page was told of the page's code. */
async function withFault(page: Page, take: () => void): Promise<() => Promise<unknown>> {
  const told = await keepErrors(page);
  await page.addInitScript(take);
  return async () =>
    ((await told()) as { kind: string; path: string; tag?: string }[]).map(
      ({ kind, path, tag }) => `${kind} ${tag ?? path}`,
    );
}
const stopped = (paths: readonly string[]) => paths.map((path) => `stopped ${path}`);
const saysSo = /^atria: the page's /;
/** The first of a table is of the first ring. */
const inRing = (at: number) => (at === 0 ? [] : ['@all']);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const layers: Ways = {
  'throws at each push': [
    () => {
      const push = () => {
        throw new Error('no consent');
      };
      Object.assign(window, { dataLayer: Object.assign([], { push }) });
    },
    ['dataLayer.push'],
  ],
  'is frozen': [() => Object.assign(window, { dataLayer: Object.freeze([]) }), ['dataLayer.push']],
  'cannot be read': [
    () =>
      Object.defineProperty(window, 'dataLayer', {
        get() {
          throw new Error('blocked');
        },
      }),
    ['dataLayer.push'],
  ],
  'rejects later': [
    () =>
      Object.assign(window, { dataLayer: { push: async () => Promise.reject(new Error('x')) } }),
    ['dataLayer.push'],
  ],
  'is an object of the page': [
    () => Object.assign(window, { dataLayer: { got: [], push: (one: unknown) => [one] } }),
    [],
  ],
};

for (const [at, [what, [take, paths]]] of Object.entries(layers).entries())
  test(`a purchase counts and is said on a page whose data layer ${what}`, {
    tag: inRing(at),
  }, async ({ page, expectFaults }) => {
    expectFaults(saysSo);
    test.setTimeout(minutes(2));
    const told = await withFault(page, take);
    await openPage(page, `${shop}/tuotteet`);
    const added = page.locator('[popover]').filter({ hasText: 'Tuote lisätty ostoskoriin' });
    for (const turn of [0, 1]) {
      await button(page, /^Lisää ostoskoriin/)
        .nth(turn)
        .click();
      await expect(added.nth(turn)).toBeVisible();
    }
    await expect(page.getByText('Tapahtui virhe')).toHaveCount(0);
    expect(await told()).toEqual(stopped(paths));

    await openPage(page, `${shop}/ostoskori`);
    const cart = page.locator('atria-cart');
    await expect(cart.getByRole('spinbutton')).toHaveCount(2);
    await expect(cart.getByRole('spinbutton').first()).toHaveValue('1');
    await button(page, 'Lisää määrää').first().click();
    await expect(cart.getByRole('status')).toContainText('kpl, yhteensä');
    expect(await told()).toEqual(stopped(paths));

    await openPage(page, `${shop}/kassa?postinumero=00180`);
    const person = {
      ...{ Etunimi: 'Anna', Sukunimi: 'Asiakas', Katuosoite: 'Kuja 1' },
      ...{ Postitoimipaikka: 'Helsinki', Sähköposti: 'anna@example.fi' },
      ...{ Puhelinnumero: '0401234567' },
    };
    for (const [name, value] of Object.entries(person)) await field(page, name).fill(value);
    const choices = (name: string) => page.getByRole('radiogroup', { name }).locator('label');
    await choices('Toimituspäivä').first().click();
    await choices('Kellonaika').first().click();
    await button(page, 'Siirry maksamaan').click();
    await page.getByText('Korttimaksu').click();
    expect(await told()).toEqual(stopped(paths));
    await button(page, /^Tilaa ja maksa/).click();
    await expect(page.getByRole('heading', { name: 'Harjoitusmaksu' })).toBeVisible();
  });

/** Makes the captcha's API another one when its script sets it. */
const captchas: Ways = {
  'cannot be reset': [
    () => {
      let api: object | undefined;
      const resetUI = () => {
        throw new Error('half loaded');
      };
      Object.defineProperty(window, 'mtcaptcha', {
        get: () => api,
        set: (given: object) => {
          api = { ...given, resetUI };
        },
      });
    },
    ['mtcaptcha.resetUI'],
  ],
  'lacks half of its API': [
    () => {
      let api: object | undefined;
      Object.defineProperty(window, 'mtcaptcha', {
        get: () => api,
        set: (given: object) => {
          api = { ...given, resetUI: undefined, getVerifiedToken: undefined };
        },
      });
    },
    ['mtcaptcha.getVerifiedToken', 'mtcaptcha.resetUI'],
  ],
};

for (const [at, [what, [take, paths]]] of Object.entries(captchas).entries())
  test(`a form says what became of it though its captcha ${what} [FORM-02]`, {
    tag: inRing(at),
  }, async ({ page, expectFaults }) => {
    expectFaults('calls', saysSo);
    const told = await withFault(page, take);
    await page.goto('/widgets/contact-form?only=brandSite');
    const form = page.locator('atria-contact-form');
    const send = form.getByRole('button', { name: 'Lähetä' });
    await expect(send).toBeVisible();
    for (const box of await form.getByRole('textbox').all()) {
      const kind = await box.getAttribute('type');
      await box.fill(kind === 'email' ? 'anna@example.fi' : kind === 'tel' ? '0401234567' : 'Anna');
    }
    await page.getByText('En ole robotti').click();
    await expect(page.getByText('Vahvistettu')).toBeVisible();
    await failCalls(page, 'contact:500');
    await send.click();
    await expect(form.getByText(/virhe|vikaan/).first()).toBeVisible();
    await expect(form.getByText('Lähetetään')).toHaveCount(0);
    await failCalls(page, '');
    await send.click();
    await expect(form.getByText('Kiitos').first()).toBeVisible();
    await expect(form.getByText('Lähetetään')).toHaveCount(0);
    const own = ((await told()) as string[]).filter((one) => one.startsWith('stopped'));
    expect(own.sort()).toEqual(stopped(paths));
  });

const platforms: Ways = {
  'has replaced observers by ones that throw, and matchMedia, Event and history by old ones': [
    () => {
      const fail = class {
        constructor() {
          throw new Error('old polyfill');
        }
      };
      const { matchMedia, history, MutationObserver: own } = window;
      Object.assign(window, {
        ...{ IntersectionObserver: fail, ResizeObserver: fail, PerformanceObserver: fail },
        // The test's own code in the page needs it.
        MutationObserver: class extends own {
          constructor(call: MutationCallback) {
            super(call);
            if (/\/atria\//.test(`${new Error('old polyfill').stack}`)) throw new Error('old');
          }
        },
        requestIdleCallback: undefined,
        Event: function MooEvent() {},
        matchMedia: (query: string) => ({
          matches: matchMedia.call(window, query).matches,
          addListener() {},
        }),
      });
      for (const name of ['pushState', 'replaceState'] as const) {
        const write = history[name];
        history[name] = (...given) => {
          write.apply(history, given);
          throw new Error('analytics');
        };
      }
    },
    [
      ...['IntersectionObserver', 'MutationObserver', 'ResizeObserver'],
      ...['history.pushState', 'history.replaceState', 'matchMedia'],
    ],
  ],
  'has no observers of views and sizes, no matchMedia and no frames': [
    () => {
      for (const name of ['Intersection', 'Resize', 'Performance'])
        Reflect.deleteProperty(window, `${name}Observer`);
      const { requestAnimationFrame: own } = window;
      Object.assign(window, {
        matchMedia: undefined,
        // The test's own code in the page needs it.
        requestAnimationFrame(call: FrameRequestCallback) {
          if (/\/atria\//.test(`${new Error('old polyfill').stack}`)) throw new Error('old');
          return own.call(window, call);
        },
      });
    },
    ['IntersectionObserver', 'ResizeObserver', 'matchMedia', 'requestAnimationFrame'],
  ],
  'has observers that never report': [
    () => {
      const silent = class {
        observe() {}
        disconnect() {}
      };
      Object.assign(window, { IntersectionObserver: silent, ResizeObserver: silent });
    },
    [],
  ],
  'has an old MDN polyfill of CustomEvent, and Array.from of MooTools': [
    () => {
      const old = Object.assign(
        function OldEvent(name: string, given: CustomEventInit = {}) {
          const event = document.createEvent('CustomEvent');
          event.initCustomEvent(name, given.bubbles, given.cancelable, given.detail);
          return event;
        },
        { prototype: Event.prototype },
      );
      Object.assign(window, { CustomEvent: old });
      Array.from = (list: ArrayLike<unknown>) => Array.prototype.slice.call(list);
    },
    [],
  ],
};
const shown = [
  ...['product-search', 'hero-carousel', 'card-grid', 'counter', 'accordion', 'contact-form'],
];

for (const [at, [what, [take, paths]]] of Object.entries(platforms).entries())
  test(`widgets show, and a search follows its visitor, on a page that ${what} [SRCH-10]`, {
    tag: inRing(at),
  }, async ({ page, expectFaults }) => {
    expectFaults(saysSo);
    test.setTimeout(minutes(2));
    const told = await withFault(page, take);
    await page.addInitScript(() => {
      document.addEventListener('atria-ready', () => Object.assign(window, { isReady: true }));
    });
    await page.goto(pageOf(shown));
    await rendered(page);
    for (const name of shown) {
      const tag = page.locator(`atria-${name}`);
      await tag.evaluate((element) => element.scrollIntoView());
      await expect
        .poll(() => tag.evaluate((element) => element.matches(':state(ready)')), { message: name })
        .toBe(true);
      // A stopped view shows the content between the tags instead.
      await expect(tag.locator('[part=root] > slot:only-child'), name).toHaveCount(0);
    }
    await expect(page.locator('atria-counter')).toContainText('1903');
    await expect.poll(() => page.evaluate(() => 'isReady' in window)).toBe(true);
    const search = page.locator('atria-product-search');
    await search.getByRole('button', { name: 'Laktoositon' }).first().click();
    const chosen = search.getByRole('button', { name: 'Poista Laktoositon' }).first();
    await expect(chosen).toBeVisible();
    await expect(page).toHaveURL(/facetTags=101/);
    await page.goBack();
    await expect(chosen).toBeHidden();
    expect(((await told()) as string[]).sort()).toEqual(stopped(paths));
  });
