import { expect, type Locator, type Page } from '@playwright/test';
import { siteOf } from './sites';
import { settled } from './widgets';

/** A search page of the demo host. */
export interface SearchSite {
  readonly tag: string;
  /** Start of the site's host name, with its dot; '' for the main site. */
  readonly site: string;
  readonly path: string;
  /** Path of its search call. */
  readonly call: string;
  /** A text with hits there, of more than three letters. */
  readonly word: string;
  readonly more: string;
  readonly retry: string;
}

const finnish = { more: 'Näytä lisää', retry: 'Yritä uudelleen' };

/** Each search widget on a page of a site that has it. */
export const searchSites: readonly SearchSite[] = [
  {
    tag: 'atria-site-search',
    site: '',
    path: '/haku',
    call: '/api/search/content/',
    word: 'kana',
    ...finnish,
  },
  {
    tag: 'atria-product-search',
    site: '',
    path: '/tuotteet',
    call: '/api/search/products',
    word: 'makkara',
    ...finnish,
  },
  {
    tag: 'atria-recipe-search',
    site: '',
    path: '/reseptit',
    call: '/api/search/recipes',
    word: 'keitto',
    ...finnish,
  },
  {
    tag: 'atria-professional-product-search',
    site: 'ammattilaiset.',
    path: '/tuotteet',
    call: '/api/search/products',
    word: 'kana',
    ...finnish,
  },
  {
    tag: 'atria-export-product-search',
    site: 'export.',
    path: '/products',
    call: '/api/search/products',
    word: 'pork',
    more: 'Show more',
    retry: 'Try again',
  },
  {
    tag: 'atria-news-search',
    site: 'atriacom.',
    path: '/ajankohtaista',
    call: '/api/search/newsroom',
    word: 'atria',
    ...finnish,
  },
  {
    tag: 'atria-shop-product-search',
    site: 'lihakauppa.',
    path: '/tuotteet',
    call: '/api/search/lihakauppa-products',
    word: 'naudan',
    ...finnish,
  },
];

/** A search page as its visitor sees it. */
export class SearchVisitor {
  readonly widget: Locator;
  readonly asked: string[] = [];
  constructor(
    readonly page: Page,
    readonly target: SearchSite,
  ) {
    this.widget = page.locator(target.tag);
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === target.call) this.asked.push(search);
    });
  }

  address = (query = ''): string => siteOf(this.target.site) + this.target.path + query;

  async open(query = ''): Promise<void> {
    await this.page.goto(this.address(query));
    await settled(this.page);
  }

  get titles(): Locator {
    return this.widget.getByRole('heading', { level: 3 });
  }
  get field(): Locator {
    return this.widget.getByRole('searchbox');
  }
  get more(): Locator {
    return this.widget.getByRole('button', { name: this.target.more });
  }
  query = (name: string): string | null => new URL(this.page.url()).searchParams.get(name);

  /** Presses Tab until the focus is there; a visitor with a keyboard has no other way. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const has = () =>
      target.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);
    for (let presses = 0; presses < 150 && !(await has()); presses++)
      await this.page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }

  /** Blocks the calls of a page, delays them, or passes them on. */
  async answer(how: (request: URL) => Promise<'go' | 'fail'>): Promise<void> {
    await this.page.route(
      (url) => url.pathname === this.target.call,
      async (route) => {
        const fate = await how(new URL(route.request().url()));
        // The page may have aborted the call meanwhile.
        if (fate === 'fail') await route.fulfill({ status: 500, body: '' }).catch(() => {});
        else await route.fallback().catch(() => {});
      },
    );
  }
}
