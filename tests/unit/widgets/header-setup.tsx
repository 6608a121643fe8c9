import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { PageSettings } from '../../../src/core/page/settings';
import { adoptStyles } from '../../../src/core/style/style-sheet';
import type { HeaderProps } from '../../../src/widgets/header/header.contract';
import { widget } from '../../../src/widgets/header/header.widget';
import { renderWidget } from '../support/render-widget';
import { resizeTo as resize } from '../support/resize-to';

const products = {
  label: 'Tuotteet',
  link: '/tuotteet',
  children: [
    { label: 'Makkarat', link: '/tuotteet/makkarat' },
    { label: 'Kana', link: '/tuotteet/kana' },
  ],
  teaserImage: '/pictures/grill.svg',
  showMoreLabel: 'Kaikki tuotteet',
};
const recipes = {
  label: 'Reseptit',
  link: '/reseptit',
  children: [{ label: 'Keitot', link: '/reseptit/keitot' }],
  expanded: true,
};
const languageMenu = [
  { label: 'In English', link: '/en/' },
  { label: 'På svenska', link: '/sv/' },
];

/** The answers of the navigation calls unless a test sets others. */
export const navigation = {
  desktop: {
    topTabs: [{ label: 'Atria-yhtiö', link: '/yhtio' }],
    bottomTabs: [products, recipes, { label: 'Kampanjat', link: '/kampanjat', showBorder: true }],
    languageMenu,
  },
  mobile: {
    barLinks: [{ label: 'Lihakauppa', link: 'https://shop.example/' }],
    navAccordions: [products, recipes],
    navLinks: [{ label: 'Yhteystiedot', link: '/yhteystiedot', icon: 'phone' }],
    languageMenu,
  },
};

interface Options {
  readonly width?: number;
  readonly props?: Partial<HeaderProps>;
  readonly brand?: string;
  readonly language?: string;
  readonly settings?: Partial<PageSettings>;
  /** Answers in place of `navigation`; a number is the status of a failure. */
  readonly desktop?: object | number;
  readonly mobile?: object | number;
  /** Keeps the navigation from answering. */
  readonly waiting?: boolean;
  /** Delays the navigation's answer; returns a function that sends it. */
  readonly later?: (answer: (given: object) => void) => void;
  /** Languages whose navigation fails to load. */
  readonly failing?: string;
  /** The cancelable events to stop, by name. */
  readonly stop?: readonly string[];
}

/** Sets the window's width, as resizing it would. */
export const resizeTo = (width: number): void => act(() => resize(width));

/** Scrolls the page, as a visitor would. */
export function scrollPageTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

/** A header in a window of a width, with the addresses it called. */
export function renderHeader(options: Options = {}) {
  const { width = 1280, props, brand, language, settings, waiting, later, failing, stop } = options;
  const { desktop, mobile } = options;
  const answers = { desktop: desktop ?? navigation.desktop, mobile: mobile ?? navigation.mobile };
  const calls: string[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    calls.push(pathname + search);
    if (waiting) return new Promise<Response>(() => {});
    if (later) return new Promise<Response>((go) => later((given) => go(Response.json(given))));
    if (failing && search.includes(`languageId=${failing}`))
      return new Response('', { status: 500 });
    const answer = pathname.endsWith('/desktop') ? answers.desktop : answers.mobile;
    return typeof answer === 'number'
      ? new Response('', { status: answer })
      : // Also of a search, which a slow test may begin.
        Response.json(/shoppingcart|\/lk\/|\/own/.test(pathname) ? {} : { hits: [], ...answer });
  });
  resizeTo(width);
  scrollPageTo(0);
  const result = renderWidget(widget, {
    ...(props && { props }),
    ...(brand && { brand }),
    ...(language && { language }),
    ...(stop && { stop }),
    settings: { fetch, ...settings },
  });
  // For computed styles.
  adoptStyles(result.host.shadowRoot as ShadowRoot);
  return { ...result, calls, answers };
}
