import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { replaceAddress } from '../../../src/core/page/location';
// Comes when it is first shown; under a stopped clock it would come too late.
import '../../../src/core/shop/shop-hit';
import { widget } from '../../../src/widgets/product-search/product-search.widget';
import { answeringFetch } from '../support/answering-fetch';
import { renderWidget } from '../support/render-widget';
import {
  facetCategories,
  field,
  goTo,
  more,
  page,
  path,
  shown,
  tag,
  time,
  titles,
} from './product-search-setup';

describe('facets', () => {
  const open = async (user: ReturnType<typeof time.user>, name: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    return screen.getAllByRole('option').map((one) => one.textContent);
  };

  it('are a dropdown for each category with name and count of its tags [SRCH-06]', async () => {
    const { user } = await shown();
    expect(await open(user, 'Säilytys')).toEqual(['Tuore (31)', 'Pakaste (32)']);
  });

  it('leave out a tag that is not to be displayed [SRCH-06]', async () => {
    const { user } = await shown();
    expect(await open(user, 'Raaka-aine')).toEqual(['Kana (21)']);
  });

  it('are checked where the server says selected [SRCH-06]', async () => {
    const [category] = facetCategories;
    const { user } = await shown((made) => ({
      ...page(made),
      facetCategories: [{ ...category, facetTags: [tag(21, 'Kana', { selected: true })] }],
    }));
    await open(user, 'Raaka-aine');
    expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
  });

  it('toggle a tag and search from page 1 [SRCH-05] [SRCH-03]', async () => {
    goTo('/tuotteet?page=2');
    const { user, asked } = await shown();
    await time.pass();
    await open(user, 'Säilytys');
    await user.click(screen.getByRole('option', { name: /Tuore/ }));
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['31']);
    expect(asked().at(-1)?.param('page')).toBe('1');
    await user.click(screen.getByRole('option', { name: /Tuore/ }));
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual([]);
  });

  it('include dietary buttons, as the custom facet call lists them [SRCH-24] [API-16]', async () => {
    const { user, asked } = await shown();
    const list = screen.getByRole('list', { name: 'Erityisruokavaliot' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map((one) => one.textContent)).toEqual(['Gluteeniton', 'Maidoton']);
    await user.click(buttons[0] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
    expect(screen.getByRole('button', { name: 'Gluteeniton', pressed: true })).toBeTruthy();
  });

  it('work without dietary buttons when their call fails [IMP-04]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const backend = answeringFetch((made) => (made.url.pathname === path ? page(made) : 500));
    renderWidget(widget, { settings: backend.settings });
    await time.pass();
    expect(screen.queryByRole('list', { name: 'Erityisruokavaliot' })).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('stand in the address as a list of ids [SRCH-10] [SRCH-11]', async () => {
    goTo('/tuotteet?facetTags=11,x');
    const { user, asked } = await shown();
    expect(asked()[0]?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
    await user.click(screen.getByRole('button', { name: 'Maidoton' }));
    expect(window.location.search).toBe('?facetTags=11,12');
  });
});

describe('on the export site', () => {
  const options = { brand: 'export', language: 'en' };

  it('shows what is chosen as chips that can be taken away [SRCH-27]', async () => {
    goTo('/tuotteet?facetTags=31,11');
    const { user, asked } = await shown(undefined, options);
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole(
      'button',
    );
    expect(chips.map((one) => one.textContent)).toEqual(['Remove Tuore', 'Remove Gluteeniton']);
    await user.click(chips[0] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
  });

  it('empties all filters with one button [SRCH-27] [SRCH-05]', async () => {
    goTo('/tuotteet?q=nakki&facetTags=31,11&productGroup=4');
    const { user, asked } = await shown(undefined, options);
    await user.click(screen.getByRole('button', { name: 'Empty filters' }));
    await time.pass();
    expect(asked().at(-1)?.url.search).toBe(
      '?language=en&page=1&pageSize=12&sortOrder=0&q=nakki&contentGroup=0',
    );
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('has no chips on other sites [SRCH-27]', async () => {
    goTo('/tuotteet?facetTags=31');
    await shown();
    expect(screen.queryByRole('list', { name: 'Valitut suodattimet' })).toBeNull();
  });
});

describe('with hidden initial results', () => {
  const options = { props: { hideInitialResults: true } };

  it('asks for the facets only and shows no product [SRCH-08]', async () => {
    const { asked } = await shown(undefined, options);
    expect(asked()[0]?.param('hideResults')).toBe('true');
    expect(titles()).toEqual([]);
    expect(screen.queryByText('Ei tuloksia')).toBeNull();
    expect(screen.getByRole('button', { name: 'Raaka-aine' })).toBeTruthy();
  });

  it('shows products once a tag is chosen [SRCH-08]', async () => {
    const { user, asked } = await shown(undefined, options);
    await user.click(screen.getByRole('button', { name: 'Gluteeniton' }));
    await time.pass();
    expect(asked().at(-1)?.param('hideResults')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it.each(['?q=nakki', '?facetTags=31', '?page=2', '?productGroup=4'])(
    'shows products at once with the address %s [SRCH-08]',
    async (query) => {
      goTo(`/tuotteet${query}`);
      await shown(undefined, options);
      await time.pass();
      expect(titles().length).toBeGreaterThan(0);
    },
  );

  it('hides them again when nothing is chosen any more [SRCH-08]', async () => {
    goTo('/tuotteet?facetTags=11');
    const { user } = await shown(undefined, options);
    await user.click(screen.getByRole('button', { name: 'Gluteeniton' }));
    await time.pass();
    expect(titles()).toEqual([]);
  });
});

describe('without hits and with errors', () => {
  const fail = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('says "Ei tuloksia" [SRCH-13] [SRCH-18]', async () => {
    await shown(() => ({ hits: [], totalCount: 0, hasMore: false }));
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
  });

  it('replaces the results of a first page that fails with an error and a retry [SRCH-14]', async () => {
    const log = fail();
    let isFailing = true;
    const { user } = await shown((made) => (isFailing ? 500 : page(made)));
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(log).toHaveBeenCalled();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('shows a failure of a later page beside the button and keeps the hits [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) =>
      made.param('page') === '2' && isFailing ? 500 : page(made),
    );
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(titles()).toHaveLength(12);
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(titles()).toHaveLength(24);
  });

  it('keeps what was typed when a search fails [SRCH-14]', async () => {
    fail();
    const { user } = await shown((made) => (made.param('q') ? 500 : page(made)));
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(field()).toHaveProperty('value', 'nakki');
  });
});

describe('the address', () => {
  it('is followed when it changes under the widget [IMP-31]', async () => {
    const { asked } = await shown();
    goTo('/tuotteet?q=nakki&facetTags=11');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('nakki');
    expect(field()).toHaveProperty('value', 'nakki');
    expect(screen.getByRole('button', { name: 'Gluteeniton', pressed: true })).toBeTruthy();
  });

  it('is searched once when the widget itself changes it [SRCH-10]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'nakki{Enter}');
    await time.pass(1000);
    expect(asked()).toHaveLength(2);
  });

  it('is replaced, not pushed [SRCH-10]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    const { user } = await shown();
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(window.location.search).toBe('?q=nakki');
    expect(push).not.toHaveBeenCalled();
  });

  it('keeps hash and parameters of the page [SRCH-10] [BRAND-08]', async () => {
    goTo('/tuotteet?utm=a#lista');
    const { user } = await shown();
    await user.type(field(), 'nakki{Enter}');
    expect(window.location.search + window.location.hash).toBe('?utm=a&q=nakki#lista');
  });

  it('changed by another widget is searched too [IMP-31]', async () => {
    const { asked } = await shown();
    replaceAddress('/tuotteet?q=toinen');
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('toinen');
  });

  it('starts over when an attribute changes [IMP-03]', async () => {
    const { setProps, asked } = await shown();
    setProps({ containerPage: '5' });
    await time.pass();
    expect(asked().at(-1)?.param('containerPage')).toBe('5');
  });
});

describe('the products', () => {
  it.each([
    ['ridderheimsse', 3],
    ['sibylla', 3],
    ['mestariforsmanfi', 3],
    ['export', 3],
    ['atriafi', 4],
    ['jyvabroiler', 4],
  ])('of %s stand in %i columns [SRCH-26]', async (brand, columns) => {
    const { container } = await shown(undefined, { brand });
    const list = container.querySelector('ul[style*="--columns:"]');
    expect(list?.getAttribute('style')).toMatch(new RegExp(`--columns: ?${columns}`));
  });

  it('show what they have [SRCH-28]', async () => {
    await shown((made) =>
      page(made, {
        url: '',
        link: '/linkki',
        likeCount: 5,
        novelty: true,
        totalTime: 90,
        startPublish: '2026-09-01',
        price: '4,90',
        pricePerKilo: '12,25',
        svhPrice: '5,90',
        discountPercentage: 20,
      }),
    );
    const [card] = screen.getAllByRole('article');
    const text = card?.textContent ?? '';
    for (const part of [
      'Uutuus 01/09/2026',
      '5',
      '1 h 30 min',
      '4,90 €/kpl',
      '5,90 €',
      '12,25 €/kg',
      '−20 %',
    ])
      expect(text).toContain(part);
    expect(
      within(card as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/linkki');
  });

  it('leave no empty place for what they lack [SRCH-28]', async () => {
    await shown();
    const [card] = screen.getAllByRole('article');
    expect(card?.textContent).toBe('Tuote 1');
    expect(card?.querySelector('p, dl')).toBeNull();
  });

  it('show their codes on the cards of the export site [SRCH-26] [SRCH-28]', async () => {
    await shown((made) => page(made, { productCode: '2197', gtinCode: '640' }), {
      brand: 'export',
    });
    const text = screen.getAllByRole('article')[0]?.textContent;
    expect(text).toContain('2197');
    expect(text).toContain('640');
  });

  it('are shop product cards to buy from on the meat shop [SRCH-26]', async () => {
    await shown((made) => page(made, { code: 'A1', price: '4,90', pricePerKilo: '12,25' }), {
      brand: 'lihakauppa',
    });
    await vi.waitFor(() => screen.getAllByRole('article'));
    const [card] = screen.getAllByRole('article');
    expect(card?.textContent).toContain('4,90 €/kpl');
    expect(within(card as HTMLElement).getAllByRole('button').length).toBeGreaterThan(1);
  });

  it.each([
    [0, true],
    [-1, true],
    [null, false],
    [4, false],
  ])('with a stock of %s are sold out: %s [SRCH-29]', async (stock, isOut) => {
    await shown((made) => page(made, { stock }));
    const [card] = screen.getAllByRole('article');
    expect(within(card as HTMLElement).queryByText('Loppuunmyyty') !== null).toBe(isOut);
  });

  it('are told to the page once they are shown [ELEM-08]', async () => {
    goTo('/tuotteet?q=nakki');
    const { events } = await shown();
    expect(events).toEqual([
      {
        name: 'atria-search-results',
        detail: { q: 'nakki', facetTags: [], page: 1, totalCount: 30 },
      },
    ]);
  });
});
